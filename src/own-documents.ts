/**
 * What lies outside of the site's frame. A browser on the site has no routes of it (scripts/public-routes.ts), and the back
 * office has another policy for styles (server/pages/security.ts): one goes there by loading a document.
 */
const documents = [
  'admin|login|recuperar-contrasena|restablecer-contrasena',
  'informe',
  // Of visitors: with the sign of its language.
  '(?:[a-z]{2}/)?pasarela-de-prueba',
].map((first) => new RegExp(`^/(?:${first})(?![^/?#])`, 'i'));

/** -1 on the site. */
function documentOf(path: string): number {
  return documents.findIndex((document) => document.test(path));
}

export function isOfDesk(path: string): boolean {
  return documentOf(path) === 0;
}

export function hasOwnDocument(path: string): boolean {
  return documentOf(path) !== -1;
}

/** Whoever works here, and a sponsor, reads Spanish. */
export function isInSpanishAlone(path: string): boolean {
  return hasOwnDocument(path) && documentOf(path) < 2;
}

/** Whether the way there is a new document. The site's own pages can be shown in any. */
export function isOtherDocument(to: string, from: string): boolean {
  return hasOwnDocument(to) && documentOf(to) !== documentOf(from);
}
