/** Keeping pages with all they need, and making room again. Runs in the service worker. */
import { type Copy, type CopyNote, listCopies, noted, noteOf, stores } from './copies.ts';
import { assetsIn, downloadsIn, isEverybodys, pageKey, picturesIn, titleIn } from './keepable.ts';

const megabyte = 1024 * 1024;
/** What a visitor's phone is asked for at most. */
export const limits = { pages: 120, pageBytes: 15 * megabyte, pictures: 300, pictureBytes: 30 * megabyte };
const maxPictureBytes = 2 * megabyte;
const maxDownloadBytes = 8 * megabyte;
/** Files that no kept page names: a page that is open may still ask for them. */
const looseDays = 30;

interface KeepRequest {
  /** Fetch its pictures too: these, or those that its text names. */
  pictures?: string[] | 'all';
  delViaje?: boolean;
}

/** Fetches a page to keep it; whether it is kept now. Throws when it may be there another time. */
export async function keepAddress(address: string, origin: string, options: KeepRequest = {}): Promise<boolean> {
  const key = pageKey(address, origin);
  if (!key) return false;
  // Its own cookies are nobody's business here: what comes is what everybody gets.
  const response = await fetch(origin + key, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (response.status >= 500) throw new Error(`${key} answers ${response.status}`);
  // It may have moved: it is kept where it is now.
  const now = response.redirected ? pageKey(response.url, origin) : key;
  return now ? keepPage(now, response, options) : false;
}

const freshMs = 600_000;

/** A page that somebody has before them; one that was just fetched is not fetched again. */
export async function keepSeen(address: string, pictures: string[], origin: string, now: Date): Promise<void> {
  const key = pageKey(address, origin);
  if (!key) return;
  const note = noteOf((await (await caches.open(stores.pages)).match(key)) ?? new Response());
  const isFresh = note !== undefined && now.getTime() - Date.parse(note.fecha) < freshMs;
  if (isFresh) await Promise.all(pictures.map(keepPicture));
  else await keepAddress(key, origin, { pictures });
}

/** A page is kept whole or not at all: without its files it would be an error page later. */
export async function keepPage(key: string, response: Response, options: KeepRequest = {}): Promise<boolean> {
  if (!isEverybodys(response)) return false;
  const html = await response.text();
  const archivos = assetsIn(html);
  if (!(await Promise.all(archivos.map(keepAsset))).every(Boolean)) return false;
  const pages = await caches.open(stores.pages);
  const before = noteOf((await pages.match(key)) ?? new Response());
  const wanted = options.pictures === 'all' ? picturesIn(html) : (options.pictures ?? []);
  const imagenes = [...new Set([...wanted, ...(before?.imagenes ?? [])])].slice(0, 40);
  await Promise.all(wanted.map((address) => keepPicture(address).catch(() => undefined)));
  const delViaje = options.delViaje ?? before?.delViaje ?? false;
  const descargas = delViaje ? downloadsIn(html) : undefined;
  await Promise.all((descargas ?? []).map((path) => keepDownload(path).catch(() => undefined)));
  const note: CopyNote = {
    fecha: new Date().toISOString(),
    bytes: html.length,
    titulo: titleIn(html),
    archivos,
    imagenes,
    descargas,
    delViaje,
  };
  await pages.put(key, noted(html, response.headers, note));
  return true;
}

/** Files of the build never change under their name. */
async function keepAsset(path: string): Promise<boolean> {
  const assets = await caches.open(stores.assets);
  if (await assets.match(path)) return true;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok) return false;
  await putFile(assets, path, response);
  return true;
}

async function keepPicture(path: string): Promise<void> {
  const pictures = await caches.open(stores.pictures);
  if (await pictures.match(path)) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (response.ok && response.status === 200) await putFile(pictures, path, response, maxPictureBytes);
}

