/**
 * Newsletters are sent here: begun when they are due, their rows put into the outbox in small steps, a few mails at a
 * time at the pace that the settings say. Any number of processes may do it; one that dies is missed by nobody.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentAjustes } from '#ajustes/current.server.ts';
import type { Db } from '#server/db/open.ts';
import { lockRow } from '#server/db/versions.ts';
import { logError } from '#server/log.ts';
import type { Mail } from '#server/mail/index.ts';
import type { Settings } from '#server/settings.ts';
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
  type LeasedCorreo,
  leaseSome,
  listDueEnvios,
  listSendingEnvios,
  takeSlot,
} from './outbox-queries.server.ts';

export interface Envios {
  /** Begins one that is due, unless somebody else has. */
  begin(id: number): Promise<void>;
  /** There is something to do. */
  wake(): void;
  /** Resolves when nothing is to be done at this moment. */
  settled(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface Parts {
  db: Db;
  mail: Mail;
  ajustes: CurrentAjustes;
  settings: Pick<Settings, 'siteUrl' | 'mailPerMinute'>;
  changed(tags: string[]): void;
}

const lookMs = 5000;
/** Longer than a mail may wait its turn and then take. */
const leaseMs = 90_000;
const staleMs = 30_000;
const lanes = 4;
const maxPerTurn = 50;
const fillStep = 500;

export function createEnvios(parts: Parts): Envios {
  const { db, mail, ajustes, settings, changed } = parts;
  const stopping = new AbortController();
  /** So many mails, and then a pause of so long: about one turn a second. */
  const perTurn = Math.min(maxPerTurn, Math.max(1, Math.round(settings.mailPerMinute / 60)));
  const turnMs = (perTurn * 60_000) / settings.mailPerMinute;
  const letters = createLetters({ db, mail, ajustes, settings });
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAsked = false;

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const { id } of await listDueEnvios(db, new Date().toISOString())) await begin(parts, id);
      const sending = await listSendingEnvios(db);
      letters.keepOnly(sending);
      let hasMore = false;
      for (const envio of sending) if (await step(envio)) hasMore = true;
      if (!hasMore) return;
    }
  }

  /** Some of it; false when nothing of it can be done at this moment. */
  async function step(envio: EnvioRow): Promise<boolean> {
    const now = new Date();
    if (envio.ultimo_suscriptor < envio.hasta_suscriptor) {
      await fillSome(db, envio.id, fillStep, now.toISOString());
      return true;
    }
    const early = Date.parse(envio.siguiente_en!) - now.getTime();
    if (early > turnMs) return false;
    if (early > 0) {
      await wait(early, undefined, { signal: stopping.signal }).catch(() => {});
      return true;
    }
    if (!(await takeSlot(db, envio.id, now.toISOString(), later(now, turnMs)))) return true;
    // An order's mail or a password's does not wait for a newsletter.
    await mail.flush();
    const correos = await leaseSome(db, envio.id, perTurn, now.toISOString(), later(now, leaseMs));
    if (correos.length === 0) {
      if (await finishEnvio(db, envio.id, now.toISOString())) changed(['envios', `envio:${envio.id}`]);
      return false;
    }
    await Promise.all(Array.from({ length: lanes }, () => sendNext(envio, correos, now)));
    return true;
  }

  /** One after the other; those that a slow server kept waiting too long are left to the next turn. */
  async function sendNext(envio: EnvioRow, correos: LeasedCorreo[], leasedAt: Date): Promise<void> {
    for (let correo = correos.pop(); correo; correo = correos.pop())
      if (Date.now() - leasedAt.getTime() < staleMs && !stopping.signal.aborted) await letters.sendOne(envio, correo);
  }

  function wake(): void {
    isAsked = true;
    working ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await workOff().catch((error) => logError('newsletters', error));
      }
      working = undefined;
    })();
  }

  return {
    begin: (id) => begin(parts, id),
    wake,
    async settled() {
      await working;
    },
    start() {
      timer = setInterval(wake, lookMs);
      timer.unref();
      wake();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await working;
    },
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
  });
  changed(['envios', `envio:${id}`]);
}
