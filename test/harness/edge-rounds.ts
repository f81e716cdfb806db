/** The built product behind a real Varnish: somebody writes and looks through the edge, while one of them is killed. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { httpAdmin } from '../e2e/http-admin.ts';
import { type RunningServer, startServer } from '../e2e/site-server.ts';
import { freePort } from './free-port.ts';
import { startVarnish } from './varnish.ts';

export type Blow = 'none' | 'site' | 'edge' | 'line';

export interface EdgeSite {
  /** Where visitors come. */
  url: string;
  siteUrl: string;
  admin(): Promise<Awaited<ReturnType<typeof httpAdmin>>>;
  /** Writes a book, strikes, and says after how many ms (of everything being there again) visitors saw it. */
  round(blow: Blow): Promise<{ seenAfterMs: number; failedReads: number }>;
  /** Nobody is behind the edge any more. */
  stopSite(): Promise<void>;
  stop(): Promise<void>;
}

export async function startEdgeSite(env: Record<string, string>): Promise<EdgeSite> {
  const port = await freePort();
  const varnish = await startVarnish(port);
  const line = await startLine(Number(new URL(varnish.url).port));
  // Forms come from the edge's address.
  const settings = {
    DEMO: 'off',
    TRUST_PROXY: 'on',
    ...env,
    PORT: String(port),
    SITE_URL: varnish.url,
    EDGE_PURGE: `varnish ${line.url}`,
  };
  let site: RunningServer = await startServer(settings);
  let count = 0;
  const read = async () => {
    const response = await fetch(`${varnish.url}/libros`).catch(() => undefined);
    return response?.status === 200 ? response.text() : undefined;
  };
  while (!(await read())) await wait(100);
  let signedIn: ReturnType<typeof httpAdmin> | undefined;
  const admin = () => {
    signedIn ??= httpAdmin(varnish.url);
    return signedIn;
  };

  return {
    url: varnish.url,
    siteUrl: `http://127.0.0.1:${port}`,
    admin,
    async round(blow) {
      const titulo = `Libro del borde ${++count}`;
      let failedReads = 0;
      await read();
      if (blow === 'line') line.cut();
      if (blow === 'edge') await varnish.kill();
      const { post } = await (blow === 'edge'
        ? directly(`http://127.0.0.1:${port}`, (await admin()).cookie, varnish.url)
        : admin());
      const { success, message, data } = await post('create_libro.php', { titulo, autores: 'Ana Ruiz' });
      if (!success) throw new Error(message);
      if (blow === 'site') {
        await site.stop('SIGKILL');
        // Nobody behind: what is kept stands in.
        for (let n = 0; n < 5; n++) if (!(await read())) failedReads++;
        site = await startServer(settings);
      }
      if (blow === 'edge') await varnish.start();
      if (blow === 'line') {
        await wait(300);
        line.mend();
      }
      const since = performance.now();
      for (;;) {
        const text = await read();
        if (text?.includes(titulo)) break;
        if (!text) failedReads++;
        if (performance.now() - since > 30_000) throw new Error(`${titulo} is not seen through the edge after ${blow}`);
        await wait(20);
      }
      const seenAfterMs = performance.now() - since;
      // The page shows only so many.
      await (await admin()).post('delete_libro.php', { id: (data as { id: number }).id });
      return { seenAfterMs, failedReads };
    },
    stopSite: () => site.stop('SIGKILL'),
    async stop() {
      await site.stop();
      await line.close();
      await varnish.stop();
    },
  };
}

/** Past the edge, as somebody who came in through it. */
async function directly(base: string, cookie: string, origin: string) {
  return {
    post: async (name: string, body: unknown) => {
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const response = await fetch(`${base}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()) as { success: boolean; message: string; data?: unknown };
    },
  };
}

/** What purges come over. */
async function startLine(to: number) {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [end, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(end);
      // Where nobody listens any more, whoever asks hears of it.
      end.on('error', () => other.destroy()).on('close', () => open.delete(end));
    }
    socket.pipe(far).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
    },
    mend() {
      isCut = false;
    },
    close: async () => {
      for (const end of open) end.destroy();
      server.close();
    },
  };
}