/** A track may be drawn anew under its name: it is fetched again after a day. */
async function keepDownload(path: string): Promise<void> {
  const assets = await caches.open(stores.assets);
  const note = noteOf((await assets.match(path)) ?? new Response());
  if (note && Date.now() - Date.parse(note.fecha) < dayMillis) return;
  const response = await fetch(path, { credentials: 'omit' });
  if (response.ok) await putFile(assets, path, response, maxDownloadBytes);
}

export async function putFile(cache: Cache, path: string, response: Response, most = Infinity): Promise<void> {
  const body = await response.arrayBuffer();
  if (body.byteLength > most) return;
  const note = { fecha: new Date().toISOString(), bytes: body.byteLength, titulo: '', archivos: [], imagenes: [] };
  await cache.put(path, noted(body, response.headers, { ...note, delViaje: false }));
}

/** The trip's pages are these and no others. Answers which of them could not be had now. */
export async function keepTrip(addresses: string[], origin: string, now: Date): Promise<string[]> {
  const keys = new Set(addresses.flatMap((address) => pageKey(address, origin) ?? []));
  const pages = await caches.open(stores.pages);
  for (const copy of await listCopies()) {
    if (copy.store !== stores.pages || copy.delViaje === keys.has(copy.key)) continue;
    const response = await pages.match(copy.key);
    const note = response && noteOf(response);
    if (note)
      await pages.put(copy.key, noted(await response.text(), response.headers, { ...note, delViaje: !note.delViaje }));
  }
  return keepTripPages([...keys], origin, now);
}

/** Keeps them one after another, with their pictures; answers which of them could not be had now. */
export async function keepTripPages(keys: string[], origin: string, now: Date): Promise<string[]> {
  const pages = await caches.open(stores.pages);
  const missing: string[] = [];
  for (const key of keys) {
    const note = noteOf((await pages.match(key)) ?? new Response());
    const isNew = note && now.getTime() - Date.parse(note.fecha) < dayMillis;
    const isFresh = isNew && note.imagenes.length > 0 && note.descargas;
    if (!isFresh) await keepAddress(key, origin, { pictures: 'all', delViaje: true }).catch(() => missing.push(key));
  }
  return missing;
}

const dayMillis = 86_400_000;

/** What has not been seen for longest goes first; what the trip needs, last. */
export async function makeRoom(now: Date): Promise<void> {
  const copies = await listCopies();
  const pages = copies.filter(({ store }) => store === stores.pages).sort(byWorth);
  const kept = within(pages, limits.pages, limits.pageBytes);
  const tripPictures = new Set(kept.filter(({ delViaje }) => delViaje).flatMap(({ imagenes }) => imagenes));
  const needed = new Set(
    kept.flatMap(({ archivos, descargas = [], delViaje }) => (delViaje ? [...archivos, ...descargas] : archivos)),
  );
  const pictures = copies
    .filter(({ store }) => store === stores.pictures)
    .map((copy) => ({ ...copy, delViaje: tripPictures.has(copy.key) }))
    .sort(byWorth);
  const keptPictures = within(pictures, limits.pictures, limits.pictureBytes);
  const assets = copies.filter(
    ({ store, key, fecha }) =>
      store === stores.assets && (needed.has(key) || now.getTime() - Date.parse(fecha) < looseDays * dayMillis),
  );
  const stay = new Set([...kept, ...keptPictures, ...assets].map(({ store, key }) => `${store} ${key}`));
  for (const { store, key } of copies) if (!stay.has(`${store} ${key}`)) await (await caches.open(store)).delete(key);
}

function byWorth(one: Copy, other: Copy): number {
  if (one.delViaje !== other.delViaje) return one.delViaje ? -1 : 1;
  return one.fecha < other.fecha ? 1 : -1;
}

function within<Item extends { bytes: number }>(items: Item[], count: number, bytes: number): Item[] {
  let sum = 0;
  return items.slice(0, count).filter((item) => {
    sum += item.bytes;
    return sum <= bytes;
  });
}
