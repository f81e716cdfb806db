/** Every text of every table is read for names of files: what `medio_usos` must say, found without knowing anything. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { presentNames, tablesOf, type UsoRow } from '#server/media/medio-usos.ts';
import { tipos } from '#things.ts';
import { mediaNames } from '#values/medios/names.ts';

type AnyRow = Record<string, unknown>;

/** They tell of files without using them: the log, what is made from others, mails, what visitors wrote or asked for. */
const noUse =
  /^(?:medio|registro$|busqueda_|correos$|importados$|sqlite_|migraciones$|mensajes$|estadisticas|traduccion_textos$)/;

/** As `medio_usos` has them, in order. */
export async function notedUsos(db: Db): Promise<string[]> {
  return (await db.selectFrom('medio_usos').selectAll().execute()).map(keyOf).sort();
}

export async function scanUsos(db: Db): Promise<string[]> {
  const named: UsoRow[] = [];
  for (const name of await tableNames(db)) {
    const { rows } = await sql<AnyRow>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows)
      for (const nombre of mediaNames(JSON.stringify(row))) named.push({ nombre, ...userOf(name, row) });
  }
  const today = await presentNames(db, new Set(named.map(({ nombre }) => nombre)));
  const found = named.map((uso) => keyOf({ ...uso, nombre: today.get(uso.nombre) ?? uso.nombre }));
  return [...new Set(found)].sort();
}

let names: Promise<string[]> | undefined;

function tableNames(db: Db): Promise<string[]> {
  names ??= (async () => {
    const { rows } = await sql<{ own: string }>`select current_schema() as own`.execute(db).catch(() => ({ rows: [] }));
    const tables = await db.introspection.getTables();
    return tables
      .filter(({ name, isView, schema }) => !isView && !noUse.test(name) && (!schema || schema === rows[0]?.own))
      .map(({ name }) => name);
  })();
  return names;
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
