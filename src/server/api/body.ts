import { Refusal } from './refusal.ts';

/** The body as it comes in, up to a size: not every body says beforehand how long it is. */
export async function* readBody(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    yield chunk;
  }
}

export function tooLarge(): Refusal {
  return new Refusal(413, 'Lo que has enviado es demasiado grande.');
}
