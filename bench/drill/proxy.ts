/** A proxy in front of several processes, as nginx or HAProxy would be set up. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface FrontProxy {
  url: string;
  /** The ports of those behind it. */
  backends: number[];
  /** How often it had to ask another one. */
  turned: number;
  /** Dies, with all that was on its way. */
  close(): Promise<void>;
  /** Comes back under its address. */
  open(): Promise<void>;
}

const mostTries = 4;
/** A read that is not answered for so long is asked of another one. */
const patienceMs = 4000;

/**
 * In turn; where nobody listens, the next one; a read that broke off is asked again. With `watchMs` it also asks each that
 * often whether it is well: who is not comes last, and a read that was refused or not answered is asked again. So is code that
 * one does not have: while releases change, pages of both are about.
 */
export async function startProxy(watchMs?: number): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true });
  const unwell = new Set<number>();
  let turn = 0;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of req) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    pass(req, res, Buffer.concat(chunks), inTurn(), 0);
  });

  // Longer than those who come keep a connection: none is closed while they ask.
  server.keepAliveTimeout = 60_000;

  function inTurn(): number[] {
    const first = turn++ % proxy.backends.length;
    const all = [...proxy.backends.slice(first), ...proxy.backends.slice(0, first)];
    return [...all.filter((port) => !unwell.has(port)), ...all.filter((port) => unwell.has(port))];
  }

  function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, ports: number[], tries: number): void {
    const port = ports[tries % ports.length]!;
    const isRead = req.method === 'GET';
    const askNext = () => {
      proxy.turned++;
      pass(req, res, body, ports, tries + 1);
    };
    const { connection: _, ...headers } = req.headers;
    const timeout = watchMs && isRead ? patienceMs : undefined;
    const options = { host: '127.0.0.1', port, method: req.method, path: req.url, headers, agent, timeout };
    const asked = request(options, (answer) => {
      const isOthersCode = answer.statusCode === 404 && req.url!.startsWith('/assets/');
      if (watchMs && isRead && (answer.statusCode! >= 500 || isOthersCode) && tries + 1 < mostTries) {
        answer.resume();
        return askNext();
      }
      // Whoever asked has left.
      if (res.destroyed) return void answer.destroy();
      res.writeHead(answer.statusCode!, answer.headers);
      // What breaks off is broken off for whoever reads it too.
      pipeline(answer, res, () => {});
    });
    asked.on('timeout', () => asked.destroy(new Error('silent')));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isUnheard = error.code === 'ECONNREFUSED' || (asked.reusedSocket && error.code === 'ECONNRESET');
      if (res.headersSent) return void res.destroy();
      if (tries + 1 >= mostTries || !(isUnheard || isRead))
        return void res.writeHead(502).end(`${port}: ${error.message}`);
      askNext();
    });
    asked.end(body);
  }

  const watch = async (port: number) => {
    const address = `http://127.0.0.1:${port}/api/health`;
    const isWell = await fetch(address, { signal: AbortSignal.timeout(2000) }).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    );
    if (isWell) unwell.delete(port);
    else unwell.add(port);
  };
  let watching: NodeJS.Timeout | undefined;
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    if (watchMs) watching = setInterval(() => void proxy.backends.map(watch), watchMs);
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxy: FrontProxy = {
    url: `http://localhost:${port}`,
    backends: [],
    turned: 0,
    open: () => listen(port),
    close: () =>
      new Promise<void>((resolve) => {
        clearInterval(watching);
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return proxy;
}
