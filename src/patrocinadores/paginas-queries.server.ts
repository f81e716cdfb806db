/** Sponsors with a page of their own: town halls (ayuntamientos) and companies (patrocinadores). */
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

type Values<Table extends 'ayuntamientos' | 'patrocinadores'> = Omit<
  Insertable<Schema[Table]>,
  'id' | 'busqueda' | 'created_at' | 'updated_at'
>;
type Changes<Table extends 'ayuntamientos' | 'patrocinadores'> = Updateable<Schema[Table]> & { nombre: string };

export function findAyuntamiento(db: Db, by: { slug: string } | { id: number }) {
  return db
    .selectFrom('ayuntamientos')
    .selectAll()
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();
}

export async function insertAyuntamiento(db: Db, values: Values<'ayuntamientos'>, now: string): Promise<number> {
  const row = await db
    .insertInto('ayuntamientos')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateAyuntamiento(db: Db, id: number, values: Changes<'ayuntamientos'>, now: string) {
  await db
    .updateTable('ayuntamientos')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function findPatrocinador(db: Db, by: { slug: string } | { id: number }) {
  return db
    .selectFrom('patrocinadores')
    .selectAll()
    .$if('slug' in by, (query) => query.where('slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: number }).id))
    .executeTakeFirst();
}

export async function insertPatrocinador(db: Db, values: Values<'patrocinadores'>, now: string): Promise<number> {
  const row = await db
    .insertInto('patrocinadores')
    .values({ ...values, busqueda: plain(values.nombre), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updatePatrocinador(db: Db, id: number, values: Changes<'patrocinadores'>, now: string) {
  await db
    .updateTable('patrocinadores')
    .set({ ...values, busqueda: plain(values.nombre), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Every sponsor page's path and date, for the site map. */
export async function listSponsorPagePaths(db: Db): Promise<{ path: string; lastmod: string }[]> {
  const [townHalls, companies] = await Promise.all([
    db.selectFrom('ayuntamientos').select(['slug', 'updated_at']).orderBy('id').execute(),
    db.selectFrom('patrocinadores').select(['slug', 'updated_at']).orderBy('id').execute(),
  ]);
  return [
    ...townHalls.map(({ slug, updated_at }) => ({ path: `/ayuntamientos/${slug}`, lastmod: updated_at })),
    ...companies.map(({ slug, updated_at }) => ({ path: `/empresas/${slug}`, lastmod: updated_at })),
  ];
}
