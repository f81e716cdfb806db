/** Sponsors with a page of their own: `ayuntamiento` and `patrocinador`. */
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/things/thing-row.ts';
import { things } from '#things.ts';

export type PaginaTipo = 'ayuntamiento' | 'patrocinador';

export async function findPagina<T extends PaginaTipo>(
  db: Db,
  tipo: T,
  by: { slug: string } | { id: number },
): Promise<Row<T> | undefined> {
  // One table stands for both: they share these two columns.
  const table = things[tipo].table as 'ayuntamientos';
  const row = await db.selectFrom(table).selectAll().where(isThe(table, by)).executeTakeFirst();
  return row as Row<T> | undefined;
}
