/** Proves `medio_usos` against the things themselves, a few at a time, and puts right what is not so. */

import type { Db } from '#server/db/open.ts';
import { inTransaction, lockRow } from '#server/things/versions.ts';
import { type Tipo, thingOf, tipos } from '#things.ts';
import { mediaNames } from '#values/medios/names.ts';
import { type LugarUso, noteTrashed, noteUsos, present, presentNames, tablesOf, usesFiles } from './medio-usos.ts';

/** With their texts and earlier versions: what is read in one go must not be felt by visitors. */
const slice = 20;

/** The highest that PostgreSQL's ids can be. */
const lastId = 2 ** 31 - 1;

/** Answers how many things were noted wrongly. */
export async function checkUsos(db: Db, signal?: AbortSignal): Promise<number> {
  let wrong = 0;
  for (const tipo of tipos.filter(usesFiles))
    for (let last = 0; last !== lastId && !signal?.aborted; ) {
      const until = await endOfSlice(db, tipo, last);
      const ids = await differing(db, tipo, last, until);
      if (ids.length > 0) await renote(db, tipo, ids);
      wrong += ids.length;
      last = until;
      // Visitors go on being answered.
      await new Promise(setImmediate);
    }
  return wrong + (await checkTrash(db, signal));
}

async function endOfSlice(db: Db, tipo: Tipo, after: number): Promise<number> {
  const row = await db
    .selectFrom(thingOf(tipo).table as 'libros')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .offset(slice - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? lastId;
}

/** The things of the slice whose files are not what was noted, and those that are noted and not there. */
async function differing(db: Db, tipo: Tipo, after: number, until: number): Promise<number[]> {
  const said: { key: string; names: Set<string> }[] = [];
  for (const [lugar, tables] of Object.entries(tablesOf(tipo)) as [LugarUso, Record<string, string>][])
    for (const [table, column] of Object.entries(tables)) {
      const rows = await db
        .selectFrom(table as 'libros')
        .selectAll()
        .where(column as 'id', '>', after)
        .where(column as 'id', '<=', until)
        .execute();
      for (const row of rows) {
        const id = (row as unknown as Record<string, number>)[column];
        said.push({ key: `${id} ${lugar}`, names: mediaNames(JSON.stringify(row)) });
      }
    }
  const today = await presentNames(db, new Set(said.flatMap(({ names }) => [...names])));
  const found = new Set(
    said.flatMap(({ key, names }) => [...names].map((name) => `${key} ${today.get(name) ?? name}`)),
  );
  const noted = await db
    .selectFrom('medio_usos')
    .select(['id_cosa', 'lugar', 'nombre'])
    .where('tipo', '=', tipo)
    .where('id_cosa', '>', after)
    .where('id_cosa', '<=', until)
    .where('lugar', '<>', 'papelera')
    .execute();
  const known = new Set(noted.map(({ id_cosa, lugar, nombre }) => `${id_cosa} ${lugar} ${nombre}`));
  const different = [...[...found].filter((key) => !known.has(key)), ...[...known].filter((key) => !found.has(key))];
  return [...new Set(different.map((key) => Number(key.split(' ')[0])))];
}

/** Locked, and looked at again: it may have been written meanwhile. */
async function renote(db: Db, tipo: Tipo, ids: number[]): Promise<void> {
  await inTransaction(db, async (db) => {
    for (const id of ids) {
      await lockRow(db, thingOf(tipo).table as 'libros', id);
      await noteUsos(db, tipo, id, true);
    }
  });
}

async function checkTrash(db: Db, signal?: AbortSignal): Promise<number> {
  let wrong = 0;
  for (let last = 0; !signal?.aborted; ) {
    const rows = await db
      .selectFrom('papelera')
      .select(['id', 'tipo', 'id_cosa', 'filas'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(slice)
      .execute();
    for (const { tipo, id_cosa, filas } of rows)
      if (usesFiles(tipo as Tipo) && !(await isNotedInTrash(db, tipo, id_cosa, filas))) {
        await renoteInTrash(db, tipo, id_cosa);
        wrong++;
      }
    if (rows.length < slice) break;
    last = rows.at(-1)!.id;
    await new Promise(setImmediate);
  }
  for (const { tipo, id_cosa } of await notedAndGone(db)) {
    await renoteInTrash(db, tipo, id_cosa);
    wrong++;
  }
  return wrong;
}

async function isNotedInTrash(db: Db, tipo: string, id_cosa: number, filas: string): Promise<boolean> {
  const noted = await db
    .selectFrom('medio_usos')
    .select('nombre')
    .where('tipo', '=', tipo)
    .where('id_cosa', '=', id_cosa)
    .where('lugar', '=', 'papelera')
    .execute();
  const names = await present(db, mediaNames(filas));
  return noted.length === names.size && noted.every(({ nombre }) => names.has(nombre));
}

function notedAndGone(db: Db) {
  return db
    .selectFrom('medio_usos')
    .select(['tipo', 'id_cosa'])
    .distinct()
    .where('lugar', '=', 'papelera')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('papelera')
            .select('papelera.id')
            .whereRef('papelera.tipo', '=', 'medio_usos.tipo')
            .whereRef('papelera.id_cosa', '=', 'medio_usos.id_cosa'),
        ),
      ),
    )
    .execute();
}

async function renoteInTrash(db: Db, tipo: string, id_cosa: number): Promise<void> {
  await inTransaction(db, async (db) => {
    const row = await db
      .updateTable('papelera')
      .set((eb) => ({ filas: eb.ref('filas') }))
      .where('tipo', '=', tipo)
      .where('id_cosa', '=', id_cosa)
      .returning('filas')
      .executeTakeFirst();
    await noteTrashed(db, tipo, id_cosa, row ? await present(db, mediaNames(row.filas)) : new Set());
  });
}
