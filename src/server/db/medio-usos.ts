/**
 * Which things use which files. The write door notes it with every change and every night it is made anew: lists and the
 * filter of unused files read that. Whether a file may go is asked of the tables themselves.
 */
import { type SqlBool, sql } from 'kysely';
import { type Tipo, thingOf, tipos } from '#things.ts';
import { mediaNames, mediaStem } from '#values/medios/names.ts';
import type { Db } from './open.ts';

/** Used plainly, by an earlier version of it, or by it while it waits in the trash. */
export type LugarUso = 'uso' | 'version' | 'papelera';

export interface UsoRow {
  nombre: string;
  tipo: string;
  id_cosa: number;
  lugar: LugarUso;
}

type AnyRow = Record<string, unknown>;

/** What tells of files without using them: the log, what is made from other tables, mails that are gone. */
const isNoUse = /^(?:medio|registro$|busqueda_|correos$|importados$|sqlite_|migraciones$)/;

/** After a change: what it uses now. A file that it no longer uses may still be in an earlier version of it. */
export async function noteUsos(db: Db, tipo: Tipo, id: number): Promise<void> {
  const { table, parts, history } = thingOf(tipo);
  const texts: string[] = [];
  for (const [name, column] of [[table, 'id'] as const, ...Object.entries(parts ?? {})])
    texts.push(JSON.stringify(await rowsWhere(db, name, column, id)));
  const used = await present(db, mediaNames(texts.join(' ')));
  const noted = await db
    .selectFrom('medio_usos')
    .selectAll()
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id)
    .execute();
  const gone = noted.filter(({ nombre, lugar }) => lugar !== 'version' && !used.has(nombre));
  const known = new Set(noted.filter(({ lugar }) => lugar === 'uso').map(({ nombre }) => nombre));
  const added = [...used].filter((nombre) => !known.has(nombre));
  for (const { nombre, lugar } of gone)
    await ofThing(db, tipo, id).where('nombre', '=', nombre).where('lugar', '=', lugar).execute();
  await addUsos(db, [
    ...added.map((nombre) => ({ nombre, tipo, id_cosa: id, lugar: 'uso' as const })),
    ...(history ? gone.map(({ nombre }) => ({ nombre, tipo, id_cosa: id, lugar: 'version' as const })) : []),
  ]);
  if (added.length > 0) await touchMedios(db, added, new Date().toISOString());
}

/** It went to the trash with all that belongs to it. */
export async function moveUsosToTrash(db: Db, tipo: Tipo, id: number): Promise<void> {
  const noted = await ofThing(db, tipo, id).returning('nombre').execute();
  const names = [...new Set(noted.map(({ nombre }) => nombre))];
  await addUsos(
    db,
    names.map((nombre) => ({ nombre, tipo, id_cosa: id, lugar: 'papelera' })),
  );
}

/** It came back: what it used, it uses again, its earlier versions too. */
export async function moveUsosFromTrash(db: Db, tipo: Tipo, id: number): Promise<void> {
  await noteUsos(db, tipo, id);
  const old: string[] = [];
  for (const [name, column] of Object.entries(thingOf(tipo).history ?? {}))
    old.push(JSON.stringify(await rowsWhere(db, name, column, id)));
  const names = await present(db, mediaNames(old.join(' ')));
  await addUsos(
    db,
    [...names].map((nombre) => ({ nombre, tipo, id_cosa: id, lugar: 'version' })),
  );
}

