/** npm run backup, restore, move and rekey: what they do, and what they print. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Refusal } from '#server/api/refusal.ts';
import { forgetKey } from '#server/auth/key.ts';
import { openDatabase } from '#server/db/open.ts';
import { keyPath } from '#server/files.ts';
import { createStorage } from '#server/media/index.ts';
import { readSettings, type Settings, WrongSetting } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';
import { formatBytes } from '#values/bytes.ts';
import { BadArchive } from './bad-archive.server.ts';
import { lookAt } from './databases.server.ts';
import { beginCopia } from './make.server.ts';
import { moveDatabase } from './move.server.ts';
import { Refused, requireAlone, restoreArchive } from './restore.server.ts';
import { SiteInUse } from './sqlite-queries.server.ts';

const commands: Record<string, (settings: Settings, args: string[]) => Promise<void>> = {
  backup,
  restore,
  move,
  rekey,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Refused('Las órdenes son backup, restore, move y rekey.');
  await command(readSettings(process.env), args);
} catch (error) {
  console.error(`\x1b[31m✗ ${sentenceOf(error)}\x1b[0m`);
  process.exitCode = 1;
}

async function backup(settings: Settings, [file, ...more]: string[]): Promise<void> {
  if (more.length > 0 || file?.startsWith('-')) throw new Refused('Se usa así: npm run backup [-- ARCHIVO]');
  if ((await lookAt(settings)) !== 'site') throw new Refused('Aquí no hay ningún sitio del que hacer una copia.');
  const given = file && asGiven(file);
  const isFolder = given && existsSync(given) && statSync(given).isDirectory();
  const path = isFolder ? undefined : given;
  if (path && existsSync(path)) throw new Refused(`${path} ya existe. Indica otro nombre.`);
  const database = openDatabase(settings);
  try {
    const worker = createWorker(database.db);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void worker.stop());
    say('Haciendo la copia…');
    const begun = await beginCopia(
      {
        settings: { ...settings, ...(isFolder && { copiesDir: given }) },
        db: database.db,
        worker,
        storage: createStorage(settings),
      },
      { tipo: 'a-mano', path },
    );
    const { path: made, copia, written } = await begun.done;
    say(`Copia hecha: ${made} (${formatBytes(copia.bytes)})`);
    say(
      `${count(written.rows)} filas; ${count(written.files)} imágenes y vídeos (${formatBytes(written.mediaBytes)}).`,
    );
    say('Guarda el archivo en lugar seguro: quien lo tenga tiene todo lo que hay en el sitio.');
  } finally {
    await database.close();
  }
}

async function restore(settings: Settings, given: string[]): Promise<void> {
  const paths = given.filter((word) => word !== '--replace');
  if (paths.length !== 1 || paths[0]!.startsWith('-'))
    throw new Refused('Se usa así: npm run restore -- ARCHIVO [--replace]');
  const path = asGiven(paths[0]!);
  if (!existsSync(path)) throw new Refused(`${path} no existe.`);
  const { rows, tables, files, aside, withoutTwoFactor } = await restoreArchive(settings, path, {
    isReplacing: given.includes('--replace'),
    say,
  });
  say(`Restaurado y comprobado: ${count(rows)} filas de ${tables} tablas; ${count(files)} imágenes y vídeos.`);
  for (const place of aside) say(`Lo que había antes está en ${place}. Bórralo cuando veas que todo está bien.`);
  if (withoutTwoFactor > 0)
    say(
      `Falta la clave del sitio (${keyPath(settings.dataDir)} o SECRET_KEY): ${lost(withoutTwoFactor)} Si tienes la clave, ponla ahí y repite la orden con --replace.`,
    );
  say('Ya puedes arrancar el sitio. Hay que volver a iniciar sesión.');
  say('Si facturas aquí: antes de la próxima factura, «Facturas» te pedirá el último número que diste de cada serie.');
}

/** For a key that is lost, or known to somebody who should not know it. */
async function rekey(settings: Settings, more: string[]): Promise<void> {
  if (more.length > 0) throw new Refused('Se usa así: npm run rekey');
  if ((await lookAt(settings)) !== 'site') throw new Refused('Aquí no hay ningún sitio.');
  await requireAlone(settings, true);
  const database = openDatabase(settings);
  try {
    const people = await forgetKey(database.db);
    rmSync(keyPath(settings.dataDir), { force: true });
    say(
      settings.secretKey
        ? 'Hecho: desde el próximo arranque vale la SECRET_KEY que hay puesta. Si es la que querías cambiar, cámbiala antes.'
        : 'Hecho: el próximo arranque hará una clave nueva.',
    );
    say(`Todas las sesiones se han cerrado.${people > 0 ? ` Además, ${lost(people)}` : ''}`);
  } finally {
    await database.close();
  }
}

function lost(people: number): string {
  const whose = people === 1 ? 'una persona' : `${count(people)} personas`;
  return `la verificación en dos pasos de ${whose} ya no vale: entrarán solo con la contraseña hasta que la activen otra vez.`;
}

async function move(settings: Settings, [to, ...more]: string[]): Promise<void> {
  if (!to || more.length > 0) throw new Refused('Se usa así: npm run move -- postgres://… (o sqlite:carpeta)');
  say('Trasladando y comparando fila por fila…');
  const { tables, next } = await moveDatabase(settings, to, { from: startedIn() });
  for (const [table, { rows }] of tables)
    console.log(`  ${table.padEnd(28)} ${count(rows).padStart(10)} filas, iguales`);
  say(`Todo está en su sitio: ${count([...tables.values()].reduce((sum, { rows }) => sum + rows, 0))} filas.`);
  say(next);
}

/** An unexpected error is printed as it came. */
function sentenceOf(error: unknown): string {
  const isOurs = [BadArchive, Refused, Refusal, SiteInUse].some((kind) => error instanceof kind);
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof WrongSetting) return `Ajuste incorrecto: ${text}`;
  return isOurs ? text : `No se ha podido: ${text}. No se ha cambiado nada.`;
}

/** npm starts its commands in the project's folder; a path is meant from where the operator is. */
function startedIn(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

function asGiven(path: string): string {
  return resolve(startedIn(), path);
}

function count(value: number): string {
  return value.toLocaleString('es-ES');
}

function say(text: string): void {
  console.log(`\x1b[1m▸ ${text}\x1b[0m`);
}
