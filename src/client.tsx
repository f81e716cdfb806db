/** What runs first in the browser. Start's own entry also brings what server functions need; there are none here. */
import type { RouteComponent } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasOwnDocument, isOtherDocument } from './own-documents.ts';
import { getRouter } from './router.tsx';
import { speakDocument } from './ui/speak-document.ts';

// The router takes code that does not come for outdated and loads the document anew, which without a connection ends on the browser's own error page. By another name it is an error that ours shows.
addEventListener('vite:preloadError', ({ payload }) => {
  if (!navigator.onLine) payload.message = `No connection. ${payload.message}`;
});

void start();

/** In steps: between them the browser does what the visitor asks of it. */
async function start() {
  await nextTask();
  await speakDocument();
  const isOutside = hasOwnDocument(location.pathname);
  const router = isOutside ? getRouter((await import('./all-routes.ts')).routeTree) : getRouter();
  // Links see to it by themselves.
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = fromLocation?.pathname ?? location.pathname;
    if (isOtherDocument(toLocation.pathname, from)) location.assign(toLocation.publicHref);
  });
  await nextTask();
  // The code of this very page, which the router would ask for next. Without it an error page would take the place of one that can be read (server/pages/asleep.ts).
  await Promise.all(
    router.getMatchedRoutes(router.latestLocation.pathname)[0].map(({ options }) => preload(options.component)),
  );
  if (document.documentElement.dataset.asleep === 'code') return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

const preload = (component: RouteComponent | undefined) => component?.preload?.();

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
