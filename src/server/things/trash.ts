/** Deleting moves a thing's rows, whole, into the trash; what it showed (pictures included) stays until it is emptied. */

import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type Orders, type PageRequest, type Sorting } from '#server/db/page.ts';
import { leaveFilesOf, moveUsosFromTrash, moveUsosToTrash, noteUsos } from '#server/media/medio-usos.ts';
import { eraseCopiesOfMensajes } from '#server/people/erase-mails.ts';
import { indexListed, indexThing } from '#server/search/index.ts';
import { isSearched, type Tipo, theThing, thingOf } from '#things.ts';
import { plain } from '#values/slug.ts';
import { tablesOf } from './change-in-trash.ts';
import { type AtFirst, addressOfBefore, isOwnAddress, requireFreeOfOthers } from './site-address.ts';
import { newSlug, requireFreeOfOtherKind } from './slugs.ts';
import { noteListas, type Row, titleOf } from './thing-row.ts';
import { forgetTextos, noteTraducciones, readTranslated, traduccionesOf } from './traducciones.ts';

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
    if (tipo === 'traduccion') await forgetTextos(db, id);
    await db.deleteFrom(from).where(where, '=', id).execute();
  }
  const traducciones = await traduccionesOf(db, tipo, id).selectAll().execute();
  for (const { id } of traducciones) await forgetTextos(db, id);
  await db.deleteFrom('traducciones').where('tipo', '=', tipo).where('cosa_id', '=', id).execute();
  if (traducciones.length > 0) filas.push({ table: 'traducciones', rows: traducciones });
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
  await moveUsosToTrash(
    db,
    tipo,
    id,
    traducciones.map(({ id }) => id),
  );
}

/** What somebody sees of the trash: these kinds, and of them perhaps only what they deleted themselves. */
export interface VisibleTo {
  tipos?: string[];
  by?: string;
}

function visibleRows(db: Db, { tipos, by }: VisibleTo) {
  return db
    .selectFrom('papelera')
    .$if(tipos !== undefined, (query) => query.where('tipo', 'in', tipos!))
    .$if(by !== undefined, (query) => query.where('borrado_por', '=', by!));
}

export interface TrashFilter extends PageRequest, Sorting, VisibleTo {
  search?: string | undefined;
  tipo?: string | undefined;
}

