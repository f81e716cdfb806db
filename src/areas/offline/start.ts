/** The page's side: starts the service worker, and sends it what was seen. */
import { pathHere } from '#idioma-path.ts';
import type { ToWorker } from './messages.ts';

/** Once, when the page has been shown and is awake; in development there is no service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first page was loaded before there is anybody to keep it; whoever read it may be elsewhere by then.
  const first = location.href;
  const pictures = picturesShown();
  shown = location.pathname + location.search;
  // Later than what the page itself has to do.
  setTimeout(() => {
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => keepPage(first, location.href === first ? undefined : pictures))
      .catch(() => undefined);
  }, 2000);
}

/** A page that was opened without loading a document. */
export function keepShown(): void {
  shown = location.pathname + location.search;
  keepPage(location.href);
}

function keepPage(url: string, imagenes = picturesShown()): void {
  postToWorker({ que: 'visto', url, imagenes });
}

function picturesShown(): string[] {
  return [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
}

export function keepTrip(urls: string[]): void {
  postToWorker({ que: 'viaje', urls: urls.map(pathHere) });
}

function postToWorker(message: ToWorker): void {
  if (!('serviceWorker' in navigator)) return;
  // On a first visit it is still being made.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** The page that is shown: its path and its search. */
let shown: string | undefined;

/** They say themselves what cannot be had; another search of theirs is no other page. */
const staysHere = /^\/(?:mapa|buscar)$/;

/**
 * Without a connection another page is another document, which the worker may have kept: what a page would fetch for
 * itself is not. Whether by a link, a form or the way back; the address is there already.
 */
export function leaveToBrowser({ pathname, searchStr }: { pathname: string; searchStr: string }) {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (!shown || shown === pathHere(pathname) + searchStr) return;
  if (staysHere.test(pathname) && shown.split('?')[0] === pathHere(pathname)) return;
  // The router writes the address a moment later.
  setTimeout(() => location.reload());
  return new Promise<never>(() => {});
}
