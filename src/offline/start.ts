/** The page's side: starts the service worker, and tells it what was seen. */
import { isPlainClick } from '#ui/plain-click.ts';
import type { ToWorker } from './messages.ts';

/** Once, when the page has been shown and is awake; in development there is no service worker. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('click', leaveToBrowser, true);
  // The first page was loaded before there is anybody to keep it; whoever read it may be elsewhere by then.
  const first = location.href;
  const pictures = picturesShown();
  const begin = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(() => tellSeen(first, location.href === first ? undefined : pictures))
      .catch(() => undefined);
  if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(), { timeout: 4000 });
  else setTimeout(() => void begin(), 2000);
}

export function tellSeen(url: string, imagenes = picturesShown()): void {
  tell({ que: 'visto', url, imagenes });
}

function picturesShown(): string[] {
  return [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
}

export function tellTrip(urls: string[]): void {
  tell({ que: 'viaje', urls });
}

function tell(message: ToWorker): void {
  if (!('serviceWorker' in navigator)) return;
  // On a first visit it is still being made.
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
}

/** Without a connection a link loads the document, which the worker may have kept; what a page would fetch for itself is not. */
function leaveToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  if (!isPlainClick(event)) return;
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  const isSamePage = link.pathname + link.search === location.pathname + location.search;
  if (!(isSamePage && link.hash)) event.stopPropagation();
}
