import { randomInt } from 'node:crypto';
import { newReferencia } from './referencia.ts';

/** One that nobody has yet: given once, never changed. */
export async function freeReferencia(
  prefix: string,
  isTaken: (referencia: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const referencia = newReferencia(prefix, randomInt);
    if (!(await isTaken(referencia))) return referencia;
  }
}
