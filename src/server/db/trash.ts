/** Deleting moves a thing's rows, whole, into the trash; what it showed (pictures included) stays until it is emptied. */

import { type TipoBusqueda, tiposBusqueda } from '#buscar/tipo-busqueda.ts';
import { indexThing, unindexThing } from '#server/search/index.ts';
import { plain } from '#values/slug.ts';
import { recordChange } from './log.ts';
import type { Db } from './open.ts';
import { listPage, type PageRequest } from './page.ts';
import type { Schema } from './schema.ts';

export interface TrashedThing {
  tipo: string;
  id: number;
  titulo: string;
  by: string;
  now: string;
  /** Rows that point at the thing first, the thing's own table last. */
  tables: { table: keyof Schema; column: string }[];
  /** What pages that showed it read; dropped again when it comes back. */
  tags: string[];
}

export async function moveToTrash(db: Db, thing: TrashedThing): Promise<void> {
  const { tipo, id, titulo, by, now, tables, tags } = thing;
  const filas: { table: string; rows: unknown[] }[] = [];
  for (const { table, column } of tables) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(column as never, '=', id as never)
      .execute();
    await db
      .deleteFrom(table)
      .where(column as never, '=', id as never)
      .execute();
    filas.unshift({ table, rows });
  }
  await db
    .insertInto('papelera')
    .values({
      tipo,
      id_cosa: id,
      titulo,
      filas: JSON.stringify(filas),
      etiquetas: JSON.stringify(tags),
      borrado_en: now,
      borrado_por: by,
      busqueda: plain(titulo),
    })
    .execute();
  await unindexThing(db, tipo, id);
  await recordChange(db, { by, now, accion: 'eliminar', tipo, id, titulo });
}

export interface TrashFilter extends PageRequest {
  search?: string | undefined;
  tipo?: string | undefined;
}

export function listTrash(db: Db, filter: TrashFilter) {
  const matching = db
    .selectFrom('papelera')
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.tipo !== undefined, (query) => query.where('tipo', '=', filter.tipo!));
  return listPage(
    matching
      .select(['id', 'tipo', 'titulo', 'borrado_en', 'borrado_por'])
      .orderBy('borrado_en', 'desc')
      .orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

export async function trashTipos(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('papelera').select('tipo').distinct().orderBy('tipo').execute();
  return rows.map((row) => row.tipo);
}

export async function findInTrash(db: Db, id: number) {
  const row = await db.selectFrom('papelera').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { filas, etiquetas, ...rest } = row;
  const tables = JSON.parse(filas) as { table: keyof Schema; rows: object[] }[];
  return { ...rest, tables, tags: JSON.parse(etiquetas) as string[] };
}

type InTrash = NonNullable<Awaited<ReturnType<typeof findInTrash>>>;

/** The rows come back with the ids they had, so that what pointed at them points at them again. */
export async function restoreFromTrash(db: Db, { id, tipo, id_cosa, tables }: InTrash): Promise<void> {
  const taken = await db.deleteFrom('papelera').where('id', '=', id).executeTakeFirst();
  // Somebody else restored it at the same moment.
  if (Number(taken.numDeletedRows) === 0) return;
  for (const { table, rows } of tables)
    for (const row of rows)
      await db
        .insertInto(table)
        .values(row as never)
        .execute();
  if (isFindable(tipo)) await indexThing(db, tipo, id_cosa);
}

/** One thing, what went before an instant, or everything. */
export async function emptyTrash(db: Db, which: { id?: number; before?: string }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('papelera')
    .$if(which.id !== undefined, (query) => query.where('id', '=', which.id!))
    .$if(which.before !== undefined, (query) => query.where('borrado_en', '<', which.before!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function isFindable(tipo: string): tipo is TipoBusqueda {
  return (tiposBusqueda as readonly string[]).includes(tipo);
}
