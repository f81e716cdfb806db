import { randomInt } from 'node:crypto';
import { codeAlphabet } from '#areas/tienda/pedidos/pedido.ts';
import type { Db } from '#server/db/open.ts';

const prefixes = { tiendas: 'TIE', productos: 'PRO' };

/** "PRO-7K4P9", which no other has: what the operator calls a shop or a product by. Given once, never changed. */
export async function newReferencia(db: Db, table: keyof typeof prefixes): Promise<string> {
  for (;;) {
    const characters = Array.from({ length: 5 }, () => codeAlphabet[randomInt(codeAlphabet.length)]);
    const referencia = `${prefixes[table]}-${characters.join('')}`;
    const taken = await db.selectFrom(table).select('id').where('referencia', '=', referencia).executeTakeFirst();
    if (!taken) return referencia;
  }
}
