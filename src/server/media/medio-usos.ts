/**
 * Which things use which files: `medio_usos` says it, and nothing else is asked. The write door notes it with every
 * change, in the same transaction; check-usos.ts proves it at night.
 */

import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { type Tipo, thingOf } from '#things.ts';
import { mediaNames } from '#values/medios/names.ts';

/** Used plainly, by an earlier version of it, or by it while it waits in the trash. */
export type LugarUso = 'uso' | 'version' | 'papelera';

export interface UsoRow {
  nombre: string;
  tipo: string;
  id_cosa: number;
  lugar: LugarUso;
}

/** What is said of files, and what visitors write to us, uses none. */
export function usesFiles(tipo: Tipo): boolean {
  return tipo !== 'medio' && tipo !== 'mensaje';
}

/** The tables in which a thing can name files: table → column that says whose the row is. */
export function tablesOf(tipo: Tipo): Record<'uso' | 'version', Record<string, string>> {
  const { table, parts, history } = thingOf(tipo);
  return { uso: { [table]: 'id', ...parts }, version: { ...history } };
}

/** After a change: what it uses now. Its earlier versions are read again only when there is another one. */
export async function noteUsos(db: Db, tipo: Tipo, id: number, isHistoryChanged: boolean): Promise<void> {
  if (!usesFiles(tipo)) return;
  const tables = tablesOf(tipo);
  const lugares = isHistoryChanged ? (['uso', 'version'] as const) : (['uso'] as const);
  const noted = await db
    .selectFrom('medio_usos')
    .selectAll()
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .where('lugar', 'in', lugares)
    .execute();
  for (const lugar of lugares) {
    const known = new Set(noted.filter((row) => row.lugar === lugar).map(({ nombre }) => nombre));
    const used = await present(db, await namesIn(db, tables[lugar], id));
    const gone = [...known].filter((nombre) => !used.has(nombre));
    const added = [...used].filter((nombre) => !known.has(nombre));
    if (gone.length > 0) await ofThing(db, tipo, id).where('lugar', '=', lugar).where('nombre', 'in', gone).execute();
    await addUsos(db, tipo, id, lugar, added);
  }
}

/** The newest of its earlier versions, to see whether there is another one. */
export async function newestVersion(db: Db, tipo: Tipo, id: number): Promise<string> {
  const newest: unknown[] = [];
  for (const [table, column] of Object.entries(tablesOf(tipo).version))
    newest.push(
      await db
        .selectFrom(table as 'libros')
        .select((eb) => eb.fn.max('id').as('id'))
        .where(column as 'id', '=', id)
        .executeTakeFirst(),
    );
  return JSON.stringify(newest);
}

/** It went to the trash with all that belongs to it, its translations (these) too. */
export async function moveUsosToTrash(db: Db, tipo: Tipo, id: number, traducciones: number[]): Promise<void> {
  const noted = await ofThing(db, tipo, id).returning('nombre').execute();
  for (const own of traducciones) noted.push(...(await ofThing(db, 'traduccion', own).returning('nombre').execute()));
  await noteTrashed(db, tipo, id, new Set(noted.map(({ nombre }) => nombre)));
}

/** What a thing that waits in the trash uses. */
export async function noteTrashed(db: Db, tipo: string, id: number, nombres: Set<string>): Promise<void> {
  await ofThing(db, tipo, id).where('lugar', '=', 'papelera').execute();
  await addUsos(db, tipo, id, 'papelera', [...nombres]);
}

/** It came back: what it used, it uses again, its earlier versions too. */
export async function moveUsosFromTrash(db: Db, tipo: Tipo, id: number): Promise<void> {
  await ofThing(db, tipo, id).where('lugar', '=', 'papelera').execute();
  await noteUsos(db, tipo, id, true);
}

/** It is gone for good: its files go too, later, unless something else uses them. */
export async function leaveFilesOf(db: Db, gone: { tipo: string; id_cosa: number }[]): Promise<void> {
  const desde = new Date().toISOString();
  for (const { tipo, id_cosa } of gone) {
    const noted = await ofThing(db, tipo, id_cosa).where('lugar', '=', 'papelera').returning('nombre').execute();
    await letGo(
      db,
      noted.map(({ nombre }) => nombre),
      desde,
    );
  }
}

/** Their bytes may go, unless something uses them (medios.ts). */
export async function letGo(db: Db, nombres: string[], desde: string): Promise<void> {
  if (nombres.length === 0) return;
  await db
    .insertInto('medio_borrables')
    .values(nombres.map((nombre) => ({ nombre, desde })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Somebody is about to use them, or does. Which of them there are. */
export async function touchMedios(db: Db, nombres: string[], now: string): Promise<string[]> {
  const rows = await db
    .updateTable('medios')
    .set({ tocado_en: now })
    .where('nombre', 'in', nombres)
    .returning('nombre')
    .execute();
  return rows.map(({ nombre }) => nombre);
}

/** The names these files have today: some were replaced since the text was written. */
export async function present(db: Db, names: Set<string>): Promise<Set<string>> {
  const today = await presentNames(db, names);
  return new Set([...names].map((name) => today.get(name) ?? name));
}

/** Of those that were replaced: their name of then → that of today. */
export async function presentNames(db: Db, names: Set<string>): Promise<Map<string, string>> {
  if (names.size === 0) return new Map();
  const moved = await db
    .selectFrom('medio_anteriores')
    .innerJoin('medios', 'medios.id', 'medio_anteriores.medio_id')
    .where('medio_anteriores.nombre', 'in', [...names])
    .select(['medio_anteriores.nombre as before', 'medios.nombre as now'])
    .execute();
  return new Map(moved.map((row) => [row.before, row.now]));
}

const known = 'medio_usos_completos';

/** False on a site of an older version until everything has been looked through once: till then no file goes. */
export async function areUsosKnown(db: Db): Promise<boolean> {
  return (await readMeta(db, known)) === '1';
}

export async function setUsosKnown(db: Db, areKnown: boolean): Promise<void> {
  await writeMeta(db, known, areKnown ? '1' : '');
}

/** The files that the rows of one thing name in these tables. */
async function namesIn(db: Db, tables: Record<string, string>, id: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (const [table, column] of Object.entries(tables)) {
    // One table stands for all: which rows are meant is said by a column that the table of things names.
    const rows = db.selectFrom(table as 'libros').where(column as 'id', '=', id);
    // One by one: twenty versions of a long text are much at once.
    for (const { id } of await rows.select('id').execute()) {
      const row: object = await rows.selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      for (const value of Object.values(row))
        if (typeof value === 'string') for (const name of mediaNames(value)) names.add(name);
    }
  }
  return names;
}

const batch = 200;

async function addUsos(db: Db, tipo: string, id_cosa: number, lugar: LugarUso, nombres: string[]): Promise<void> {
  for (let from = 0; from < nombres.length; from += batch) {
    const some = nombres.slice(from, from + batch);
    await db
      .insertInto('medio_usos')
      .values(some.map((nombre) => ({ nombre, tipo, id_cosa, lugar })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (lugar === 'uso') await touchMedios(db, some, new Date().toISOString());
  }
}

function ofThing(db: Db, tipo: string, id: number) {
  return db.deleteFrom('medio_usos').where('tipo', '=', tipo).where('id_cosa', '=', id);
}
