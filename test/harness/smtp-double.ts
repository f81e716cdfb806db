/** A mail server that really speaks SMTP and does to each mail what a test says. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A refusal of the recipient, or `drop`: the mail is heard to its end and the connection cut before a word is said. */
export type SmtpVerdict = { code: number; text: string } | 'drop' | undefined;

export interface SmtpMail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

export interface SmtpDouble {
  url: string;
  /** What it said yes to, and all that it heard to the end. */
  taken: SmtpMail[];
  seen: SmtpMail[];
  verdict: (to: string) => SmtpVerdict;
  /** Who may send; anybody without it. Whoever is refused hears their password repeated, as no server should. */
  login: { user: string; pass: string } | undefined;
  /** How long it thinks about a mail, in milliseconds. */
  delay: (to: string) => number;
  /** Before the yes is said. */
  onTaken: ((count: number) => Promise<void>) | undefined;
  reset(): void;
  close(): Promise<void>;
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      const { user, pass } = double.login ?? {};
      if (username === user && password === pass) return callback(null, { user });
      callback(Object.assign(new Error(`Invalid login ${password}`), { responseCode: 535 }));
    },
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, session, callback) {
      const verdict = double.verdict(address);
      (session as unknown as { drops: boolean }).drops = verdict === 'drop';
      if (verdict === undefined || verdict === 'drop') return callback();
      callback(Object.assign(new Error(verdict.text), { responseCode: verdict.code }));
    },
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', async () => {
        const header = (name: string) => text.match(new RegExp(`^${name}: (.+)$`, 'im'))?.[1]?.trim() ?? '';
        const mail = {
          ...{ id: header('Message-ID'), to: session.envelope.rcptTo[0]!.address, text },
          subject: decoded(header('Subject')),
        };
        double.seen.push(mail);
        if ((session as unknown as { drops: boolean }).drops) return dropConnection(server, session.id);
        await wait(double.delay(mail.to));
        double.taken.push(mail);
        await double.onTaken?.(double.taken.length);
        callback();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const double: SmtpDouble = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken: [],
    seen: [],
    verdict: () => undefined,
    login: undefined,
    delay: () => 0,
    onTaken: undefined,
    reset() {
      double.taken = [];
      double.seen = [];
      double.verdict = () => undefined;
      double.login = undefined;
      double.delay = () => 0;
      double.onTaken = undefined;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return double;
}

/** What smtp-server knows of a connection and does not tell. */
interface Connection {
  id: string;
  _socket: { destroy(): void };
}

function dropConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections as unknown as Set<Connection>)
    if (connection.id === id) connection._socket.destroy();
}

/** =?UTF-8?Q?…?= and =?UTF-8?B?…?= as a mail program reads them. */
function decoded(text: string): string {
  return text.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, body: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(body, 'base64').toString()
      : Buffer.from(
          body
            .replace(/_/g, ' ')
            .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
          'latin1',
        ).toString(),
  );
}
