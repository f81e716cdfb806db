import { Link, type RegisteredRouter } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

export interface AppLinkProps extends ComponentProps<'a'> {
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
  if (isInApp(href))
    return (
      // Any text is a path here: most addresses are made of a thing's slug.
      <Link<RegisteredRouter, string, string>
        href={href}
        rel={rel}
        activeOptions={{ exact: true, includeSearch: true }}
        {...rest}
      />
    );
  if (/^(?:mailto|tel):/.test(href)) return <a href={href} {...rest} />;
  return <a href={href} target="_blank" rel={`noopener${rel ? ` ${rel}` : ''}`} {...rest} />;
}
