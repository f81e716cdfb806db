/** Which articles visitors may read, and from when on. */

import type { Db } from '#server/db/open.ts';
import type { SitePath } from '#server/feeds/site-map.ts';
import type { Scheduled } from '#server/scheduler.ts';
import { tagsOf } from '#server/things/thing-row.ts';
import { articuloPath } from './path.ts';
import { findArticulo } from './queries.server.ts';

/** Every published article's path and date, for the site map. */
export async function articuloPaths(db: Db, now: string): Promise<SitePath[]> {
  const rows = await db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .where('articulos.publicado_en', '<=', now)
    .select(['articulos.slug', 'articulos.updated_at', 'categorias.slug as categoria_slug'])
    .orderBy('articulos.id')
    .execute();
  return rows.map((row) => ({ path: articuloPath(row), lastmod: row.updated_at }));
}

/** Where one article is, if visitors may read it. */
export async function articuloPathOf(db: Db, id: number, now: string): Promise<string | undefined> {
  const row = await findArticulo(db, { id }, now);
  return row && articuloPath(row);
}

/** Scheduled articles are published by themselves. */
export const scheduledArticulos: Scheduled = { tagsDue, nextDue };

/** Of what is published between two instants, `from` itself excluded. */
async function tagsDue(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', from)
    .where('publicado_en', '<=', to)
    .select(['id', 'categoria_id', 'otras_categorias', 'temas'])
    .execute();
  return rows.flatMap((row) => tagsOf('articulo', row));
}

async function nextDue(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', after)
    .select('publicado_en')
    .orderBy('publicado_en')
    .limit(1)
    .executeTakeFirst();
  return row?.publicado_en;
}
