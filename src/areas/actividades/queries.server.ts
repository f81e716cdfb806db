import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { type Etiqueta, etiquetaPattern, withEtiquetas } from '#values/etiquetas.ts';
import { plain } from '#values/slug.ts';
import { orders } from './admin.ts';

export interface ActividadFilter {
  search?: string | undefined;
  etiqueta?: Etiqueta | undefined;
  municipioId?: number | undefined;
}

/** Newest first; `search` looks into the name. */
export async function listActividades(
  db: Db,
  { search, etiqueta, municipioId, page: number, limit, ...sorting }: PageRequest & ActividadFilter & Sorting,
) {
  const matching = db
    .selectFrom('actividades')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(municipioId !== undefined, (query) => query.where('municipio_id', '=', municipioId!))
    .$if(etiqueta !== undefined, (query) => query.where('etiquetas', 'like', etiquetaPattern(etiqueta!)));
  const chosen = matching.select([
    ...(['id', 'nombre', 'slug', 'lugar', 'imagen_url', 'created_at', 'etiquetas'] as const),
    ...(['precio_1_cents', 'precio_2_cents', 'precio_3_cents', 'duracion', 'disponibilidad'] as const),
  ]);
  const { rows, ...page } = await listPage(
    inOrder(chosen, 'actividades', orders, sorting, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page: number, limit },
  );
  return { rows: rows.map(withEtiquetas), ...page };
}

/** With where its municipality is, if it has one. */
export async function findActividad(db: Db, by: { slug: string } | { id: number }) {
  const row = await db
    .selectFrom('actividades')
    .leftJoin('municipios', 'municipios.id', 'actividades.municipio_id')
    .selectAll('actividades')
    .select(['municipios.nombre as municipio_nombre', 'municipios.slug as municipio_slug'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud'])
    .where(isThe('actividades', by))
    .executeTakeFirst();
  return row && withEtiquetas(row);
}
export type ActividadRow = NonNullable<Awaited<ReturnType<typeof findActividad>>>;
