/** A finished page or answer, as the bytes that go out; packed by the first who asks for it so, for all others too. */
import { bestEncoding, type Encoding, encodingFor, packed } from '#server/http/negotiate.ts';

export interface KeptPage {
  status: number;
  etag: string;
  /** As it is; the packed ones come with the first who ask for them. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Everything but the encoding and the length. */
  headers: Record<string, string>;
  tags: Set<string>;
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
