/**
 * Newsletters are sent here: begun when they are due, their rows put into the outbox in small steps, a few mails at a
 * time at the pace that the settings say. One process does it at a time; what one that dies left is gone on with.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Mail } from '#server/mail/index.ts';
import { noteUsos } from '#server/media/medio-usos.ts';
import type { Settings } from '#server/settings.ts';
import { lockRow } from '#server/things/versions.ts';
import type { Worker } from '#server/work/worker.ts';
import { makeContenido } from './contenido.server.ts';
import type { Bloque } from './envio.ts';
import { linksOf } from './envio-mail.server.ts';
import type { EnvioRow } from './envio-queries.server.ts';
import { createLetters, later } from './letters.server.ts';
import {
  archiveSlug,
  beginEnvio,
  fillSome,
  finishEnvio,
  hasEnvioToSend,
  listDueEnvios,
  listSendingEnvios,
  type TakenCorreo,
  takeSlot,
  takeSome,
} from './outbox-queries.server.ts';

export interface Envios {
  /** Begins one that is due, unless somebody else has. */
  begin(id: number): Promise<void>;
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is to be done at this moment. */
  settled(): Promise<void>;
}

interface Parts {
  db: Db;
  mail: Mail;
  ajustes: CurrentAjustes;
  settings: Pick<Settings, 'siteUrl' | 'mailPerMinute'>;
  worker: Worker;
  changed(tags: string[]): void;
}

const job = 'boletin';

const lookMs = 5000;
/** Longer than a mail may wait its turn and then take: a try that nothing is heard of is made again. */
const unheardMs = 90_000;
const staleMs = 30_000;
/** The mail server is asked over five connections: one is left for an order's mail or a password's. */
const lanes = 4;
const maxPerTurn = 50;
const fillStep = 500;

declare module '#server/app.ts' {
  interface App {
    envios: Envios;
  }
}

export function createEnvios(parts: Parts): Envios {
  const { db, mail, ajustes, settings, worker, changed } = parts;
  /** So many mails, and then a pause of so long: about one turn a second. */
  const perTurn = Math.min(maxPerTurn, Math.max(1, Math.round(settings.mailPerMinute / 60)));
  const turnMs = (perTurn * 60_000) / settings.mailPerMinute;
  const letters = createLetters({ db, mail, ajustes, settings });
  worker.add({
    name: job,
    everyMs: lookMs,
    hasWork: () => hasEnvioToSend(db, new Date().toISOString()),
    run: ({ signal }) => workOff(signal),
  });

  async function workOff(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      for (const { id } of await listDueEnvios(db, new Date().toISOString())) await begin(parts, id);
      const sending = await listSendingEnvios(db);
      letters.keepOnly(sending);
      let hasMore = false;
      for (const envio of sending) if (await step(envio, signal)) hasMore = true;
      if (!hasMore) return;
    }
  }

  /** Some of it; false when nothing of it can be done at this moment. */
  async function step(envio: EnvioRow, signal: AbortSignal): Promise<boolean> {
    const now = new Date();
    if (envio.ultimo_suscriptor < envio.hasta_suscriptor) {
      await fillSome(db, envio.id, fillStep, now.toISOString());
      return true;
    }
    const early = Date.parse(envio.siguiente_en!) - now.getTime();
    if (early > turnMs) return false;
    if (early > 0) {
      await wait(early, undefined, { signal }).catch(() => {});
      return true;
    }
    if (!(await takeSlot(db, envio.id, now.toISOString(), later(now, turnMs)))) return true;
    const correos = await takeSome(db, envio.id, perTurn, now.toISOString(), later(now, unheardMs));
    if (correos.length === 0) {
      if (await finishEnvio(db, envio.id, now.toISOString())) changed(['envios', `envio:${envio.id}`]);
      return false;
    }
    await Promise.all(Array.from({ length: lanes }, () => sendNext(envio, correos, now, signal)));
    return true;
  }

  /** One after the other; those that a slow server kept waiting too long are left to the next turn. */
  async function sendNext(envio: EnvioRow, correos: TakenCorreo[], takenAt: Date, signal: AbortSignal) {
    for (let correo = correos.pop(); correo; correo = correos.pop())
      if (Date.now() - takenAt.getTime() < staleMs && !signal.aborted) await letters.sendOne(envio, correo);
  }

  return {
    begin: (id) => begin(parts, id),
    wake: () => worker.wake(job),
    settled: () => worker.finish(job),
  };
}

/** What it says is made now, and stays as it is. */
async function begin({ db, settings, changed }: Parts, id: number): Promise<void> {
  const now = new Date().toISOString();
  await db.transaction().execute(async (db) => {
    const envio = await lockRow(db, 'envios', id);
    if (envio?.estado !== 'programado' || envio.programado_para! > now) return;
    const bloques = await makeContenido(db, JSON.parse(envio.bloques) as Bloque[], now);
    const links = linksOf(bloques, settings.siteUrl);
    const slug = await archiveSlug(db, envio);
    await beginEnvio(db, id, { contenido: JSON.stringify(bloques), links, slug, now });
    await noteUsos(db, 'envio', id, false);
  });
  changed(['envios', `envio:${id}`]);
}
