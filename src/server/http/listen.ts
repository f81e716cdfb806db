/** The HTTP server: who answers what, and how long anybody may keep it waiting. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { addressOf } from '#server/api/address.ts';
import { answersOf } from '#server/api/answers.ts';
import type { App } from '#server/app.ts';
import { areas } from '#server/areas.ts';
import { emptyWorker } from '#server/feeds/empty-worker.ts';
import { keyOf } from '#server/pages/address.ts';
import { createPages, type Render } from '#server/pages/index.ts';
import { findMovedPage } from '#server/pages/moved.ts';
import { isInPreparation } from '#server/pages/preparation.ts';
import { mayMake } from '#server/pages/ration.ts';
import { commonHeaders } from '#server/pages/security.ts';
import { limitConnections, limitPerAddress, maxConnections } from '#server/processes/connections.ts';
import { countAnswer } from '#server/processes/metrics.ts';
import { type Icon, iconOf } from '#values/picture.ts';
import { createAssets } from './assets.ts';
import { createFromMemory } from './from-memory.ts';
import { createHttpApp } from './http.ts';

const second = 1000;

export function createSiteServer(app: App, render: Render, clientDir: string): Server {
  const assets = createAssets(clientDir);
  const answers = answersOf(app);
  const pages = createPages(
    app.pages,
    render,
    app.settings.siteUrl,
    // Without the database what is in memory is still answered.
    (address) => findMovedPage(app.db, address).catch(() => undefined),
    (req, isInvented) => mayMake(app, addressOf(req, app.settings.trustProxy), isInvented),
    () => isInPreparation(app),
  );
  const http = createHttpApp(
    app,
    async (_, env) => {
      const { incoming, outgoing } = env as { incoming: IncomingMessage; outgoing: ServerResponse };
      await pages.answer(incoming, outgoing);
      return RESPONSE_ALREADY_SENT;
    },
    answers,
  );
  const listener = getRequestListener(async (request, env) => {
    const response = await http.fetch(request, env);
    // For HEAD Hono makes a new answer of what it got: the listener would send a page a second time.
    return (env as { outgoing: ServerResponse }).outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  });

  const isAnsweredFromMemory = createFromMemory(app.pages, (url) => answers.keyOf(url) ?? keyOf(url));
  const isBeaconAnswered = areas().createBeacons(app, (request, env) => http.fetch(request, env));

  const server = createServer((req, res) => {
    // A body that nobody will read must not hold the connection until it has come.
    if ((req.method === 'GET' || req.method === 'HEAD') && hasBody(req)) res.shouldKeepAlive = false;
    if (!isInPreparation(app) && isAnsweredFromMemory(req, res)) return;
    if (!app.settings.offline && req.url === '/sw.js') return answerEmptyWorker(res);
    if (isOwnIconAnswered(app, req, res)) return;
    if (assets.answer(req, res)) return;
    if (isBeaconAnswered(req, res)) return;
    void listener(req, res);
  });
  limitWaiting(server);
  limitConnections(server, maxConnections, countAnswer);
  // Behind a proxy all connections are the proxy's.
  if (!app.settings.trustProxy) limitPerAddress(server);
  return server;
}

/** Where browsers and others look without asking: what is made of the operator's picture, if there is one. */
const iconPaths: Record<string, Icon> = {
  ...{ '/favicon.ico': 'favicon', '/favicon.svg': 'small', '/icon-180.png': 'touch', '/icon-192.png': 'small' },
  ...{ '/icon-512.png': 'large', '/social.jpg': 'card' },
};

function isOwnIconAnswered({ ajustes }: App, { url = '' }: IncomingMessage, res: ServerResponse): boolean {
  const icon = iconPaths[url.split('?', 1)[0]!];
  const { icono } = ajustes.current.marca;
  if (!icon || !icono) return false;
  res.writeHead(302, { ...commonHeaders, location: iconOf(icono, icon), 'cache-control': 'no-cache' });
  res.end();
  return true;
}

function answerEmptyWorker(res: ServerResponse): void {
  res.writeHead(200, {
    ...commonHeaders,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  res.end(emptyWorker);
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

export { limitConnections, limitPerAddress };
