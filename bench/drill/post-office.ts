/** A mail server that remembers what it took, and can be as bad as mail servers are. */
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../test/harness/free-port.ts';

/** `drops` takes the whole mail and hangs up before it says yes. */
export type PostMode = 'fine' | 'slow' | 'hangs' | 'refuses' | 'drops';

export interface PostOffice {
  url: string;
  mode: PostMode;
  delivered: { id: string; to: string }[];
  /** Nobody listens any more. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const slowMs = 4000;

export async function startPostOffice(): Promise<PostOffice> {
  const port = await freePort();
  let server: SMTPServer | undefined;
  const office: PostOffice = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'fine',
    delivered: [],
    async open() {
      server = newServer(office);
      await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', resolve));
    },
    async close() {
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
      server = undefined;
    },
  };
  await office.open();
  return office;
}

function newServer(office: PostOffice): SMTPServer {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo(_, __, callback) {
      callback(office.mode === 'refuses' ? Object.assign(new Error('No room'), { responseCode: 452 }) : null);
    },
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (chunk) => (text += chunk));
      stream.on('end', async () => {
        if (office.mode === 'hangs') return;
        if (office.mode === 'slow') await wait(slowMs);
        if (office.mode === 'drops') {
          for (const connection of server.connections) (connection as unknown as Dropped)._socket.destroy();
          return;
        }
        const id = text.match(/^Message-ID: (.+)$/im)?.[1]?.trim() ?? '';
        for (const { address } of session.envelope.rcptTo) office.delivered.push({ id, to: address });
        callback();
      });
    },
  });
  server.on('error', () => {});
  return server;
}

/** What smtp-server knows of a connection and does not tell. */
interface Dropped {
  _socket: { destroy(): void };
}
