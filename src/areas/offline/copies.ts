/**
 * Where copies lie and what is known of each. The names say the form, not the release: a new release finds the pages of
 * the earlier ones, each with the files it was made with.
 */
export const stores = { pages: 'paginas-1', assets: 'archivos-1', pictures: 'imagenes-1' } as const;
type Store = (typeof stores)[keyof typeof stores];

/** Earlier forms of the same. */
export function isOutdated(name: string): boolean {
  return /^(?:paginas|archivos|imagenes)-\d+$/.test(name) && !(Object.values(stores) as string[]).includes(name);
}

export interface CopyNote {
  /** When it was fetched, ISO 8601. */
  fecha: string;
  bytes: number;
  titulo: string;
  /** The files of the build that it needs. */
  archivos: string[];
  imagenes: string[];
  /** Of a page of the trip: what it offers to download. */
  descargas?: string[] | undefined;
  /** Of the visitor's trip: the last to go. */
  delViaje: boolean;
}

const noteHeader = 'x-copia';

export interface Copy extends CopyNote {
  key: string;
  store: Store;
}

/** A copy with its note; what the browser has unpacked is not packed any more. */
export function noted(body: BodyInit, from: Headers, note: CopyNote): Response {
  const headers = new Headers(from);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  headers.set(noteHeader, encodeURIComponent(JSON.stringify(note)));
  return new Response(body, { status: 200, headers });
}

export function noteOf(response: Response): CopyNote | undefined {
  try {
    return JSON.parse(decodeURIComponent(response.headers.get(noteHeader) ?? '')) as CopyNote;
  } catch {
    return undefined;
  }
}

/** Everything that is kept, of all the stores. */
export async function listCopies(): Promise<Copy[]> {
  const all = await Promise.all(
    Object.values(stores).map(async (store) => {
      const cache = await caches.open(store);
      const keys = await cache.keys();
      return Promise.all(
        keys.map(async (request) => {
          const response = await cache.match(request);
          const note = response && noteOf(response);
          const { pathname, search } = new URL(request.url);
          return note ? [{ ...note, key: pathname + search, store }] : [];
        }),
      );
    }),
  );
  return all.flat(2);
}

/** Each page once, the newest first: of a list that was filtered or leafed through, the whole list if it is there. */
export function pagesOf(copies: readonly Copy[]): Copy[] {
  const byPath = new Map<string, Copy>();
  for (const copy of copies.filter(({ store }) => store === stores.pages).sort(newestFirst)) {
    const [path, search] = copy.key.split('?') as [string, string?];
    if (!byPath.has(path) || search === undefined) byPath.set(path, copy);
  }
  return [...byPath.values()].sort(newestFirst);
}

function newestFirst(one: Copy, other: Copy): number {
  return one.fecha < other.fecha ? 1 : -1;
}

export async function throwAllAway(): Promise<void> {
  for (const name of await caches.keys())
    if (isOutdated(name) || (Object.values(stores) as string[]).includes(name)) await caches.delete(name);
}
