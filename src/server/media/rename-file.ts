/** Another file takes the place of one: whatever used it names the other from now on. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { indexThing } from '#server/search/index.ts';
import { isSearched, type Tipo } from '#things.ts';
import { type LugarUso, tablesOf } from './medio-usos.ts';

/** Rows with long texts: others are answered in between. */
const batch = 50;

export async function renameFile(db: Db, before: string, after: string): Promise<void> {
  const usos = await db
    .selectFrom('medio_usos')
    .select(['tipo', 'id_cosa', 'lugar'])
    .where('nombre', '=', before)
    .execute();
  const idsOf = new Map<string, number[]>();
  for (const { tipo, id_cosa, lugar } of usos) {
    const key = `${lugar} ${tipo}`;
    const ids = idsOf.get(key);
    if (ids) ids.push(id_cosa);
    else idsOf.set(key, [id_cosa]);
  }
  const columnsOf = await textColumns(db);
  for (const [key, all] of idsOf) {
    const [lugar, tipo] = key.split(' ') as [LugarUso, Tipo];
    for (let from = 0; from < all.length; from += batch) {
      const ids = all.slice(from, from + batch);
      const where = (column: string) => sql`${sql.ref(column)} in (${sql.join(ids)})`;
      if (lugar === 'papelera')
        await rename(db, 'papelera', columnsOf, [before, after], sql`tipo = ${tipo} and ${where('id_cosa')}`);
      else
        for (const [table, column] of Object.entries(tablesOf(tipo)[lugar]))
          await rename(db, table, columnsOf, [before, after], where(column));
      if (lugar === 'uso' && isSearched(tipo)) for (const id of ids) await indexThing(db, tipo, id);
      await new Promise(setImmediate);
    }
  }
}

async function rename(
  db: Db,
  table: string,
  columnsOf: Map<string, string[]>,
  [before, after]: [string, string],
  where: RawBuilder<unknown>,
): Promise<void> {
  const changed = (columnsOf.get(table) ?? []).map(
    (column) => sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${`/media/${before}`}, ${`/media/${after}`})`,
  );
  if (changed.length > 0) await sql`update ${sql.table(table)} set ${sql.join(changed)} where ${where}`.execute(db);
}

async function textColumns(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.filter(({ dataType }) => /text|char/i.test(dataType)).map((column) => column.name),
    ]),
  );
}
