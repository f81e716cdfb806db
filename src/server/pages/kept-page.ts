/** A finished page or answer, as the bytes that go out; packed by the first who asks for it so, for all others too. */
import { bestEncoding, type Encoding, encodingFor, isUnchanged, packed } from '#server/http/negotiate.ts';

export interface KeptPage {
  status: number;
  etag: string;
  /** As it is; the packed ones come with the first who ask for them. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Everything but the encoding and the length. */
  headers: Record<string, string>;
  tags: Set<string>;
  /** For a shared cache in front of us that is sent what changes. */
  atEdge?: AtEdge | undefined;
}

export interface AtEdge {
  /** Instead of the page's own, while the cache hears us. */
  headers: Record<string, string>;
  /** While it does not: as short a life as without a cache, with the keys by which it drops the page once it hears again. */
  unheard: Record<string, string>;
  isHeard(): boolean;
}

/** Everything but the encoding and the length, as it goes out now. */
export function headersNow({ headers, atEdge }: KeptPage): Record<string, string> {
  if (!atEdge) return headers;
  return atEdge.isHeard() ? atEdge.headers : atEdge.unheard;
}

export function encodingOf({ bodies }: KeptPage, accepted: string | string[] | null | undefined): Encoding {
  const best = bestEncoding(accepted);
  return bodies[best] ? best : encodingFor(bodies.identity, accepted);
}

const packing = new WeakMap<KeptPage, Partial<Record<Encoding, Promise<Buffer>>>>();
const packedListeners = new WeakMap<KeptPage, (bytes: number) => void>();

/** However many ask for it at once. */
export function packedOnce(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const running = packing.get(page) ?? {};
  packing.set(page, running);
  running[encoding] ??= packed(page.bodies.identity, encoding).then((body) => {
    page.bodies[encoding] = body;
    packedListeners.get(page)?.(body.length);
    return body;
  });
  return running[encoding];
}

export function onPacked(page: KeptPage, onBytes: (bytes: number) => void): void {
  packedListeners.set(page, onBytes);
}

/** For those who have no socket. */
export async function toResponse(request: Request, page: KeptPage): Promise<Response> {
  const { status, bodies } = page;
  if (status !== 200) return new Response(new Uint8Array(bodies.identity), { status, headers: page.headers });
  const encoding = encodingOf(page, request.headers.get('accept-encoding'));
  const etag = `"${page.etag}-${encoding}"`;
  if (isUnchanged(request.headers.get('if-none-match'), etag)) {
    const { 'content-type': _, ...rest } = headersNow(page);
    return new Response(null, { status: 304, headers: { ...rest, etag } });
  }
  const body = bodies[encoding] ?? (await packedOnce(page, encoding));
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...headersNow(page), etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
  });
}
