import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

export type ActividadValues = Omit<Insertable<Schema['actividades']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

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

export type ActividadRow = NonNullable<Awaited<ReturnType<typeof findActividad>>>;

export function findActividad(db: Db, by: { id: number } | { slug: string }) {
  return db
    .selectFrom('actividades')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst();
}

export async function insertActividad(db: Db, values: ActividadValues, now: string): Promise<number> {
  const row = await db
    .insertInto('actividades')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateActividad(db: Db, id: number, values: Updateable<Schema['actividades']>, now: string) {
  const busqueda = values.nombre === undefined ? {} : { busqueda: plain(values.nombre as string) };
  await db
    .updateTable('actividades')
    .set({ ...values, ...busqueda, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Every activity's slug and date, for the site map. */
export function listActividadSlugs(db: Db) {
  return db.selectFrom('actividades').select(['slug', 'updated_at']).orderBy('id').execute();
}
