import { randomInt } from 'node:crypto';
import { codeAlphabet } from '#domain/pedido.ts';

/** A reference nobody has yet, "PRO-7K4P9": given once, never changed. */
export async function newReferencia(
  prefix: string,
  isTaken: (referencia: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const characters = Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
    const referencia = `${prefix}-${characters}`;
    if (!(await isTaken(referencia))) return referencia;
  }
}
