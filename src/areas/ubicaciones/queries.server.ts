import type { App } from '#server/app.ts';
import { isThe } from '#server/db/is-the.ts';
import { around } from '#server/db/near.ts';
import type { Db } from '#server/db/open.ts';
import { optionsIn } from '#server/db/options.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { type Etiqueta, etiquetaPattern, withEtiquetas } from '#values/etiquetas.ts';
import { plain } from '#values/slug.ts';
import { parseAccesibilidad } from '#values/visita/accesibilidad.ts';
import { ubicacionOrders } from './orders.ts';

export interface UbicacionFilter {
  search?: string | undefined;
  publicado?: number | undefined;
  categoriaId?: number | undefined;
  municipioId?: number | undefined;
  provinciaId?: number | undefined;
  etiqueta?: Etiqueta | undefined;
}

function matching(db: Db, { search, publicado, categoriaId, municipioId, provinciaId, etiqueta }: UbicacionFilter) {
  return db
    .selectFrom('ubicaciones')
    .innerJoin('municipios', 'municipios.id', 'ubicaciones.municipio_id')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .innerJoin('categorias_ubicacion', 'categorias_ubicacion.id', 'ubicaciones.categoria_id')
    .$if(Boolean(search), (query) => query.where('ubicaciones.busqueda', 'like', `%${plain(search!)}%`))
    .$if(publicado !== undefined, (query) => query.where('ubicaciones.publicado', '=', publicado!))
    .$if(categoriaId !== undefined, (query) => query.where('ubicaciones.categoria_id', '=', categoriaId!))
    .$if(municipioId !== undefined, (query) => query.where('ubicaciones.municipio_id', '=', municipioId!))
    .$if(provinciaId !== undefined, (query) => query.where('municipios.provincia_id', '=', provinciaId!))
    .$if(etiqueta !== undefined, (query) => query.where('ubicaciones.etiquetas', 'like', etiquetaPattern(etiqueta!)));
}

/** What cards and tables show. */
const shortColumns = [
  'ubicaciones.id',
  'ubicaciones.nombre',
  'ubicaciones.slug',
  'ubicaciones.imagen_portada',
  'ubicaciones.meta_description',
  'ubicaciones.latitud',
  'ubicaciones.longitud',
  'ubicaciones.publicado',
  'ubicaciones.categoria_id',
  'categorias_ubicacion.nombre as categoria_nombre',
  'ubicaciones.municipio_id',
  'municipios.nombre as municipio_nombre',
  'provincias.nombre as provincia_nombre',
  'ubicaciones.etiquetas',
] as const;

/** `total` is what `countUbicaciones` says of the same filter. */
export async function listUbicaciones(
  db: Db,
  { page, limit, total, orden, dir, ...filter }: UbicacionFilter & PageRequest & Sorting & { total: number },
) {
  const { rows, ...rest } = await listPage(
    inOrder(matching(db, filter).select(shortColumns), 'ubicaciones', ubicacionOrders, { orden, dir }, [
      'busqueda',
      'asc',
    ]),
    total,
    { page, limit },
  );
  return { rows: rows.map(withEtiquetas), ...rest };
}

/** What lists of locations are made of. */
export const listTags = ['ubicaciones', 'categorias_ubicacion', 'municipios', 'provincias'];

export function countUbicaciones({ db, totals }: Pick<App, 'db' | 'totals'>, filter: UbicacionFilter): Promise<number> {
  return totals.get(`ubicaciones ${JSON.stringify(filter)}`, listTags, async () => {
    const counted = matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total'));
    return (await counted.executeTakeFirstOrThrow()).total;
  });
}

export type UbicacionRow = NonNullable<Awaited<ReturnType<typeof findUbicacion>>>;

export async function findUbicacion(
  db: Db,
  by: { slug: string } | { id: number },
  filter: { publicado?: number } = {},
) {
  const row = await matching(db, filter)
    .selectAll('ubicaciones')
    .select(shortColumns)
    .select('municipios.provincia_id')
    .where(isThe('ubicaciones', by))
    .executeTakeFirst();
  return row && { ...withEtiquetas(row), accesibilidad: parseAccesibilidad(row.accesibilidad) };
}

/** Every published location that has coordinates, as points of a map. */
export async function listUbicacionPoints(
  db: Db,
  filter: Pick<UbicacionFilter, 'categoriaId' | 'municipioId' | 'etiqueta'>,
  limit?: number,
) {
  const rows = await matching(db, { ...filter, publicado: 1 })
    .where('ubicaciones.latitud', 'is not', null)
    .where('ubicaciones.longitud', 'is not', null)
    .select(['ubicaciones.nombre', 'ubicaciones.slug', 'ubicaciones.latitud', 'ubicaciones.longitud'])
    .select(['ubicaciones.categoria_id', 'ubicaciones.municipio_id'])
    .orderBy('ubicaciones.busqueda')
    .orderBy('ubicaciones.id')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map((row) => ({ ...row, latitud: row.latitud!, longitud: row.longitud! }));
}

/** What a visitor still calls near. */
const nearKm = 55;

/** Published locations around this one. */
export async function listNearby(db: Db, from: UbicacionRow, count: number) {
  const others = matching(db, { publicado: 1 }).where('ubicaciones.id', '!=', from.id).select(shortColumns);
  const rows = await around(from, nearKm, ['ubicaciones'], ({ which, order }) =>
    others.where(which).orderBy(order).orderBy('ubicaciones.id').limit(count).execute(),
  );
  return rows.map(withEtiquetas);
}

/** The categories and municipalities that visitors can choose between, with how many locations each has. */
export async function ubicacionFilterOptions(db: Db) {
  const visible = () => matching(db, { publicado: 1 });
  const [categorias, municipios] = await Promise.all([
    optionsIn(visible(), 'categorias_ubicacion'),
    optionsIn(visible(), 'municipios'),
  ]);
  return { categorias, municipios };
}
