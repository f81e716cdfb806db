import { defaultParseSearch, Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Sponsors' links say so to search engines. */
  isSponsored?: boolean;
}

/** A path that starts with one slash (not two) stays in the app; anything else opens in a new tab. */
function isInApp(href: string): boolean {
  return /^\/(?!\/)/.test(href);
}

export function AppLink({ href, isSponsored, ...rest }: AppLinkProps) {
  const rel = isSponsored ? 'sponsored' : undefined;
  if (isInApp(href)) {
    const [address = '/', hash] = href.split('#');
    const [to, query] = address.split('?');
    return (
      <Link
        to={to as never}
        hash={hash as never}
        {...(query && { search: defaultParseSearch(query) as never })}
        rel={rel}
        activeOptions={{ exact: true, includeSearch: true }}
        {...(rest as object)}
      />
    );
  }
  if (/^(?:mailto|tel):/.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel={`noopener${rel ? ` ${rel}` : ''}`} {...rest} />;
}
