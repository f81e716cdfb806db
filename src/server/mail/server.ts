/** Which mail server takes our mails: the machine's (SMTP_URL), or the one that the settings name. */
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { App } from '#server/app.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { Settings } from '#server/settings.ts';

type Correo = App['ajustes']['current']['correo'];

const secretName = 'correo';

/** The password of the server that the settings name, kept closed. */
export interface MailPassword {
  /** Undefined where there is none, or it was given for another server or user: it is shown to nobody else. */
  read(correo: Correo): Promise<string | undefined>;
  keep(correo: Correo, password: string): Promise<void>;
  forget(): Promise<void>;
}

export function createMailPassword(secrets: () => Secrets): MailPassword {
  return {
    async read(correo) {
      const kept = await secrets().read(secretName);
      if (!kept) return undefined;
      const { place, password } = JSON.parse(kept) as { place: string; password: string };
      return place === placeOf(correo) ? password : undefined;
    },
    keep: (correo, password) => secrets().write(secretName, JSON.stringify({ place: placeOf(correo), password })),
    forget: () => secrets().forget(secretName),
  };
}

function placeOf({ servidor, puerto, cifrado, usuario }: Correo): string {
  return JSON.stringify([servidor, puerto, cifrado, usuario]);
}

/** Few connections for a whole newsletter; whether to try again is decided by the outbox. */
const manners = {
  pool: true,
  maxConnections: 5,
  maxRequeues: 0,
  // Well within the time of a try: a server that hangs must not be asked by two at once.
  idleTimeout: 30_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const;

/** Hands mails to the server of this moment: what is changed at the desk holds for the next mail, in every process. */
export function createPost(settings: Settings, ajustes: App['ajustes'], password: MailPassword) {
  let open: { server: string; transport: ReturnType<typeof connect> } | undefined;

  async function serverOf(): Promise<Server> {
    if (settings.smtpUrl) return { url: settings.smtpUrl };
    const { correo } = ajustes.current;
    const pass = correo.usuario === '' ? undefined : await password.read(correo);
    if (correo.usuario !== '' && pass === undefined)
      throw new Error('EAUTH: falta la contraseña del servidor de correo (Ajustes, Correo)');
    return { correo, ...(pass !== undefined && { pass }) };
  }

  return {
    get hasServer() {
      return settings.smtpUrl !== undefined || ajustes.current.correo.servidor !== '';
    },
    async send(message: SendMailOptions): Promise<void> {
      const server = await serverOf();
      const said = JSON.stringify(server);
      if (open?.server !== said) {
        open?.transport.close();
        open = { server: said, transport: connect(server) };
      }
      await open.transport.sendMail(message).catch((error: unknown) => {
        throw 'pass' in server && error instanceof Error ? withoutPassword(error, server.pass!) : error;
      });
    },
    close: () => open?.transport.close(),
  };
}

type Server = { url: string } | { correo: Correo; pass?: string };

function connect(server: Server) {
  if ('url' in server) return nodemailer.createTransport({ ...manners, url: server.url });
  const { servidor, puerto, cifrado, usuario } = server.correo;
  return nodemailer.createTransport({
    ...manners,
    host: servidor,
    port: puerto,
    secure: cifrado === 'tls',
    requireTLS: cifrado === 'starttls',
    ignoreTLS: cifrado === 'ninguno',
    ...(server.pass !== undefined && { auth: { user: usuario, pass: server.pass } }),
  });
}

/** Errors are logged and shown: a server that repeats what it was sent must not put the password there. */
function withoutPassword(error: Error, password: string): Error {
  for (const said of [password, Buffer.from(password).toString('base64')]) {
    error.message = error.message.replaceAll(said, '…');
    error.stack = error.stack?.replaceAll(said, '…') ?? '';
    if ('response' in error) error.response = String(error.response).replaceAll(said, '…');
  }
  return error;
}
