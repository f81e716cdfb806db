/** The HTTP server: who answers what, and how long anybody may keep it waiting. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { App } from '#app.server.ts';
import { isHere } from './api/address.ts';
import { addressGroup } from './api/address-group.ts';
import { createAssets } from './assets.ts';
import { createHttpApp } from './http.ts';
import { createPages, type Render } from './pages/index.ts';
import { findMovedPage } from './pages/moved.ts';

const second = 1000;
const maxConnections = 2000;
/** One visitor's browser opens six; behind one address of an office or a school there are many. */
const maxConnectionsPerAddress = 200;

export function createSiteServer(app: App, render: Render, clientDir: string): Server {
  const assets = createAssets(clientDir);
  const pages = createPages(app.pages, render, app.settings.siteUrl, (address) =>
    // Without the database what is in memory is still answered.
    findMovedPage(app.db, address).catch(() => undefined),
  );
  const http = createHttpApp(app, async (_, env) => {
    const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
    await pages.answer(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  const listener = getRequestListener(async (request, env) => {
    const response = await http.fetch(request, env);
    // For HEAD Hono makes a new answer of what it got: the listener would send a page a second time.
    return (env as { outgoing: ServerResponse }).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  });

  const server = createServer((req, res) => {
    // A body that nobody will read must not hold the connection until it has come.
    if ((req.method === 'GET' || req.method === 'HEAD') && hasBody(req)) res.shouldKeepAlive = false;
    if (pages.answerFromMemory(req, res)) return;
    if (assets.answer(req, res)) return;
    void listener(req, res);
  });
  limitWaiting(server);
  limitConnections(server);
  // Behind a proxy all connections are the proxy's.
  if (!app.settings.trustProxy) limitPerAddress(server);
  return server;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

function limitWaiting(server: Server): void {
  // Those that make room for others are still there for an instant.
  server.maxConnections = maxConnections + 100;
  server.headersTimeout = 15 * second;
  // As long as a video takes on a slow line; all other bodies are cut much earlier (api/body.ts).
  server.requestTimeout = 600 * second;
  server.keepAliveTimeout = 10 * second;
  // Nothing in either direction: a client that does not read its answer, too.
  server.timeout = 120 * second;
}

/** When all are taken, whoever holds one without having asked for anything gives it up: a newcomer may be a visitor. */
export function limitConnections(server: Server, most = maxConnections): void {
  // Sets remember the order of insertion: the first one has been like that for longest.
  const silent = new Set<Socket>();
  const served = new Set<Socket>();
  const asking = new Map<Socket, IncomingMessage>();
  server.on('connection', (socket: Socket) => {
    const [longest] = silent;
    silent.add(socket);
    socket.once('close', () => {
      for (const open of [silent, served, asking]) open.delete(socket);
    });
    if (silent.size + served.size + asking.size <= most) return;
    const [unhurried] = served;
    const [halfAsked] = [...asking].find(([, req]) => !req.complete) ?? [];
    (longest ?? unhurried ?? halfAsked ?? socket).destroy();
  });
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket } = req;
    for (const open of [silent, served]) open.delete(socket);
    if (!socket.destroyed) asking.set(socket, req);
    res.once('close', () => {
      if (asking.get(socket) !== req) return;
      asking.delete(socket);
      served.add(socket);
    });
  });
}

/** Nobody takes all the connections there are. */
export function limitPerAddress(server: Server, most = maxConnectionsPerAddress): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isHere(remoteAddress)) return;
    const address = addressGroup(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
