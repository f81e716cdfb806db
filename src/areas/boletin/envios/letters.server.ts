/** One newsletter's mail to one reader: written once for all, sent, and what becomes of it when it cannot be. */
import type { CurrentAjustes } from '#areas/ajustes/current.server.ts';
import type { Db } from '#server/db/open.ts';
import type { Mail } from '#server/mail/index.ts';
import { verdictOf, waitMs } from '#server/mail/verdict.ts';
import type { Settings } from '#server/settings.ts';
import type { BloqueHecho } from './envio.ts';
import { type Letter, leavePlace, linksOf, writeLetter } from './envio-mail.server.ts';
import type { EnvioRow } from './envio-queries.server.ts';
import {
  dropCorreo,
  findReader,
  markEnviado,
  markRechazado,
  restUntil,
  type TakenCorreo,
} from './outbox-queries.server.ts';

interface Parts {
  db: Db;
  mail: Mail;
  ajustes: CurrentAjustes;
  settings: Pick<Settings, 'siteUrl'>;
}

/** When the mail server says that it is too much, or is not there. */
const restMs = 5000;
/** A server that answers "later" so often means no. */
const maxTries = 12;

export function createLetters({ db, mail, ajustes, settings }: Parts) {
  const letters = new Map<string, Letter>();

  async function sendOne(envio: EnvioRow, correo: TakenCorreo): Promise<void> {
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

  async function failed(envioId: number, correo: TakenCorreo, error: unknown): Promise<void> {
    const now = new Date();
    const verdict = verdictOf(error, correo.intentos, maxTries);
    const reason = String(error).slice(0, 1000);
    if (verdict === 'bounce' || verdict === 'refused')
      return markRechazado(db, envioId, correo, {
        error: reason,
        isBounce: verdict === 'bounce',
        now: now.toISOString(),
      });
    await mail.postpone(correo.id, reason, later(now, waitMs(verdict === 'rest' ? 1 : correo.intentos)));
    if (verdict === 'rest') await restUntil(db, envioId, later(now, restMs));
  }

  /** The same for everybody but for the address to leave at; written once. */
  function letterOf(envio: EnvioRow): Letter {
    const { id, asunto, slug, contenido } = envio;
    const known = letters.get(keyOf(envio));
    if (known) return known;
    const { siteUrl } = settings;
    const bloques = JSON.parse(contenido!) as BloqueHecho[];
    const links = linksOf(bloques, siteUrl);
    const letter = writeLetter({
      ...{ asunto, bloques, ajustes: ajustes.current, siteUrl, leave: leavePlace },
      archive: `${siteUrl}/boletin/${slug}`,
      hrefOf: (url) => `${siteUrl}/api/clic_envio.php?envio=${id}&enlace=${links.indexOf(url) + 1}`,
    });
    letters.set(keyOf(envio), letter);
    return letter;
  }

  return {
    sendOne,
    /** Of the others nothing more is sent. */
    keepOnly(envios: EnvioRow[]): void {
      for (const key of letters.keys()) if (!envios.some((envio) => keyOf(envio) === key)) letters.delete(key);
    },
  };
}

/** One that became a draft again and began anew says something else. */
function keyOf({ id, empezado_en }: EnvioRow): string {
  return `${id} ${empezado_en}`;
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

export function later(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}
