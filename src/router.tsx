import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { routeTree } from './route-tree.gen.ts';
import { NotFound } from './site/components/not-found.tsx';
import { PageError } from './site/components/page-error.tsx';

/** Marks our own inline scripts while a page is rendered; the page cache turns it into hashes. */
const readNonce = createIsomorphicFn()
  .server(() => getRequestHeader('x-nonce'))
  .client(() => undefined);

export function getRouter() {
  const nonce = readNonce();
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 120,
    defaultPendingMinMs: 250,
    defaultViewTransition: true,
    defaultNotFoundComponent: () => <NotFound />,
    defaultErrorComponent: PageError,
    ...(nonce && { ssr: { nonce } }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
