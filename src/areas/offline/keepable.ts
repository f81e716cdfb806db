/** What may be kept in a visitor's browser, by its address. Nothing of the desk, of a purchase, of one person, no form. */
import { parameterValues } from '#page-parameters.ts';

const neverKept = new Set([
  ...['admin', 'login', 'recuperar-contrasena', 'restablecer-contrasena'],
  ...['checkout', 'pago-exitoso', 'pedido', 'desistimiento', 'pasarela-de-prueba'],
  ...['contacto', 'buscar', 'informe', 'factura', 'borrador'],
]);

/** Behind these are no pages. */
const noPages = new Set(['api', 'media', 'assets']);

/** Under which address a page is kept, without what does not change it; undefined when it never is. */
export function pageKey(address: string, origin: string): string | undefined {
  const url = new URL(address, origin);
  if (url.origin !== origin) return undefined;
  const { path } = splitLanguage(url.pathname);
  if (!isPage(url.pathname) || neverKept.has(firstPart(path))) return undefined;
  // Confirming and leaving are one person's.
  if (/^\/boletin\/(?:confirmar|baja)\b/i.test(path)) return undefined;
  const possible = { ...parameterValues(path), ...parameterValues(url.pathname) };
  for (const [name, value] of [...url.searchParams])
    if (!Object.hasOwn(possible, name) || !possible[name]!(value)) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** What may be the sign of a language, and the path without it. Which there are is known to the server alone. */
export function splitLanguage(pathname: string): { sign: string; path: string } {
  const [sign = ''] = /^\/[a-z]{2}(?=\/|$)/.exec(pathname) ?? [];
  return { sign, path: pathname.slice(sign.length) || '/' };
}

/** Whether an address is a page's, not a file's or a call's. */
export function isPage(pathname: string): boolean {
  return !noPages.has(firstPart(pathname)) && !/\.\w{2,12}$/.test(pathname);
}

function firstPart(pathname: string): string {
  return pathname.split('/')[1]?.toLowerCase() ?? '';
}

/** The server says of each page whether it is everybody's. */
export function isEverybodys({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(headers.get('cache-control') ?? '') &&
    !headers.has('set-cookie')
  );
}

/** Stored pictures: their address names their content, and narrower versions share its beginning. */
export function pictureOf(pathname: string): string | undefined {
  return /^(\/media\/[0-9a-f]{20})[\w-]*\.(?:webp|avif|png|jpe?g)$/.exec(pathname)?.[1];
}

/** What is downloaded, not shown: the track of a route. */
export function isDownload(pathname: string): boolean {
  return /^\/rutas\/[a-z0-9-]+\.gpx$/.test(splitLanguage(pathname).path);
}

/** What a page offers to download. */
export function downloadsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/ href="([^"]+)"/g)].map(([, path]) => path!).filter(isDownload))];
}

export function isAsset(pathname: string): boolean {
  return (
    pathname.startsWith('/assets/') ||
    /^\/(?:favicon\.(?:svg|ico)|icon-\d+\.png|(?:[a-z]{2}\/)?manifest\.webmanifest)$/.test(pathname)
  );
}

/** The files of the build that a page names, also in a folder of their release: code, styles, fonts, drawings. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/(?:\w+\/)?[\w.-]+\.(?:js|css|woff2|svg|json|webp|avif|png)\b/g) ?? [])];
}

const picturesPerPage = 16;

/** Its pictures, each in a width that does for a phone. */
export function picturesIn(html: string): string[] {
  const found = new Map<string, string>();
  const [, main = html] = html.split('<main');
  for (const [address] of main.matchAll(/\/media\/[0-9a-f]{20}[\w-]*\.webp/g)) {
    const picture = pictureOf(address)!;
    if (!found.has(picture) || address.endsWith('-800.webp')) found.set(picture, address);
  }
  return [...found.values()].slice(0, picturesPerPage);
}

export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');
}