export function listTrash(db: Db, filter: TrashFilter, orders: Orders) {
  const matching = visibleRows(db, filter)
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.tipo !== undefined, (query) => query.where('tipo', '=', filter.tipo!));
  const chosen = matching.select(['id', 'tipo', 'titulo', 'borrado_en', 'borrado_por']);
  return listPage(
    inOrder(chosen, 'papelera', orders, filter, ['borrado_en', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

export async function trashTipos(db: Db, visible: VisibleTo): Promise<string[]> {
  const rows = await visibleRows(db, visible).select('tipo').distinct().orderBy('tipo').execute();
  return rows.map((row) => row.tipo);
}

interface InTrashBy {
  /** Its place in the trash; or else which thing it was. */
  id?: number | undefined;
  tipo?: string | null | undefined;
  id_cosa?: number | undefined;
}

export async function findInTrash(db: Db, { id, tipo, id_cosa }: InTrashBy, visible: VisibleTo) {
  const row = await visibleRows(db, visible)
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(id === undefined, (query) => query.where('tipo', '=', tipo ?? '').where('id_cosa', '=', id_cosa ?? 0))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const { filas: _, etiquetas, ...rest } = row;
  return { ...rest, tipo: rest.tipo as Tipo, tags: JSON.parse(etiquetas) as string[] };
}

type InTrash = NonNullable<Awaited<ReturnType<typeof findInTrash>>>;

/**
 * The rows come back with the ids they had, so that what pointed at them points at them again. False when somebody else
 * restored it, or threw it away, at the same moment.
 */
export async function restoreFromTrash(db: Db, { id, tipo, id_cosa }: InTrash): Promise<boolean> {
  const [taken] = await takeFromTrash(db, { id });
  if (!taken) return false;
  // As they are now: what happened meanwhile may have changed them (`changeInTrash`).
  for (const { table, rows } of tablesOf(taken.filas))
    for (const row of rows) {
      if (table === thingOf(tipo).table) await requireAddress(db, tipo, row);
      if (table === 'paginas') await takeAddress(db, row as Row<'pagina'>, 'pagina');
      if (table === 'categorias') await takeAddress(db, row as Row<'categoria'>, 'categoria');
      await db.insertInto(table).values(row).execute();
      if (table === thingOf(tipo).table) await indexListed(db, await noteListas(db, tipo, row));
    }
  await followTraducciones(db, tipo, id_cosa);
  if (isSearched(tipo)) await indexThing(db, tipo, id_cosa);
  await moveUsosFromTrash(db, tipo, id_cosa);
  return true;
}

/** Its own, unless another has it; one that is the program's by now it had before. */
async function takeAddress(db: Db, row: { slug: string }, tipo: AtFirst): Promise<void> {
  if (isOwnAddress(row.slug, tipo)) row.slug = await addressOfBefore(db, row.slug);
  else await requireFreeOfOthers(db, row.slug, tipo);
}

/** They came back with their thing; or one came back by itself, to a thing that must be there. */
async function followTraducciones(db: Db, tipo: Tipo, id: number): Promise<void> {
  if (tipo !== 'traduccion') {
    for (const own of await traduccionesOf(db, tipo, id).select('id').execute())
      await noteUsos(db, 'traduccion', own.id, false);
    return noteTraducciones(db, tipo, id);
  }
  const row = await db.selectFrom('traducciones').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const of = row.tipo as Tipo;
  if (!(await readTranslated(db, of, row.cosa_id)))
    throw new Refusal(409, `${theThing(of)} ya no está: restaura antes lo que se tradujo.`);
  await noteTraducciones(db, of, row.cosa_id);
  if (isSearched(of)) await indexThing(db, of, row.cosa_id);
}

/** What was deleted before its kind had pages gets an address now; what had one needs it free of the kind beside it. */
async function requireAddress(db: Db, tipo: Tipo, row: object): Promise<void> {
  const { hasSlug } = thingOf(tipo);
  if (!hasSlug) return;
  const has = row as { slug?: string };
  if (has.slug) await requireFreeOfOtherKind(db, tipo, has.slug);
  else has.slug = await newSlug(db, tipo, titleOf(tipo, row));
}

interface TrashChoice {
  id?: number;
  before?: string;
  /** Before the end of the last portion, in its transaction; with how many went in all. */
  last?(db: Db, count: number): Promise<void>;
}

/** Things come with all their rows, and an import that was undone leaves tens of thousands. */
const portion = 200;

/** One thing, what went before an instant, or everything: for good, with what else is kept of people in it. */
export async function emptyTrash(db: Db, { last, ...which }: TrashChoice): Promise<number> {
  for (let count = 0; ; ) {
    const isLast = await db.transaction().execute(async (db) => {
      const gone = await takeFromTrash(db, which);
      await leaveFilesOf(db, gone);
      const mensajes = gone.filter(({ tipo }) => tipo === 'mensaje');
      await eraseCopiesOfMensajes(
        db,
        mensajes.map(({ id_cosa }) => id_cosa),
      );
      count += gone.length;
      if (gone.length === portion) return false;
      await last?.(db, count);
      return true;
    });
    if (isLast) return count;
  }
}

function takeFromTrash(db: Db, { id, before }: TrashChoice) {
  const chosen = db
    .selectFrom('papelera')
    .select('id')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(before !== undefined, (query) => query.where('borrado_en', '<', before!))
    .orderBy('id')
    .limit(portion);
  return db.deleteFrom('papelera').where('id', 'in', chosen).returning(['tipo', 'id_cosa', 'filas']).execute();
}
