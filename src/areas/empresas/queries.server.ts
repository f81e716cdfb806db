import { publicKinds } from '#public-kinds.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { isThe } from '#server/db/is-the.ts';
import { around, type Somewhere } from '#server/db/near.ts';
import type { Db } from '#server/db/open.ts';
import { optionsIn } from '#server/db/options.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { kmBetween } from '#values/coordenadas/distance.ts';
import { type Etiqueta, etiquetaPattern, withEtiquetas } from '#values/etiquetas.ts';
import { plain } from '#values/slug.ts';
import { parseAccesibilidad } from '#values/visita/accesibilidad.ts';
import { type Para, paras } from './categorias/para.ts';
import { empresaOrders } from './orders.ts';

interface EmpresaFilter {
  id?: number | undefined;
  search?: string | undefined;
  categoriaId?: number | undefined;
  municipioId?: number | undefined;
  activo?: number | undefined;
  etiqueta?: Etiqueta | undefined;
  /** Of the list "Dónde comer" or "Dónde dormir". */
  para?: Para | undefined;
  /** Only what visitors may see: active, in a category that is active too. */
  isPublic?: boolean;
}

function matching(db: Db, { id, search, categoriaId, municipioId, activo, etiqueta, para, isPublic }: EmpresaFilter) {
  return db
    .selectFrom('empresas')
    .innerJoin('municipios', 'municipios.id', 'empresas.municipio_id')
    .innerJoin('categorias_negocio', 'categorias_negocio.id', 'empresas.categoria_id')
    .$if(id !== undefined, (query) => query.where('empresas.id', '=', id!))
    .$if(Boolean(search), (query) => query.where('empresas.busqueda', 'like', `%${plain(search!)}%`))
    .$if(categoriaId !== undefined, (query) => query.where('empresas.categoria_id', '=', categoriaId!))
    .$if(municipioId !== undefined, (query) => query.where('empresas.municipio_id', '=', municipioId!))
    .$if(activo !== undefined, (query) => query.where('empresas.activo', '=', activo!))
    .$if(etiqueta !== undefined, (query) => query.where('empresas.etiquetas', 'like', etiquetaPattern(etiqueta!)))
    .$if(para !== undefined, (query) => query.where('categorias_negocio.para', '=', para!))
    .$if(isPublic === true, (query) =>
      query.where('empresas.activo', '=', 1).where('categorias_negocio.activo', '=', 1),
    );
}

const columns = [
  'empresas.id',
  'empresas.nombre',
  'empresas.slug',
  'empresas.municipio_id',
  'municipios.nombre as municipio_nombre',
  'empresas.categoria_id',
  'categorias_negocio.nombre as categoria_nombre',
  'empresas.descripcion',
  'empresas.direccion',
  'empresas.telefono',
  'empresas.email',
  'empresas.web',
  'empresas.imagen',
  'empresas.horario',
  'empresas.precio',
  'empresas.accesibilidad',
  'empresas.activo',
  'empresas.etiquetas',
  'empresas.latitud',
  'empresas.longitud',
  'empresas.version',
] as const;

/** By name, each with its pictures. */
export async function listEmpresas(db: Db, filter: EmpresaFilter & PageRequest & Sorting) {
  const { rows, ...page } = await listPage(
    inOrder(matching(db, filter).select(columns), 'empresas', empresaOrders, filter, ['busqueda', 'asc']),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    { page: filter.page, limit: filter.limit },
  );
  return { rows: await withImagenes(db, rows), ...page };
}

export async function findEmpresa(db: Db, id: number, filter: Pick<EmpresaFilter, 'isPublic'> = {}) {
  const rows = await matching(db, filter).where('empresas.id', '=', id).select(columns).execute();
  return (await withImagenes(db, rows))[0];
}

