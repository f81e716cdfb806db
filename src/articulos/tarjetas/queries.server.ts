/** What a card shows of a thing: only of things that visitors may see. */
import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';

/** By their ids, by the beginning of an address, or by what somebody types. */
export type Which = { ids: number[] } | { slug: string } | { search: string; limit: number };

export function readProductos(db: Db, which: Which) {
  return narrowed(db.selectFrom('productos').where('activo', '=', 1).select('id'), which).execute();
}

export function readUbicaciones(db: Db, which: Which) {
  return narrowed(
    db
      .selectFrom('ubicaciones')
      .where('publicado', '=', 1)
      .select(['id', 'slug', 'nombre as titulo', 'imagen_portada as imagen', 'municipio_id']),
    which,
  ).execute();
}

export function readEventos(db: Db, which: Which) {
  return narrowed(db.selectFrom('eventos').select('id'), which).execute();
}

export async function municipioNames(db: Db, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('municipios').select(['id', 'nombre']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, nombre }) => [id, nombre]));
}

/** As much of a query as all three have: one stands for all. */
interface Narrowable<Query> {
  where(column: 'id' | 'slug' | 'busqueda', operator: 'in' | '=' | 'like', value: unknown): Query;
  orderBy(column: 'id', direction: 'desc'): Query;
  limit(count: number): Query;
}

function narrowed<Query extends Narrowable<Query>>(query: Query, which: Which): Query {
  if ('ids' in which) return query.where('id', 'in', which.ids);
  if ('slug' in which) return query.where('slug', '=', which.slug);
  return query
    .where('busqueda', 'like', `%${plain(which.search)}%`)
    .orderBy('id', 'desc')
    .limit(which.limit);
}
