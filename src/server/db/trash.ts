/** Deleting moves a thing's rows, whole, into the trash; what it showed (pictures included) stays until it is emptied. */

import { indexThing } from '#server/search/index.ts';
import { isSearched, type Tipo, thingOf } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { Db } from './open.ts';
import { listPage, type PageRequest } from './page.ts';
import type { Schema } from './schema.ts';

export interface TrashedThing {
  tipo: Tipo;
  id: number;
  titulo: string;
  by: string;
  now: string;
  /** What pages that showed it read; dropped again when it comes back. */
  tags: string[];
}

/** Rows that point at the thing go first and come back last. */
export async function putIntoTrash(db: Db, { tipo, id, titulo, by, now, tags }: TrashedThing): Promise<void> {
  const filas: { table: string; rows: unknown[] }[] = [];
  const { table, parts, history } = thingOf(tipo);
  for (const [name, column] of [...Object.entries({ ...history, ...parts }), [table, 'id'] as const]) {
    // One table stands for all: which rows go is said by a column that the table of things names.
    const [from, where] = [name as 'libros', column as 'id'];
    filas.unshift({ table: name, rows: await db.selectFrom(from).selectAll().where(where, '=', id).execute() });
    await db.deleteFrom(from).where(where, '=', id).execute();
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
  return { ...rest, tipo: rest.tipo as Tipo, tables, tags: JSON.parse(etiquetas) as string[] };
}

type InTrash = NonNullable<Awaited<ReturnType<typeof findInTrash>>>;

/**
 * The rows come back with the ids they had, so that what pointed at them points at them again. False when somebody else
 * restored it, or threw it away, at the same moment.
 */
export async function restoreFromTrash(db: Db, { id, tipo, id_cosa, tables }: InTrash): Promise<boolean> {
  if ((await emptyTrash(db, { id })) === 0) return false;
  for (const { table, rows } of tables) for (const row of rows) await db.insertInto(table).values(row).execute();
  if (isSearched(tipo)) await indexThing(db, tipo, id_cosa);
  return true;
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
