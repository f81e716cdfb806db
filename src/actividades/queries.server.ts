import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import { chosen, type Findable, joined, most, type Which } from '#server/search/source.ts';
import { things } from '#things.ts';
import { plain } from '#values/slug.ts';

/** Newest first; `search` looks into the name. */
export function listActividades(db: Db, { search, ...request }: PageRequest & { search?: string | undefined }) {
  const matching = db
    .selectFrom('actividades')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`));
  return listPage(
    matching
      .select(['id', 'nombre', 'slug', 'lugar', 'precio_1_cents', 'imagen_url', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

export function findActividad(db: Db, by: { slug: string } | { id: number }) {
  const [[column, value]] = Object.entries(by) as [['slug' | 'id', string | number]];
  return db.selectFrom('actividades').selectAll().where(column, '=', value).executeTakeFirst();
}

/** What the search knows of an activity. */
export async function searchActividad(db: Db, which: Which): Promise<Findable[]> {
  const rows = await db
    .selectFrom('actividades as cosa')
    .where(chosen(which))
    .limit(most(which))
    .select(['cosa.id', 'cosa.nombre', 'cosa.lugar', 'cosa.descripcion', 'cosa.slug', 'cosa.imagen_url'])
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.nombre,
    html: joined(row.descripcion, row.lugar),
    url: things.actividad.path(row.slug),
    imagen: row.imagen_url,
  }));
}
