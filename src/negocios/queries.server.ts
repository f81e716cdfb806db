import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

export type EmpresaValues = Omit<Insertable<Schema['empresas']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

export interface EmpresaFilter {
  search?: string | undefined;
  categoriaId?: number | undefined;
  municipioId?: number | undefined;
  activo?: number | undefined;
  /** Only what visitors may see: active, in a category that is active too. */
  isPublic?: boolean;
}

function matching(db: Db, { search, categoriaId, municipioId, activo, isPublic }: EmpresaFilter) {
  return db
    .selectFrom('empresas')
    .innerJoin('municipios', 'municipios.id', 'empresas.municipio_id')
    .innerJoin('categorias_negocio', 'categorias_negocio.id', 'empresas.categoria_id')
    .$if(Boolean(search), (query) => query.where('empresas.busqueda', 'like', `%${plain(search!)}%`))
    .$if(categoriaId !== undefined, (query) => query.where('empresas.categoria_id', '=', categoriaId!))
    .$if(municipioId !== undefined, (query) => query.where('empresas.municipio_id', '=', municipioId!))
    .$if(activo !== undefined, (query) => query.where('empresas.activo', '=', activo!))
    .$if(isPublic === true, (query) =>
      query.where('empresas.activo', '=', 1).where('categorias_negocio.activo', '=', 1),
    );
}

const columns = [
  'empresas.id',
  'empresas.nombre',
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
  'empresas.activo',
  'empresas.updated_at',
] as const;

/** By name, each with its pictures. */
export async function listEmpresas(db: Db, filter: EmpresaFilter & PageRequest) {
  const { rows, ...page } = await listPage(
    matching(db, filter).select(columns).orderBy('empresas.busqueda').orderBy('empresas.id'),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    { page: filter.page, limit: filter.limit },
  );
  return { rows: await withImages(db, rows), ...page };
}

export async function findEmpresa(db: Db, id: number, filter: Pick<EmpresaFilter, 'isPublic'> = {}) {
  const rows = await matching(db, filter).where('empresas.id', '=', id).select(columns).execute();
  return (await withImages(db, rows))[0];
}

async function withImages<Row extends { id: number }>(db: Db, rows: Row[]) {
  const images =
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
  const byEmpresa = Map.groupBy(images, (image) => image.empresa_id);
  return rows.map((row) => ({ ...row, imagenes_adicionales: byEmpresa.get(row.id) ?? [] }));
}

/** The categories and municipalities that visitors can choose between, with how many businesses each has. */
export async function empresaFilterOptions(db: Db) {
  const visible = () => matching(db, { isPublic: true });
  const [categorias, municipios] = await Promise.all([
    visible()
      .select((eb) => ['categorias_negocio.id', 'categorias_negocio.nombre', eb.fn.countAll<number>().as('total')])
      .groupBy(['categorias_negocio.id', 'categorias_negocio.nombre', 'categorias_negocio.busqueda'])
      .orderBy('categorias_negocio.busqueda')
      .execute(),
    visible()
      .select((eb) => ['municipios.id', 'municipios.nombre', eb.fn.countAll<number>().as('total')])
      .groupBy(['municipios.id', 'municipios.nombre', 'municipios.busqueda'])
      .orderBy('municipios.busqueda')
      .execute(),
  ]);
  return { categorias, municipios };
}

export async function countEmpresas(db: Db, by: { categoriaId: number } | { municipioId: number }): Promise<number> {
  const row = await db
    .selectFrom('empresas')
    .$if('categoriaId' in by, (query) => query.where('categoria_id', '=', (by as { categoriaId: number }).categoriaId))
    .$if('municipioId' in by, (query) => query.where('municipio_id', '=', (by as { municipioId: number }).municipioId))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function listEmpresaIds(db: Db, categoriaId: number): Promise<number[]> {
  const rows = await db.selectFrom('empresas').select('id').where('categoria_id', '=', categoriaId).execute();
  return rows.map(({ id }) => id);
}

export async function insertEmpresa(db: Db, values: EmpresaValues, now: string): Promise<number> {
  const row = await db
    .insertInto('empresas')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type EmpresaChanges = Updateable<Schema['empresas']> & { nombre: string };

export async function updateEmpresa(db: Db, id: number, values: EmpresaChanges, now: string): Promise<void> {
  await db
    .updateTable('empresas')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export interface EmpresaImage {
  /** Absent: a new one. */
  id?: number | undefined;
  imagen: string;
  alt_text: string;
  orden: number;
}

export async function saveEmpresaImages(db: Db, empresaId: number, images: EmpresaImage[]): Promise<void> {
  const added = images
    .filter(({ id }) => id === undefined)
    .map(({ id: _, ...image }) => ({ ...image, empresa_id: empresaId }));
  if (added.length > 0) await db.insertInto('empresa_imagenes').values(added).execute();
  for (const { id, ...image } of images)
    if (id !== undefined)
      await db
        .updateTable('empresa_imagenes')
        .set(image)
        .where('id', '=', id)
        .where('empresa_id', '=', empresaId)
        .execute();
}

export async function deleteEmpresaImages(db: Db, empresaId: number, ids: number[]): Promise<void> {
  if (ids.length > 0)
    await db.deleteFrom('empresa_imagenes').where('empresa_id', '=', empresaId).where('id', 'in', ids).execute();
}
