import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';

interface CategoriaNegocioValues {
  nombre: string;
  descripcion?: string | null | undefined;
  activo?: number | undefined;
}

export interface CategoriaNegocioFilter extends PageRequest {
  search?: string | undefined;
  activo?: number | undefined;
  /** Only what visitors may see. */
  isPublic?: boolean;
}

export function listCategoriasNegocio(db: Db, { search, activo, isPublic, ...request }: CategoriaNegocioFilter) {
  const matching = db
    .selectFrom('categorias_negocio')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(activo !== undefined, (query) => query.where('activo', '=', activo!))
    .$if(isPublic === true, (query) => query.where('activo', '=', 1));
  return listPage(
    matching.select(['id', 'nombre', 'descripcion', 'activo']).orderBy('busqueda'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

export function findCategoriaNegocio(db: Db, id: number) {
  return db.selectFrom('categorias_negocio').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Another category of the same name, accents and case aside. */
export function findCategoriaNegocioNamed(db: Db, nombre: string) {
  return db.selectFrom('categorias_negocio').select('id').where('busqueda', '=', plain(nombre)).executeTakeFirst();
}

export async function insertCategoriaNegocio(db: Db, values: CategoriaNegocioValues, now: string): Promise<number> {
  const row = await db
    .insertInto('categorias_negocio')
    .values({
      nombre: values.nombre,
      descripcion: values.descripcion,
      activo: values.activo ?? 1,
      busqueda: plain(values.nombre),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategoriaNegocio(db: Db, id: number, values: CategoriaNegocioValues, now: string) {
  await db
    .updateTable('categorias_negocio')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}
