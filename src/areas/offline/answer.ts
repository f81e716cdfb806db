/** What the service worker answers: from the network first, and from a copy when there is none. */
import { noteOf, stores } from './copies.ts';
import { keepPage, putFile } from './keep.ts';
import { pictureOf, splitLanguage } from './keepable.ts';

/** How long a page that we have a copy of may take to come. */
const patienceMs = 5000;
const offlinePage = '/sin-conexion';

interface Asked {
  request: Request;
  /** What goes on after the answer. */
  later(work: Promise<unknown>): void;
}

export async function answerPage(key: string, { request, later }: Asked): Promise<Response> {
  const pages = await caches.open(stores.pages);
  const copy = await pages.match(key);
  try {
    const fetched = fromNetwork(request);
    const response = await (copy ? inTime(fetched) : fetched);
    // The site is down, or being renewed: a copy says more than an error page.
    if (response.status >= 500 && copy) return asCopy(copy);
    if (response.status === 404 || response.status === 410) later(pages.delete(key));
    else if (response.ok) later(keepPage(key, response.clone()));
    return response;
  } catch {
    return copy ? asCopy(copy) : sayOffline(key, request);
  }
}

/** A page that is never kept: without a connection we say so, not the browser. */
export async function answerUnkept(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    return sayOffline(new URL(request.url).pathname, request);
  }
}

/** A file to take along: as it is now, or as it was kept with the trip. */
export async function answerDownload(request: Request): Promise<Response> {
  try {
    return await fromNetwork(request);
  } catch {
    const { pathname } = new URL(request.url);
    const copy = await (await caches.open(stores.assets)).match(pathname);
    return copy ?? sayOffline(pathname, request);
  }
}

async function sayOffline(wanted: string, { url }: Request): Promise<Response> {
  const pages = await caches.open(stores.pages);
  for (const page of [splitLanguage(wanted).sign + offlinePage, offlinePage])
    if (await pages.match(page))
      return Response.redirect(new URL(`${page}?de=${encodeURIComponent(wanted)}`, url).href);
  return Response.error();
}

/** Asked anew: what the browser may still show of itself for some minutes would pass for the network's answer. */
function fromNetwork({ url, headers }: Request): Promise<Response> {
  return fetch(url, { headers, credentials: 'same-origin', redirect: 'manual', cache: 'no-cache' });
}

async function inTime(fetched: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), patienceMs);
  });
  try {
    return await Promise.race([fetched, late]);
  } finally {
    clearTimeout(timer);
    // Nobody waits for it any more.
    fetched.catch(() => undefined);
  }
}

/** The copy says of itself that it is one, and of when. */
async function asCopy(copy: Response): Promise<Response> {
  const html = await copy.text();
  const fecha = noteOf(copy)?.fecha ?? '';
  return new Response(html.replace('<html ', `<html data-copia="${fecha}" `), { status: 200, headers: copy.headers });
}

/** Their names say their content: the copy is as good as the network's. `isOurs`: a page that may be kept asks. */
export async function answerFile(
  { request, later }: Asked,
  { store, most, isOurs }: { store: string; most: number; isOurs(): Promise<boolean> },
): Promise<Response> {
  const cache = await caches.open(store);
  const { pathname } = new URL(request.url);
  const copy = await cache.match(pathname);
  if (copy) return copy;
  try {
    const response = await fetch(request);
    if (response.status === 200 && (await isOurs())) later(putFile(cache, pathname, response.clone(), most));
    return response;
  } catch (error) {
    // A document carries its styles; the file with the same ones is only asked for beside its code.
    if (pathname.endsWith('.css')) return new Response('', { headers: { 'content-type': 'text/css' } });
    return (await otherWidth(cache, pathname)) ?? Promise.reject(error);
  }
}

/** A picture that is kept in another width is still that picture. */
async function otherWidth(cache: Cache, pathname: string): Promise<Response | undefined> {
  const picture = pictureOf(pathname);
  if (!picture) return undefined;
  const other = (await cache.keys()).find(({ url }) => pictureOf(new URL(url).pathname) === picture);
  return other && cache.match(other);
}