/** It is gone for good: its files go too, later, unless something else uses them. */
export async function leaveFilesOf(db: Db, gone: { tipo: string; id_cosa: number; filas: string }[]): Promise<void> {
  const desde = new Date().toISOString();
  for (const { tipo, id_cosa, filas } of gone) {
    await ofThing(db, tipo, id_cosa).where('lugar', '=', 'papelera').execute();
    const names = await present(db, mediaNames(filas));
    for (const nombre of names)
      await db
        .insertInto('medio_borrables')
        .values({ nombre, desde })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
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
  if (names.size === 0) return names;
  const moved = await db
    .selectFrom('medio_anteriores')
    .innerJoin('medios', 'medios.id', 'medio_anteriores.medio_id')
    .where('medio_anteriores.nombre', 'in', [...names])
    .select(['medio_anteriores.nombre as before', 'medios.nombre as now'])
    .execute();
  const now = new Map(moved.map((row) => [row.before, row.now]));
  return new Set([...names].map((name) => now.get(name) ?? name));
}

export interface Using {
  table: string;
  row: AnyRow;
}

/** Every row that speaks of one of these files, asked of the tables themselves. */
export async function rowsUsing(db: Db, nombres: string[]): Promise<Using[]> {
  const found: Using[] = [];
  for (const place of await placesOfFiles(db)) {
    if (isNoUse.test(place.table)) continue;
    const parts = nombres.map((nombre) => speaksOf(place, mediaStem(nombre)));
    const { rows } = await sql<AnyRow>`
      select * from ${sql.table(place.table)} where ${sql.join(parts, sql` or `)}`.execute(db);
    found.push(...rows.map((row) => ({ table: place.table, row })));
  }
  return found;
}

/** Whoever spoke of one file speaks of the other, everywhere but in the log. */
export async function renameEverywhere(db: Db, before: string, after: string): Promise<void> {
  for (const place of await placesOfFiles(db)) {
    if (/^(?:medio|registro$|correos$)/.test(place.table)) continue;
    const changed = place.columns.map(
      (column) => sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${`/media/${before}`}, ${`/media/${after}`})`,
    );
    await sql`update ${sql.table(place.table)} set ${sql.join(changed)} where ${speaksOf(place, before)}`.execute(db);
  }
}

interface Place {
  table: string;
  columns: string[];
  hasId: boolean;
}

/** All tables that can hold a text: a new one is looked into without anybody thinking of it. */
async function placesOfFiles(db: Db): Promise<Place[]> {
  const tables = await db.introspection.getTables();
  // PostgreSQL may have a second schema for a moment, while a copy is restored.
  const { rows } = tables.some(({ schema }) => schema)
    ? await sql<{ own: string }>`select current_schema() as own`.execute(db)
    : { rows: [] };
  return tables
    .filter(({ name, isView, schema }) => !isView && schema === rows[0]?.own && !/^(?:sqlite_|busqueda_fts)/.test(name))
    .map(({ name, columns }) => ({
      table: name,
      columns: columns.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => column.name),
      hasId: columns.some((column) => column.name === 'id' && /int/i.test(column.dataType)),
    }))
    .filter(({ columns }) => columns.length > 0);
}

function speaksOf({ columns }: Place, text: string) {
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${sql.ref(column)} like ${`%${text}%`}`),
    sql` or `,
  )})`;
}

const batch = 200;

/** Reads all tables, a few rows at a time, and puts right what was noted; what is noted meanwhile stays. */
export async function renoteAllUsos(db: Db): Promise<void> {
  const noted = await db.selectFrom('medio_usos').selectAll().execute();
  const found = new Map<string, UsoRow>();
  for (const place of await placesOfFiles(db)) {
    if (isNoUse.test(place.table)) continue;
    for await (const row of rowsOf(db, place))
      for (const nombre of await present(db, mediaNames(JSON.stringify(row)))) {
        const uso = { nombre, ...userOf({ table: place.table, row }) };
        found.set(keyOf(uso), uso);
      }
  }
  const known = new Set(noted.map(keyOf));
  await addUsos(
    db,
    [...found].filter(([key]) => !known.has(key)).map(([, row]) => row),
  );
  for (const { nombre, tipo, id_cosa, lugar } of noted.filter((row) => !found.has(keyOf(row))))
    await ofThing(db, tipo, id_cosa).where('nombre', '=', nombre).where('lugar', '=', lugar).execute();
}

async function* rowsOf(db: Db, place: Place): AsyncGenerator<AnyRow> {
  for (let last = 0; ; ) {
    const { rows } = place.hasId
      ? await sql<AnyRow>`select * from ${sql.table(place.table)}
          where id > ${last} and ${speaksOf(place, '/media/')} order by id limit ${batch}`.execute(db)
      : await sql<AnyRow>`select * from ${sql.table(place.table)} where ${speaksOf(place, '/media/')}`.execute(db);
    yield* rows;
    if (!place.hasId || rows.length < batch) return;
    last = Number(rows.at(-1)!.id);
    // Visitors go on being answered.
    await new Promise(setImmediate);
  }
}

/** Which thing a row belongs to; a row of no thing stands for itself, under its table's name. */
export function userOf({ table, row }: Using): Omit<UsoRow, 'nombre'> {
  if (table === 'papelera') return { tipo: String(row.tipo), id_cosa: Number(row.id_cosa), lugar: 'papelera' };
  for (const tipo of tipos) {
    const { table: own, parts, history } = thingOf(tipo);
    if (table === own) return { tipo, id_cosa: Number(row.id), lugar: 'uso' };
    if (parts && Object.hasOwn(parts, table)) return { tipo, id_cosa: Number(row[parts[table]!]), lugar: 'uso' };
    if (history && Object.hasOwn(history, table))
      return { tipo, id_cosa: Number(row[history[table]!]), lugar: 'version' };
  }
  return { tipo: table, id_cosa: Number(row.id) || 0, lugar: 'uso' };
}

async function addUsos(db: Db, rows: UsoRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += batch)
    await db
      .insertInto('medio_usos')
      .values(rows.slice(from, from + batch))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function ofThing(db: Db, tipo: string, id: number) {
  return db.deleteFrom('medio_usos').where('tipo', '=', tipo).where('id_cosa', '=', id);
}

function rowsWhere(db: Db, table: string, column: string, id: number) {
  // One table stands for all: which rows are meant is said by a column that the table of things names.
  return db
    .selectFrom(table as 'libros')
    .selectAll()
    .where(column as 'id', '=', id)
    .execute();
}

function keyOf({ nombre, tipo, id_cosa, lugar }: UsoRow): string {
  return `${nombre} ${tipo} ${id_cosa} ${lugar}`;
}
