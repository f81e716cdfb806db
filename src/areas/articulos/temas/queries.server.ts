import type { ExpressionBuilder } from 'kysely';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { idsOf } from '#server/things/thing-row.ts';
import { plain } from '#values/slug.ts';

/** By name, each with how many articles visitors read under it. */
export async function listTemas(db: Db, now: string) {
  const [rows, counted] = await Promise.all([
    db.selectFrom('temas').selectAll().orderBy('busqueda').orderBy('id').execute(),
    countListed(db, 'tema', now),
  ]);
  return rows.map((row) => ({ ...row, total: counted.get(row.id) ?? 0 }));
}

/** How many articles visitors read in each of these lists, or in one of them. */
export async function countListed(
  db: Db,
  tipo: 'categoria' | 'tema',
  now: string,
  id?: number,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('articulo_listas')
    .where('tipo', '=', tipo)
    .$if(id !== undefined, (query) => query.where('id_cosa', '=', id!))
    .where('visible_desde', '<=', now)
    .select((eb) => ['id_cosa', eb.fn.countAll<number>().as('total')])
    .groupBy('id_cosa')
    .execute();
  return new Map(rows.map(({ id_cosa, total }) => [id_cosa, total]));
}

/** While visitors read an article under it. */
export async function findTema(db: Db, by: { slug: string } | { id: number }, now: string) {
  const row = await db.selectFrom('temas').selectAll().where(isThe('temas', by)).executeTakeFirst();
  const total = row && (await countListed(db, 'tema', now, row.id)).get(row.id);
  return row && total ? { ...row, total } : undefined;
}

export function findTemaById(db: Db, id: number) {
  return db.selectFrom('temas').select('id').where('id', '=', id).executeTakeFirst();
}

export function findTemaByName(db: Db, nombre: string) {
  return db.selectFrom('temas').select('id').where('busqueda', '=', plain(nombre)).executeTakeFirst();
}

/** What a column with their ids names, in its order; one that is gone is left out. */
export async function temasOf(db: Db, column: string) {
  const ids = idsOf(column);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('temas').select(['id', 'nombre', 'slug']).where('id', 'in', ids).execute();
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/**
 * Every article that has one topic, or will have it once its changes are published, gets another in its place; those in
 * the trash keep what they have. Answers how many have it now.
 */
export async function replaceTema(db: Db, de: number, a: number): Promise<number> {
  const rows = await db
    .selectFrom('articulos')
    .select(['id', 'temas', 'cambios'])
    .where((eb) => eb.or([eb('id', 'in', listed(db, de).select('articulo_id')), eb('cambios', 'like', '%"temas":%')]))
    .execute();
  const replaced = (text: string) => JSON.stringify([...new Set(idsOf(text).map((id) => (id === de ? a : id)))]);
  for (const { id, temas, cambios } of rows) {
    const waiting = cambios ? (JSON.parse(cambios) as { temas?: string }) : {};
    await db
      .updateTable('articulos')
      .set({
        temas: replaced(temas),
        ...(waiting.temas && { cambios: JSON.stringify({ ...waiting, temas: replaced(waiting.temas) }) }),
      })
      .where('id', '=', id)
      .execute();
  }
  const there = listed(db, a).select('articulo_id');
  const ofOld = (eb: ExpressionBuilder<Schema, 'articulo_listas'>) => eb('tipo', '=', 'tema').and('id_cosa', '=', de);
  await db.deleteFrom('articulo_listas').where(ofOld).where('articulo_id', 'in', there).execute();
  await db.updateTable('articulo_listas').set({ id_cosa: a }).where(ofOld).execute();
  return rows.filter(({ temas }) => idsOf(temas).includes(de)).length;
}

function listed(db: Db, id: number) {
  return db.selectFrom('articulo_listas').where('tipo', '=', 'tema').where('id_cosa', '=', id);
}

/** What led to one leads to the other. */
export async function leadFormerPathsTo(db: Db, de: number, a: number): Promise<void> {
  await db
    .updateTable('rutas_anteriores')
    .set({ id_cosa: a })
    .where('tipo', '=', 'tema')
    .where('id_cosa', '=', de)
    .execute();
}
