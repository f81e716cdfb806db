import { later } from '#values/idioma/say.ts';
import { Refusal } from './refusal.ts';

/** How slowly a body may come. */
export interface Pace {
  /** At most so long without a byte; the rate counts from then on. */
  idleMs: number;
  bytesPerSecond: number;
}

/** Slower than any telephone line: whoever sends like that wants the connection, not the answer. */
const slowestPace: Pace = { idleMs: 30_000, bytesPerSecond: 2048 };

/** The body as it comes in, up to a size: not every body says beforehand how long it is. */
export async function* readBody(
  request: Request,
  maxBytes: number,
  { idleMs, bytesPerSecond }: Pace = slowestPace,
): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  const started = performance.now();
  let size = 0;
  try {
    for (;;) {
      const chunk = await within(idleMs, reader.read());
      if (chunk.done) return;
      size += chunk.value.length;
      if (size > maxBytes) throw tooLarge();
      const elapsedMs = performance.now() - started;
      if (elapsedMs > idleMs && size < (bytesPerSecond * elapsedMs) / 1000) throw tooSlow();
      yield chunk.value;
    }
  } finally {
    // Not awaited: what never comes cannot be waited for.
    void reader.cancel().catch(() => {});
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), ms);
  });
  try {
    return await Promise.race([work.catch(brokenOff), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The sender left: nobody's fault here, and nothing for the log. */
function brokenOff(): never {
  throw new Refusal(400, later('Lo que enviabas llegó incompleto. Vuelve a enviarlo.'));
}

function tooSlow(): Refusal {
  return new Refusal(408, later('Lo que envías tarda demasiado en llegar. Comprueba tu conexión y vuelve a enviarlo.'));
}

export function tooLarge(): Refusal {
  return new Refusal(413, later('Lo que has enviado es demasiado grande.'));
}

export function tooManyFields(): Refusal {
  return new Refusal(413, later('El formulario lleva demasiados campos.'));
}
