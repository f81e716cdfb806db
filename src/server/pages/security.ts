/** Headers that every answer carries, and the policy of a page. */

/** Where embeds come from, once the visitor has agreed to load them. */
const embedHosts = ['https://www.youtube-nocookie.com', 'https://www.google.com', 'https://maps.google.com'];
/** Where the tiles of the map of ubicaciones come from; asked for only with the same consent. */
const tileHost = 'https://tile.openstreetmap.org';
let radioHost: string | undefined;

/** The radio is the operator's choice; its host is allowed like the other embeds. */
export function allowRadioFrom(url: string | undefined): void {
  radioHost = url ? new URL(url).origin : undefined;
}

export function contentSecurityPolicy(scriptHashes: string[]): Record<string, string> {
  const frames = [...embedHosts, ...(radioHost ? [radioHost] : [])].join(' ');
  return {
    ...commonHeaders,
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' data: blob: ${tileHost}`,
      `media-src 'self' blob: ${radioHost ?? ''}`.trim(),
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${frames}`,
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
};
