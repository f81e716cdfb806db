/** Headers that every answer carries, and the policy of a page. */
import { hash } from 'node:crypto';
import { isOfDesk } from '#own-documents.ts';
import type { Settings } from '#server/settings.ts';

/** Where embeds come from, once the visitor has agreed to load them. */
const embedHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://maps.google.com',
];
/** Where the tiles of the map of ubicaciones come from; asked for only with the same consent. */
const tileHost = 'https://tile.openstreetmap.org';
let radioHost: string | undefined;

/** The radio is the operator's choice; its host is allowed like the other embeds. */
export function allowRadioFrom(url: string | undefined): void {
  radioHost = url ? new URL(url).origin : undefined;
}

const ofSecret = /^\/(?:informe|factura|borrador)\//;

/** Whoever has the address of a report, an invoice or a shared draft may read it: no other site learns it, no browser keeps it. */
export function isSecret(path: string): boolean {
  return ofSecret.test(path);
}

/** Shown in a frame of the back office, beside its form. */
const framed = /^\/admin\/ajustes\/portada\/vista-previa(?![^?])/;

/** The one page that others show in a frame of theirs. */
export const framedByAnybody = '/widget/agenda';

export function contentSecurityPolicy(path: string, scripts: string[], styles: string[]): Record<string, string> {
  const own = isOfDesk(path) ? ["'self'"] : [];
  const frames = [...own, ...embedHosts, ...(radioHost ? [radioHost] : [])].join(' ');
  const isFramed = framed.test(path);
  return {
    ...commonHeaders,
    ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    ...(isSecret(path) && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${scripts.join(' ')}`.trim(),
      `style-src 'self' ${isOfDesk(path) ? "'unsafe-inline'" : styles.join(' ')}`.trim(),
      // The editor's font sizes, and the places of points on the map.
      "style-src-attr 'unsafe-inline'",
      `img-src 'self' data: blob: ${tileHost}`,
      `media-src 'self' blob: ${radioHost ?? ''}`.trim(),
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${frames}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ].join('; '),
  };
}

/** The policy of a small document of our own making that needs nothing but its own styles. */
export function documentPolicy(html: string, more = '', framedBy: "'none'" | '*' = "'none'"): Record<string, string> {
  const styles = styleHashes(html).join(' ');
  return {
    'content-security-policy': `default-src 'none'; ${more && `${more}; `}style-src ${styles || "'none'"}; base-uri 'none'; form-action 'self'; frame-ancestors ${framedBy}`,
  };
}

/** The inline styles that are in a document, as a policy names them. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^<>]*>([^<]*(?:<(?!\/?style)[^<]*)*)<\/style>/g)].flatMap(([, css]) =>
    css ? [sourceHash(css)] : [],
  );
}

export function sourceHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** How far the promise of https reaches (HSTS). */
const promises = {
  off: undefined,
  site: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  // The browsers' own lists want it so.
  preload: 'max-age=63072000; includeSubDomains; preload',
} satisfies Record<Settings['hsts'], string | undefined>;

/** Whoever came once over https comes only over https from then on; a site without it must not say so. */
export function requireHttps({ siteUrl, hsts }: Pick<Settings, 'siteUrl' | 'hsts'>): void {
  const promise = siteUrl.startsWith('https://') ? promises[hsts] : undefined;
  if (promise) commonHeaders['strict-transport-security'] = promise;
  else delete commonHeaders['strict-transport-security'];
}

/** Those of an answer at this path. */
export function commonHeadersOf(path: string): Record<string, string> {
  if (path !== framedByAnybody) return commonHeaders;
  const { 'x-frame-options': _, ...headers } = commonHeaders;
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
