import { codeAlphabet } from '#tienda/pedidos/pedido.ts';

/** "PRO-7K4P9": what the operator calls a shop or a product by. `pick(n)` gives 0 … n-1. */
export function newReferencia(prefix: string, pick: (below: number) => number): string {
  return `${prefix}-${Array.from({ length: 5 }, () => codeAlphabet[pick(codeAlphabet.length)]).join('')}`;
}
