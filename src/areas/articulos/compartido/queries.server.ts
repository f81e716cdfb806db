/** The private address of a draft, for those who do not work here. */
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { findArticulo } from '../queries.server.ts';

const days = 14;

/** The same address for another fourteen days, or a new one. */
export async function shareBorrador(db: Db, articuloId: number, now: string) {
  await db.deleteFrom('borrador_enlaces').where('caduca_en', '<=', now).execute();
  const caduca_en = new Date(Date.parse(now) + days * 24 * 60 * 60_000).toISOString();
  // 160 bits: nobody guesses it. Lower case, as all addresses are.
  const clave = randomBytes(20).toString('hex');
  return db
    .insertInto('borrador_enlaces')
    .values({ articulo_id: articuloId, clave, caduca_en })
    .onConflict((conflict) => conflict.column('articulo_id').doUpdateSet({ caduca_en }))
    .returning(['clave', 'caduca_en'])
    .executeTakeFirstOrThrow();
}

export function findEnlace(db: Db, articuloId: number, now: string) {
  return db
    .selectFrom('borrador_enlaces')
    .select(['clave', 'caduca_en'])
    .where('articulo_id', '=', articuloId)
    .where('caduca_en', '>', now)
    .executeTakeFirst();
}

export async function endEnlace(db: Db, articuloId: number): Promise<void> {
  await db.deleteFrom('borrador_enlaces').where('articulo_id', '=', articuloId).execute();
}

export async function findCompartido(db: Db, clave: string, now: string) {
  const enlace = await db
    .selectFrom('borrador_enlaces')
    .select(['articulo_id', 'caduca_en'])
    .where('clave', '=', clave)
    .where('caduca_en', '>', now)
    .executeTakeFirst();
  const row = enlace && (await findArticulo(db, { id: enlace.articulo_id }));
  return row && { row, caduca_en: enlace.caduca_en };
}
