/** Another file takes the place of one: whatever used it names the other from now on. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { indexThing } from '#server/search/index.ts';
import { noteTraducciones } from '#server/things/traducciones.ts';
import { isSearched, type Tipo } from '#things.ts';
import { type LugarUso, tablesOf } from './medio-usos.ts';

/** Rows with long texts: others are answered in between. */
const batch = 50;

interface Named {
  nombre: string;
  bytes: number;
}

export async function renameFile(db: Db, before: Named, after: Named): Promise<void> {
  const usos = await db
    .selectFrom('medio_usos')
    .select(['tipo', 'id_cosa', 'lugar'])
    .where('nombre', '=', before.nombre)
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
      if (lugar === 'uso') for (const id of ids) await noteTraducciones(db, tipo, id);
      await new Promise(setImmediate);
    }
  }
}

async function rename(
  db: Db,
  table: string,
  columnsOf: Map<string, string[]>,
  [before, after]: [Named, Named],
  where: RawBuilder<unknown>,
): Promise<void> {
  const changed = (columnsOf.get(table) ?? []).map((column) => {
    let text: RawBuilder<unknown> = sql.ref(column);
    for (const quote of quotes) text = sql`replace(${text}, ${fileBlock(before, quote)}, ${fileBlock(after, quote)})`;
    return sql`${sql.ref(column)} = replace(${text}, ${`/media/${before.nombre}`}, ${`/media/${after.nombre}`})`;
  });
  if (changed.length > 0) await sql`update ${sql.table(table)} set ${sql.join(changed)} where ${where}`.execute(db);
}

/** As they stand in a text, in a text within JSON, and in that within JSON: what waits in the trash. */
const quotes = ['"', '\\"', '\\\\\\"'];

/** How a text shows it as a file, with its size (values/rich-text/write.ts). */
function fileBlock({ nombre, bytes }: Named, quote: string): string {
  return `<p data-archivo="${bytes}"><a href="/media/${nombre}`.replaceAll('"', quote);
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
