/** Deleting moves a thing's rows, whole, into the trash; what it showed (pictures included) stays until it is emptied. */
import type { Db } from './open.ts';
import { recordChange } from './registro.ts';
import type { Schema } from './schema.ts';

export interface TrashedThing {
  tipo: string;
  id: number;
  titulo: string;
  by: string;
  now: string;
  /** Rows that point at the thing first, the thing's own table last. */
  tables: { table: keyof Schema; column: string }[];
  /** What pages that showed it read; dropped again when it comes back. */
  tags: string[];
}

export async function moveToTrash(db: Db, thing: TrashedThing): Promise<void> {
  const { tipo, id, titulo, by, now, tables, tags } = thing;
  const filas: { table: string; rows: unknown[] }[] = [];
  for (const { table, column } of tables) {
    const rows = await db.selectFrom(table).selectAll().where(column as never, '=', id as never).execute();
    await db.deleteFrom(table).where(column as never, '=', id as never).execute();
    filas.unshift({ table, rows });
  }
  await db
    .insertInto('papelera')
    .values({ tipo, id_cosa: id, titulo, filas: JSON.stringify(filas), etiquetas: JSON.stringify(tags), borrado_en: now, borrado_por: by })
    .execute();
  await recordChange(db, { by, now, accion: 'eliminar', tipo, id, titulo });
}
