import { useRouter, useRouterState } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { pathHere, pathWithout } from '#idioma-path.ts';
import { isOtherDocument } from '#own-documents.ts';
import { idioma } from '#values/idioma/say.ts';
import { isFile, staysHere } from './stays-here.ts';
import { useSitio } from './use-sitio.ts';

export interface AppLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Sponsors' links say so to search engines. */
  isSponsored?: boolean;
}

/** A path that starts with one slash (not two) stays in the app, unless it is a file; anything else opens in a new tab. */
export function AppLink({ href, isSponsored, ...rest }: AppLinkProps) {
  const rel = isSponsored ? 'sponsored' : undefined;
  if (/^\/(?!\/)/.test(href))
    return isFile(href) ? <a href={href} rel={rel} {...rest} /> : <InAppLink href={href} rel={rel} {...rest} />;
  if (/^(?:mailto|tel):/.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel={`noopener${rel ? ` ${rel}` : ''}`} {...rest} />;
}

/**
 * The router's own link works its address out of parts at every turn. Ours are whole already, and a page has a hundred
 * of them: this is a third of the work of a page, on the server and in the browser.
 */
function InAppLink({
  href,
  onClick,
  onFocus,
  onMouseEnter,
  onTouchStart,
  ...rest
}: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const isActive = useRouterState({ select: ({ location }) => isAt(location, href) });
  // Any text is a path here: most addresses are made of a thing's slug.
  const where = { href } as Parameters<typeof router.preloadRoute>[0];
  const preload = () => void (isOtherDocument(href, location.pathname) || router.preloadRoute(where).catch(() => {}));
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!staysHere(event.currentTarget, event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a
      {...rest}
      {...(isActive && { 'aria-current': 'page' as const, 'data-status': 'active' })}
      href={pathHere(href)}
      onClick={first(onClick, go)}
      onFocus={first(onFocus, preload)}
      onMouseEnter={first(onMouseEnter, preload)}
      onTouchStart={first(onTouchStart, preload)}
    />
  );
}

/** The same page with the same parameters; where on it does not matter. */
function isAt({ pathname, searchStr }: { pathname: string; searchStr: string }, href: string): boolean {
  const end = href.indexOf('#');
  const bare = end === -1 ? href : href.slice(0, end);
  const at = bare.indexOf('?');
  if (at === -1) return searchStr === '' && samePath(pathname, bare);
  return samePath(pathname, bare.slice(0, at)) && readable(searchStr) === readable(bare.slice(at));
}

function samePath(one: string, other: string): boolean {
  return one === other || one === `${other}/` || `${one}/` === other;
}

function readable(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
}

/** What the place wants done comes first and may call off the rest. */
function first<E extends SyntheticEvent>(own: ((event: E) => void) | undefined, then: (event: E) => void) {
  if (!own) return then;
  return (event: E) => {
    own(event);
    if (!event.defaultPrevented) then(event);
  };
}

/** Listens to what holds links that are not made here: those to this site stay in the app. Another language is another document. */
export function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  const { idiomas } = useSitio();
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !staysHere(link, event)) return;
    const { codigo } = idioma();
    const isInAnother = idiomas.some(
      (one) => one.codigo !== codigo && pathWithout(one.codigo, link.pathname) !== link.pathname,
    );
    if (isInAnother) return;
    event.preventDefault();
    void router.navigate({ href: pathWithout(codigo, link.pathname) + link.search + link.hash });
  };
}
