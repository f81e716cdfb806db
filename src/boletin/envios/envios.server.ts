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
import type { Bloque, BloqueHecho } from './envio.ts';
import { type Letter, leavePlace, linksOf, writeLetter } from './envio-mail.server.ts';
import type { EnvioRow } from './envio-queries.server.ts';
import {
  archiveSlug,
  beginEnvio,
  dropCorreo,
  fillSome,
  findReader,
  finishEnvio,
  type LeasedCorreo,
  leaseSome,
  listDueEnvios,
  listSendingEnvios,
  markEnviado,
  markRechazado,
  restUntil,
  takeSlot,
} from './outbox-queries.server.ts';
import { verdictOf, waitMs } from './verdict.server.ts';

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
/** When the mail server says that it is too much, or is not there. */
const restMs = 5000;

export function createEnvios({ db, mail, ajustes, settings, changed }: Parts): Envios {
  const stopping = new AbortController();
  /** So many mails, and then a pause of so long: about one turn a second. */
  const perTurn = Math.min(maxPerTurn, Math.max(1, Math.round(settings.mailPerMinute / 60)));
  const turnMs = (perTurn * 60_000) / settings.mailPerMinute;
  const letters = new Map<number, Letter>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAsked = false;

  async function begin(id: number): Promise<void> {
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

  async function workOff(): Promise<void> {
    while (!stopping.signal.aborted) {
      for (const { id } of await listDueEnvios(db, new Date().toISOString())) await begin(id);
      const sending = await listSendingEnvios(db);
      for (const id of letters.keys()) if (!sending.some((envio) => envio.id === id)) letters.delete(id);
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
      if (Date.now() - leasedAt.getTime() < staleMs && !stopping.signal.aborted) await sendOne(envio, correo);
  }

  async function sendOne(envio: EnvioRow, correo: LeasedCorreo): Promise<void> {
    const reader = await findReader(db, correo.suscriptor_id!);
    if (!reader) return dropCorreo(db, correo.id);
    const leave = `${settings.siteUrl}/boletin/baja?token=${reader.token}`;
    const { html, texto } = letterOf(envio);
    try {
      await mail.deliver(correo, {
        texto: texto.replaceAll(leavePlace, leave),
        html: html.replaceAll(leavePlace, leave),
        cabeceras: { ...replyTo(ajustes), ...listHeaders(leave, settings.siteUrl) },
      });
    } catch (error) {
      return failed(envio.id, correo, error);
    }
    // It was erased while it was on its way.
    const isThere = await markEnviado(db, envio.id, correo.id, new Date().toISOString(), !mail.hasServer);
    if (!isThere) await mail.tidy();
  }

  async function failed(envioId: number, correo: LeasedCorreo, error: unknown): Promise<void> {
    const now = new Date();
    const verdict = verdictOf(error, correo.intentos);
    const told = String(error).slice(0, 1000);
    if (verdict === 'bounce' || verdict === 'refused')
      return markRechazado(db, envioId, correo, {
        error: told,
        isBounce: verdict === 'bounce',
        now: now.toISOString(),
      });
    await mail.postpone(correo.id, told, later(now, waitMs(verdict === 'rest' ? 1 : correo.intentos)));
    if (verdict === 'rest') await restUntil(db, envioId, later(now, restMs));
  }

  /** The same for everybody but for the address to leave at; written once. */
  function letterOf({ id, asunto, slug, contenido }: EnvioRow): Letter {
    const known = letters.get(id);
    if (known) return known;
    const { siteUrl } = settings;
    const bloques = JSON.parse(contenido!) as BloqueHecho[];
    const links = linksOf(bloques, siteUrl);
    const letter = writeLetter({
      ...{ asunto, bloques, ajustes: ajustes.current, siteUrl, leave: leavePlace },
      archive: `${siteUrl}/boletin/${slug}`,
      hrefOf: (url) => `${siteUrl}/api/clic_envio.php?envio=${id}&enlace=${links.indexOf(url) + 1}`,
    });
    letters.set(id, letter);
    return letter;
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
    begin,
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

function replyTo({ current: { titular } }: CurrentAjustes): Record<string, string> {
  return titular.email ? { 'Reply-To': titular.email } : {};
}

/** Mail programs show a button of their own, and post to this address when it is pressed (RFC 8058). */
function listHeaders(leave: string, siteUrl: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-ID': `<boletin.${new URL(siteUrl).hostname}>`,
    Precedence: 'bulk',
  };
}

function later(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}
