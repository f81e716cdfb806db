/** What a card shows of a thing: only of things that visitors may see. */
import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';
import type { TarjetaTipo } from './tarjeta.ts';

/** By their ids, by their address, or the newest with what somebody types in their name. */
export type Which = { ids: number[] } | { slug: string } | { search: string; limit: number };

/** Of the other kinds: what the search shows of them, which is what visitors may see. */
export function readFound(
  db: Db,
  tipo: TarjetaTipo,
  which: Exclude<Which, { slug: string }> | { path: string },
  now: string,
) {
  let query = db
    .selectFrom('busqueda_indice')
    .select(['id_cosa as id', 'titulo', 'texto', 'url', 'imagen'])
    .where('tipo', '=', tipo)
    .where('visible_desde', '<=', now);
  if ('ids' in which) query = query.where('id_cosa', 'in', which.ids);
  else if ('path' in which) query = query.where('url', '=', which.path);
  else
    query = query
      .where('titulo_busqueda', 'like', `%${plain(which.search)}%`)
      .orderBy('id', 'desc')
      .limit(which.limit);
  return query.execute();
}

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
