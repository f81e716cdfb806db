/**
 * A finished page or answer, as the bytes that go out: made by the first who asks for it so, for all others too. What it
 * was made of is let go of then, as hardly anybody asks for it unpacked: that is six times as long.
 */
import {
  bestEncoding,
  type Encoding,
  hashOf,
  isUnchanged,
  minPackedBytes,
  packed,
  unpacked,
} from '#server/http/negotiate.ts';

export interface KeptPage {
  status: number;
  etag: string;
  /** As it was made, until the first body goes out. */
  source?: Buffer | undefined;
  /** As they go out. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Not worth packing. */
  isShort?: boolean;
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

export function newBody(text: string | Buffer): Pick<KeptPage, 'source' | 'bodies' | 'isShort' | 'etag'> {
  const source = ownBytes(typeof text === 'string' ? Buffer.from(text) : text);
  return { source, bodies: {}, isShort: source.length < minPackedBytes, etag: hashOf(source) };
}

/** Node cuts short buffers from larger ones: one that is kept would keep all of those with it. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export function encodingOf({ isShort }: KeptPage, accepted: string | string[] | null | undefined): Encoding {
  return isShort ? 'identity' : bestEncoding(accepted);
}

export function sizeOf({ source, bodies }: KeptPage): number {
  return [source, ...Object.values(bodies)].reduce((sum, body) => sum + (body?.length ?? 0), 0);
}

/** Not packed, whoever asked for it how before. */
export function plainOf({ source, bodies }: KeptPage): Buffer {
  return source ?? bodies.identity ?? unpacked(bodies);
}

const packing = new WeakMap<KeptPage, Partial<Record<Encoding, Promise<Buffer>>>>();
const resizeListeners = new WeakMap<KeptPage, (bytes: number) => void>();

/** However many ask for it at once. */
export function bodyOnce(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const running = packing.get(page) ?? {};
  packing.set(page, running);
  running[encoding] ??= packed(plainOf(page), encoding).then((body) => {
    const before = sizeOf(page);
    const own = ownBytes(body);
    page.bodies[encoding] = own;
    page.source = undefined;
    resizeListeners.get(page)?.(sizeOf(page) - before);
    return own;
  });
  return running[encoding];
}

export function onResize(page: KeptPage, onBytes: (bytes: number) => void): void {
  resizeListeners.set(page, onBytes);
}

/** For those who have no socket. */
export async function toResponse(request: Request, page: KeptPage): Promise<Response> {
  const { status, bodies } = page;
  if (status !== 200) return new Response(new Uint8Array(plainOf(page)), { status, headers: page.headers });
  const encoding = encodingOf(page, request.headers.get('accept-encoding'));
  const etag = `"${page.etag}-${encoding}"`;
  if (isUnchanged(request.headers.get('if-none-match'), etag)) {
    const { 'content-type': _, ...rest } = headersNow(page);
    return new Response(null, { status: 304, headers: { ...rest, etag } });
  }
  const body = bodies[encoding] ?? (await bodyOnce(page, encoding));
  return new Response(new Uint8Array(body), {
    status,
    headers: { ...headersNow(page), etag, ...(encoding !== 'identity' && { 'content-encoding': encoding }) },
  });
}
