/** Every text of every table is read for names of files: what `medio_usos` must say, found without knowing anything. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { present, tablesOf, type UsoRow } from '#server/media/medio-usos.ts';
import { tipos } from '#things.ts';
import { mediaNames } from '#values/medios/names.ts';

type AnyRow = Record<string, unknown>;

/** They tell of files without using them: the log, what is made from others, mails, what visitors wrote or asked for. */
const noUse = /^(?:medio|registro$|busqueda_|correos$|importados$|sqlite_|migraciones$|mensajes$|estadisticas)/;

/** As `medio_usos` has them, in order. */
export async function notedUsos(db: Db): Promise<string[]> {
  return (await db.selectFrom('medio_usos').selectAll().execute()).map(keyOf).sort();
}

export async function scanUsos(db: Db): Promise<string[]> {
  const found = new Set<string>();
  const { rows: own } = await sql<{ own: string }>`select current_schema() as own`
    .execute(db)
    .catch(() => ({ rows: [] }));
  for (const { name, isView, schema } of await db.introspection.getTables()) {
    if (isView || noUse.test(name) || (schema && schema !== own[0]?.own)) continue;
    const { rows } = await sql<AnyRow>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows)
      for (const nombre of await present(db, mediaNames(JSON.stringify(row))))
        found.add(keyOf({ nombre, ...userOf(name, row) }));
  }
  return [...found].sort();
}

/** Which thing a row belongs to; a row of no thing is nobody's, and no test expects it. */
function userOf(table: string, row: AnyRow): Omit<UsoRow, 'nombre'> {
  if (table === 'papelera') return { tipo: String(row.tipo), id_cosa: Number(row.id_cosa), lugar: 'papelera' };
  for (const tipo of tipos)
    for (const lugar of ['uso', 'version'] as const) {
      const column = tablesOf(tipo)[lugar][table];
      if (column) return { tipo, id_cosa: Number(row[column]), lugar };
    }
  return { tipo: table, id_cosa: 0, lugar: 'uso' };
}

function keyOf({ nombre, tipo, id_cosa, lugar }: UsoRow): string {
  return `${tipo} ${id_cosa} ${lugar} ${nombre}`;
}