/** The one that visitors see, with what its page says of where it is. */
export async function findEmpresaPublica(db: Db, by: { slug: string } | { id: number }) {
  const rows = await matching(db, { isPublic: true })
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .where(isThe('empresas', by))
    .select(columns)
    .select(['empresas.updated_at', 'municipios.slug as municipio_slug', 'provincias.nombre as provincia_nombre'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud'])
    .execute();
  return (await withImagenes(db, rows))[0];
}

/** What one goes to from a table or a bed, and to them from what one has seen. */
const nearKm = 20;

/** Places that visitors see around it. */
export function listLugaresNear(db: Db, from: Somewhere, count: number) {
  const lugares = publicKinds.ubicacion
    .shown(db)
    .select(['cosa.id', 'cosa.nombre', 'cosa.slug', 'cosa.imagen_portada', 'cosa.latitud', 'cosa.longitud'])
    .select('municipios.nombre as municipio_nombre');
  return around(from, nearKm, ['cosa'], ({ which, order }) =>
    lugares.where(which).orderBy(order).orderBy('cosa.id').limit(count).execute(),
  );
}

/** Businesses that visitors see around it; one without coordinates is in the middle of its municipality. */
export async function listEmpresasNear(db: Db, from: Somewhere, count: number) {
  const empresas = publicKinds.empresa
    .shown(db)
    .select(['cosa.id', 'cosa.nombre', 'cosa.slug', 'cosa.direccion', 'cosa.telefono', 'cosa.web', 'cosa.imagen'])
    .select(['cosa.latitud', 'cosa.longitud', 'categorias_negocio.nombre as categoria_nombre'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud']);
  const rows = await around(from, nearKm, ['cosa', 'municipios'], ({ which, order }) =>
    empresas.where(which).orderBy(order).orderBy('cosa.id').limit(count).execute(),
  );
  return rows.map(({ municipio_latitud: latitud, municipio_longitud: longitud, ...row }) => ({
    ...row,
    distancia_km: kmBetween(from, puntoOf(row, { latitud, longitud }) ?? row),
  }));
}

async function withImagenes<Row extends { id: number; etiquetas: string; accesibilidad: string }>(db: Db, rows: Row[]) {
  const imagenes =
    rows.length === 0
      ? []
      : await db
          .selectFrom('empresa_imagenes')
          .select(['id', 'empresa_id', 'imagen', 'alt_text', 'orden'])
          .where(
            'empresa_id',
            'in',
            rows.map(({ id }) => id),
          )
          .orderBy('orden')
          .orderBy('id')
          .execute();
  const byEmpresa = Map.groupBy(imagenes, ({ empresa_id }) => empresa_id);
  return rows.map((row) => ({
    ...withEtiquetas(row),
    accesibilidad: parseAccesibilidad(row.accesibilidad),
    imagenes_adicionales: byEmpresa.get(row.id) ?? [],
  }));
}

/** The categories and municipalities that visitors can choose between, with how many empresas each has. */
export async function empresaFilterOptions(db: Db, para?: Para) {
  const visible = () => matching(db, { isPublic: true, para });
  const [categorias, municipios, listas] = await Promise.all([
    optionsIn(visible(), 'categorias_negocio'),
    optionsIn(visible(), 'municipios'),
    visible().select('categorias_negocio.para').where('categorias_negocio.para', 'is not', null).distinct().execute(),
  ]);
  return { categorias, municipios, listas: paras.filter((one) => listas.some((row) => row.para === one)) };
}

export interface EmpresaImagen {
  /** Absent: a new one. */
  id?: number | undefined;
  imagen: string;
  alt_text: string;
  orden: number;
}

export async function saveEmpresaImagenes(db: Db, empresaId: number, imagenes: EmpresaImagen[]): Promise<void> {
  const added = imagenes
    .filter(({ id }) => id === undefined)
    .map(({ id: _, ...imagen }) => ({ ...imagen, empresa_id: empresaId }));
  if (added.length > 0) await db.insertInto('empresa_imagenes').values(added).execute();
  for (const { id, ...imagen } of imagenes) {
    if (id === undefined) continue;
    const { numUpdatedRows } = await db
      .updateTable('empresa_imagenes')
      .set(imagen)
      .where('id', '=', id)
      .where('empresa_id', '=', empresaId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal(422, 'Una de las imágenes adicionales no es de esta empresa.');
  }
}

export async function deleteEmpresaImagenes(db: Db, empresaId: number, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom('empresa_imagenes').where('empresa_id', '=', empresaId).where('id', 'in', ids).execute();
}
