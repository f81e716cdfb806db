/** The process dies at any instant while a newsletter goes out: each reader gets it, under one Message-ID. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { startSmtpDouble } from '../harness/smtp-double.ts';

const kills = 4;
const readers = 240;

test(`${kills} kills at random instants`, { timeout: 180_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'boletin-'));
  const smtp = await startSmtpDouble();
  smtp.delay = () => 5;
  smtp.verdict = (to) => (/^lectora\d*7@/.test(to) ? { code: 550, text: '5.1.1 no such user' } : undefined);
  const env = { DATA_DIR: dataDir, SITE_URL: 'http://localhost:3000', DEMO: 'off', SMTP_URL: smtp.url };
  const pace = { ...env, MAIL_PER_MINUTE: '60000' };
  const database = openDatabase(readSettings(env));
  const { db } = database;
  try {
    await migrate(database);
    const id = await prepare(database);
    for (let n = 1; n <= kills; n++) {
      const child = start(pace);
      const wanted = (readers * n) / (kills + 2);
      await vi.waitFor(() => expect(smtp.taken.length).toBeGreaterThanOrEqual(wanted), { timeout: 60_000 });
      await wait(Math.random() * 30);
      await child.kill();
      // What it was sending is taken up again when its lease is over.
      await db
        .updateTable('correos')
        .set({ siguiente_en: '2020-01-01T00:00:00.000Z' })
        .where('enviado_en', 'is', null)
        .where('siguiente_en', '<', '9999')
        .execute();
      await db
        .updateTable('trabajos')
        .set({ hasta: '2020-01-01T00:00:00.000Z' })
        .where('dueno', 'is not', null)
        .execute();
    }
    const child = start(pace);
    const read = () => db.selectFrom('envios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await read()).estado).toBe('enviado'), { timeout: 60_000, interval: 200 });
    await child.kill();

    const idsOf = new Map<string, Set<string>>();
    for (const mail of smtp.taken) idsOf.set(mail.to, (idsOf.get(mail.to) ?? new Set()).add(mail.id));
    expect(idsOf.size).toBe(readers * 0.9);
    for (const [to, ids] of idsOf) expect(ids.size, to).toBe(1);
    // Only what was on its way at a kill may have come twice.
    expect(smtp.taken.length - idsOf.size).toBeLessThanOrEqual(kills * 4);
    expect(await read()).toMatchObject({ destinatarios: readers, rechazados: readers * 0.1 });
    const marked = await db.selectFrom('suscriptores').select('id').where('rebotado_en', 'is not', null).execute();
    expect(marked).toHaveLength(readers * 0.1);
  } finally {
    await database.close();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** A newsletter that is due, and its readers. */
async function prepare({ db }: Database): Promise<number> {
  const now = new Date().toISOString();
  await db
    .insertInto('suscriptores')
    .values(
      Array.from({ length: readers }, (_, n) => ({
        ...{ email: `lectora${n}@example.com`, token: `t${n}`, estado: 'confirmado' as const, origen: '' },
        ...{ texto_version: '', pedido_en: now, confirmado_en: now, baja_en: null },
      })),
    )
    .execute();
  const bloques = JSON.stringify([{ tipo: 'texto', texto: '<p>Hola.</p>' }]);
  const times = { programado_para: now, contenido: null, empezado_en: null, terminado_en: null, siguiente_en: null };
  return insertThing(db, 'envio', { asunto: 'Prueba', bloques, estado: 'programado', ...times }, now);
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'boletin-child.ts')], {
    env: { ...env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const dead = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  return {
    async kill() {
      child.kill('SIGKILL');
      expect(await dead, complaints).toBe('SIGKILL');
    },
  };
}
