/** Reads the settings, opens the database, starts listening. */
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './app.ts';
import { createSiteServer } from './http/listen.ts';
import { setRunningApp } from './in-process.ts';
import { logError } from './log.ts';
import { fillIndexIfEmpty } from './search/index.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';

const indexWaitMs = 3000;
/** How long who makes way may take to finish what it was asked. */
const leavePatienceMs = 30_000;

/** Fills an empty database. The demo content is not part of the server: the start script passes this in. */
export type LoadDemo = (app: App, say: (text: string) => void) => Promise<void>;

type CreateApp = (settings: Settings) => Promise<App>;

export async function prepareApp(createApp: CreateApp, loadDemo?: LoadDemo): Promise<App> {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  setRunningApp(app);
  const password = await app.auth.ensureAdmin();
  if (password) console.log(`\n  Usuario: admin\n  Contraseña (solo se muestra esta vez): ${password}\n`);
  if (settings.demo) await loadDemo?.(app, (text) => console.log(text));
  // A large index is filled while visitors are already served.
  const filling = fillIndexIfEmpty(app.db).then(
    () => app.changed(['busqueda']),
    (error) => logError('could not fill the search index', error),
  );
  await Promise.race([filling, wait(indexWaitMs, undefined, { ref: false })]);
  app.worker.start();
  // Whoever was here before may have died after a write, and before the others heard of it.
  app.database.announce('reset');
  return app;
}

export async function serveWith(
  createApp: CreateApp,
  render: (request: Request) => Promise<Response>,
  clientDir: string,
  loadDemo?: LoadDemo,
): Promise<void> {
  const app = await prepareApp(createApp, loadDemo).catch((error: unknown) => {
    console.error(
      error instanceof WrongSetting
        ? `Ajuste incorrecto: ${error.message}`
        : `No se ha podido arrancar: ${reason(error)}`,
    );
    process.exit(1);
  });
  const server = createSiteServer(app, renderWithNonce(render), clientDir);
  server.on('error', (error) => {
    console.error(`No se ha podido escuchar en el puerto ${app.settings.port}: ${reason(error)}`);
    process.exit(1);
  });
  server.listen(app.settings.port, app.settings.host, () => {
    const { port } = server.address() as AddressInfo;
    if (!isOneOfSeveral)
      console.log(
        `Listo en http://localhost:${port}  (administración: http://localhost:${port}/admin, usuario «admin»)`,
      );
    // So that the home page is already rendered for the first visitor.
    void fetch(`http://127.0.0.1:${port}/`).catch(() => {});
  });

  let isClosing = false;
  function end(closed: () => Promise<void>) {
    isClosing = true;
    void closed()
      .then(() => app.close())
      .then(() => process.exit(0));
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (!isClosing) end(() => close(server));
      // From a terminal the signal comes to all processes, and once more from the one above.
      else if (!isOneOfSeveral) process.exit(1);
    });
  if (isOneOfSeveral) {
    process.on('message', (message: { leave?: true }) => {
      if (message.leave && !isClosing) end(() => leave(server));
    });
    process.on('disconnect', () => isClosing || end(() => close(server)));
    process.on('SIGHUP', () => {});
  }
}

/** One of those that scripts/processes.mjs started. */
const isOneOfSeveral = process.env.PROCESS_NUMBER !== undefined;

/** Accepts no new requests and finishes the running ones; slow connections are closed. */
function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A browser keeps its connection open after the answer.
  setInterval(() => server.closeIdleConnections(), 50).unref();
  setTimeout(() => server.closeAllConnections(), 5000).unref();
  return closed;
}

/**
 * Makes way for another process: no new connections, and those that are there end with their next answer, or when they
 * have been silent for as long as they always may. Cut off at once, somebody's question would be on its way.
 */
function leave(server: Server): Promise<void> {
  server.prependListener('request', (_, res) => {
    res.shouldKeepAlive = false;
  });
  // The server's own way of closing would cut the idle ones off.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  setTimeout(() => server.closeIdleConnections(), server.keepAliveTimeout + 2000).unref();
  setTimeout(() => server.closeAllConnections(), leavePatienceMs).unref();
  return closed;
}

/** Pages are rendered from a request we make: no header of one visitor gets into a page that all visitors see. */
function renderWithNonce(render: (request: Request) => Promise<Response>) {
  return (request: Request, nonce: string) => {
    request.headers.set('x-nonce', nonce);
    return render(request);
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
