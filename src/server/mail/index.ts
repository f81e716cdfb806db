/** Mails go out from a table: written in the transaction of what they are about, sent until the server takes them; twice only where a kill leaves doubt. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { App } from '#server/app.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { Db } from '#server/db/open.ts';
import { placeFile } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';
import { type WrittenMail, withLetterhead } from './mails.ts';
import {
  enqueueCorreo,
  hasDueCorreo,
  hurryCorreos,
  listCreated,
  markFailed,
  markSent,
  type NewCorreo,
  never,
  takeCorreo,
} from './queries.ts';
import { createMailPassword, createPost, type MailPassword } from './server.ts';
import { verdictOf } from './verdict.ts';

export interface Mail {
  enqueue(db: Db, mail: WrittenMail, now: string): Promise<void>;
  /** One that was written before, as it was. */
  enqueueAgain(db: Db, correo: NewCorreo, now: string): Promise<void>;
  /** Sends what is due now, and resolves when it is done; by itself it happens as soon as one is written. Newsletters have their own turn (boletin/). */
  flush(): Promise<void>;
  /** Hands one mail to the mail server, or fails with what it said; who asks writes down what came of it. */
  deliver(
    correo: Addressed,
    letter: Pick<NewCorreo, 'texto' | 'html' | 'cabeceras'> & { adjunto?: Attachment | undefined },
  ): Promise<void>;
  /** The server is another one, or open again: what waits for a later try is tried now. */
  hurry(): Promise<void>;
  /** It was not taken: again at that instant. */
  postpone(id: number, error: string, nextTry: string): Promise<void>;
  /** Of the server that the settings name. */
  password: MailPassword;
  /** False: mails become files. */
  readonly hasServer: boolean;
  /** Takes away the files of mails that are gone: they are copies of them. */
  tidy(): Promise<void>;
  /** Lets go of the mail server. */
  close(): void;
}

export interface Attachment {
  filename: string;
  content: Buffer;
}

/** What of a mail's row says whose it is. */
export interface Addressed {
  id: number;
  para: string;
  asunto: string;
  creado_en: string;
}

/** A try that nothing is heard of, because its process died, is made again. */
const unheardMs = 60_000;
const maxWaitMs = 6 * 60 * 60 * 1000;
/** Five days of "later" mean no; a server that cannot be reached at all is waited for two weeks: its operator may be away. */
const maxTries = { later: 30, rest: 66 };

export const mailJob = 'correos';

/** `fileOf` makes the file of an invoice that goes along. */
export function createMail(
  db: Db,
  settings: Settings,
  ajustes: App['ajustes'],
  worker: Worker,
  secrets: () => Secrets,
  fileOf?: (facturaId: number) => Promise<Attachment>,
): Mail {
  const outbox = join(settings.dataDir, 'outbox');
  const password = createMailPassword(secrets);
  const post = createPost(settings, ajustes, password);
  const toOutbox = toFolder(outbox);
  worker.add({
    name: mailJob,
    everyMs: 10_000,
    hasWork: () => hasDueCorreo(db, new Date().toISOString()),
    run: ({ signal }) => sendDue(signal),
  });

  async function sendDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const now = new Date();
      const correo = await takeCorreo(db, now.toISOString(), later(now, unheardMs));
      if (correo === undefined) return;
      if (correo === 'taken') continue;
      const { hasServer } = post;
      try {
        const { texto, html, cabeceras } = correo;
        const adjunto = correo.factura_id === null ? undefined : await fileOf?.(correo.factura_id);
        await deliver(correo, { texto, html, adjunto, ...(cabeceras && { cabeceras: JSON.parse(cabeceras) }) });
        // It was erased while it was on its way.
        if (!(await markSent(db, correo.id, new Date().toISOString(), !hasServer))) await tidyFolder(db, outbox);
      } catch (error) {
        await markFailed(db, correo.id, String(error), nextTry(error, correo.intentos));
        logError(`mail ${correo.id} was not taken`, error);
      }
    }
  }

  function deliver({ id, para, asunto, creado_en }: Addressed, letter: Parameters<Mail['deliver']>[1]): Promise<void> {
    const { identidad, correo } = ajustes.current;
    return (post.hasServer ? post.send : toOutbox)({
      from: settings.mailFrom ?? { name: identidad.nombre, address: correo.remitente || 'no-responder@example.com' },
      to: para,
      subject: asunto,
      text: letter.texto,
      html: letter.html,
      headers: letter.cabeceras,
      ...(letter.adjunto && { attachments: [{ ...letter.adjunto, contentType: 'application/pdf' }] }),
      // The same id on every try: a server that already took it can recognise it.
      messageId: `<correo-${id}-${Date.parse(creado_en)}@${new URL(settings.siteUrl).hostname}>`,
    });
  }

  return {
    enqueue: (handle, mail, now) => enqueueCorreo(handle, withLetterhead(mail, ajustes, settings.adminEmail), now),
    enqueueAgain: enqueueCorreo,
    flush: () => worker.finish(mailJob),
    deliver,
    password,
    async hurry() {
      const now = new Date();
      await hurryCorreos(db, now.toISOString(), later(now, unheardMs));
      worker.wake(mailJob);
    },
    postpone: (id, error, nextTry) => markFailed(db, id, error, nextTry),
    get hasServer() {
      return post.hasServer;
    },
    tidy: () => tidyFolder(db, outbox),
    close: () => post.close(),
  };
}

interface Message {
  from: string | { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string> | undefined;
  attachments?: (Attachment & { contentType: string })[];
  messageId: string;
}

/** Without a mail server each mail is a file that any mail program opens. */
function toFolder(folder: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (message: Message) => {
    const { message: raw } = await transport.sendMail(message);
    const name = `${message.messageId.replace(/[<>]/g, '').split('@')[0]}.eml`;
    await placeFile(join(folder, name), (temporary) => writeFile(temporary, raw as Buffer));
  };
}

/** The folder first, the table afterwards: a mail is in the table before its file is there. */
async function tidyFolder(db: Db, folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const [, id, at] = name.match(/^correo-(\d+)-(\d+)\.eml/) ?? [];
    return id && at ? [{ name, id: Number(id), at: Number(at) }] : [];
  });
  if (files.length === 0) return;
  const created = await listCreated(db);
  for (const { name, id, at } of files) if (created.get(id) !== at) await rm(join(folder, name), { force: true });
}

/** Not again what was refused for good: the operator sees it and may send it by hand. */
function nextTry(error: unknown, tries: number): string {
  const verdict = verdictOf(error, tries, maxTries.later);
  if (verdict === 'bounce' || verdict === 'refused' || tries >= maxTries.rest) return never;
  return later(new Date(), Math.min(maxWaitMs, 15_000 * 2 ** Math.min(tries - 1, 20)));
}

function later(from: Date, ms: number): string {
  return new Date(from.getTime() + ms).toISOString();
}
