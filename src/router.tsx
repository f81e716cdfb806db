import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { idioma, isSpanish } from '#values/idioma/say.ts';
import { pathIn, pathWithout } from './idioma-path.ts';
import { routeTree } from './route-tree.gen.ts';
import { NotFound } from './site/not-found.tsx';
import { PageError } from './site/page-error.tsx';

/** Marks our own inline scripts while a page is rendered; the page cache turns it into hashes. */
const readNonce = createIsomorphicFn()
  .server(() => getRequestHeader('x-nonce'))
  .client(() => undefined);

/** A page is shown before its code is there: whoever has scrolled meanwhile stays where they are. */
const isScrolled = createIsomorphicFn()
  .server(() => false)
  .client(() => window.scrollY > 0);

export function getRouter(tree = routeTree) {
  const nonce = readNonce();
  let isFirstPage = true;
  return createRouter({
    routeTree: tree,
    scrollRestoration: () => {
      const isLeftAlone = isFirstPage && isScrolled();
      isFirstPage = false;
      return !isLeftAlone;
    },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultPendingMs: 120,
    defaultPendingMinMs: 250,
    defaultViewTransition: true,
    // Another thing's page is another page: nothing that was pressed, copied or broken on the one before is on it.
    defaultRemountDeps: ({ routeId, params }) => (routeId.startsWith('/_site/') ? params : undefined),
    defaultNotFoundComponent: () => <NotFound />,
    defaultErrorComponent: PageError,
    ...(nonce && { ssr: { nonce } }),
    ...(!isSpanish() && { rewrite: inLanguage(idioma().codigo) }),
  });
}

/** Inside, every path is as it is in Spanish. */
function inLanguage(codigo: string) {
  const changed =
    (change: (codigo: string, path: string) => string) =>
    ({ url }: { url: URL }) => {
      url.pathname = change(codigo, url.pathname);
      return url;
    };
  return { input: changed(pathWithout), output: changed(pathIn) };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
