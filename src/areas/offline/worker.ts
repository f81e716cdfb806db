/**
 * The service worker: pages seen, the trip and the map open without coverage. It answers public pages, the build's files
 * and pictures, and leaves everything else to the browser: calls, the desk, purchases, forms.
 */
import { answerDownload, answerFile, answerPage, answerUnkept } from './answer.ts';
import { isOutdated, stores } from './copies.ts';
import { keepAddress, keepSeen, keepTrip, keepTripPages, makeRoom } from './keep.ts';
import { isAsset, isDownload, isPage, pageKey, pictureOf, splitLanguage } from './keepable.ts';
import type { ToWorker } from './messages.ts';

/** As much of a worker's world as this one uses; the compiler knows pages only. */
interface WorkerScope {
  location: Location;
  clients: { get(id: string): Promise<{ url: string } | undefined>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'message', listener: (event: Waiting & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as WorkerScope;
const { origin } = scope.location;
/** There from the start, whatever the visitor has seen. */
const always = ['/sin-conexion', '/mi-viaje', '/mapa', '/'];
const megabyte = 1024 * 1024;

scope.addEventListener('install', (event) => {
  // A page that cannot be kept now must not keep the others from working.
  const kept = Promise.allSettled(always.map((path) => keepAddress(path, origin)));
  event.waitUntil(kept.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (isOutdated(name)) await caches.delete(name);
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || request.headers.has('range')) return;
  const ask = { request, later: (work: Promise<unknown>) => event.waitUntil(quietly(work)) };
  if (request.mode === 'navigate') {
    const key = pageKey(request.url, origin);
    if (key) event.respondWith(answerPage(key, ask));
    else if (isDownload(pathname)) event.respondWith(answerDownload(request));
    else if (isPage(pathname)) event.respondWith(answerUnkept(request));
    return;
  }
  const isOurs = async () => {
    const client = await scope.clients.get(event.clientId);
    return client !== undefined && pageKey(client.url, origin) !== undefined;
  };
  if (isAsset(pathname)) event.respondWith(answerFile(ask, { store: stores.assets, most: 2 * megabyte, isOurs }));
  else if (pictureOf(pathname))
    event.respondWith(answerFile(ask, { store: stores.pictures, most: 2 * megabyte, isOurs }));
});

scope.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  event.waitUntil(quietly(obey(message)));
});

/** Pages of the trip that could not be had: asked for again with the next page that is seen. */
let missing: string[] = [];

async function obey(message: ToWorker): Promise<void> {
  if (message.que === 'visto') {
    await keepLanguage(new URL(message.url, origin).pathname);
    await keepSeen(message.url, ownPictures(message.imagenes), origin, new Date());
    missing = await keepTripPages(missing, origin, new Date());
  }
  if (message.que === 'viaje') missing = await keepTrip(message.urls.slice(0, 60), origin, new Date());
  await makeRoom(new Date());
}

/** In another language the same pages are there from the first that is seen in it. */
async function keepLanguage(pathname: string): Promise<void> {
  const { sign } = splitLanguage(pathname);
  if (!sign || (await caches.match(sign + always[0]!))) return;
  await Promise.allSettled(always.map((path) => keepAddress(sign + (path === '/' ? '' : path), origin)));
}

function ownPictures(addresses: string[]): string[] {
  return addresses
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && pictureOf(url.pathname))
    .map(({ pathname }) => pathname)
    .slice(0, 40);
}

/** No room, no network: what could not be kept is not there, and nothing else happens. */
function quietly(work: Promise<unknown>): Promise<unknown> {
  return work.catch(() => undefined);
}
