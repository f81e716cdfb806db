/** Sponsors with a page of their own: `ayuntamiento` and `patrocinador`. */
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/thing-row.ts';
import { things } from '#things.ts';

export type PaginaTipo = 'ayuntamiento' | 'patrocinador';

export async function findPagina<T extends PaginaTipo>(
  db: Db,
  tipo: T,
  by: { slug: string } | { id: number },
): Promise<Row<T> | undefined> {
  const [[column, value]] = Object.entries(by) as [['slug' | 'id', string | number]];
  // One table stands for both: they share these two columns.
  const table = things[tipo].table as 'ayuntamientos';
  const row = await db.selectFrom(table).selectAll().where(column, '=', value).executeTakeFirst();
  return row as Row<T> | undefined;
}
