/** Changes rows that wait in the trash, so that they come back as they would be by now. */
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type Tipo, thingOf } from '#things.ts';
import type { Row } from './thing-row.ts';

/** Changes the row of a thing that waits in the trash; false when it is not there. */
export function changeInTrash<T extends Tipo>(
  db: Db,
  tipo: T,
  id: number,
  change: (row: Row<T>) => Row<T>,
): Promise<boolean> {
  const { table: ownTable } = thingOf(tipo);
  return changeTablesInTrash(db, tipo, id, (filas) =>
    filas.map(({ table, rows }) => ({
      table,
      rows: table === ownTable ? rows.map((row) => change(row as Row<T>)) : rows,
    })),
  );
}

/** The same for all of its rows: what belongs to it waits there too. */
export async function changeTablesInTrash(
  db: Db,
  tipo: Tipo,
  id: number,
  change: (filas: TrashedTable[]) => TrashedTable[],
): Promise<boolean> {
  const own = () => db.updateTable('papelera').where('tipo', '=', tipo).where('id_cosa', '=', id);
  // Locked by writing it: of two who change it each sees what the other did.
  const found = await own()
    .set((eb) => ({ filas: eb.ref('filas') }))
    .returning('filas')
    .executeTakeFirst();
  if (!found) return false;
  await own()
    .set({ filas: JSON.stringify(change(tablesOf(found.filas))) })
    .execute();
  return true;
}

export interface TrashedTable {
  table: keyof Schema;
  rows: object[];
}

/** The rows of a thing, by their tables, as the trash keeps them. */
export function tablesOf(filas: string): TrashedTable[] {
  return JSON.parse(filas);
}
