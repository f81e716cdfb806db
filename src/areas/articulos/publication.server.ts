/** Which articles visitors may read, and from when on. */

import type { Db } from '#server/db/open.ts';
import type { Scheduled } from '#server/scheduler.ts';
import { tagsOf } from '#server/things/thing-row.ts';

/** Scheduled articles are published by themselves. */
export const scheduledArticulos: Scheduled = { tagsDue, nextDue };

/** Of what is published between two instants, `from` itself excluded. */
async function tagsDue(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', from)
    .where('publicado_en', '<=', to)
    .select(['id', 'categoria_id', 'otras_categorias', 'temas'])
    .execute();
  return rows.flatMap((row) => tagsOf('articulo', row));
}

async function nextDue(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', after)
    .select('publicado_en')
    .orderBy('publicado_en')
    .limit(1)
    .executeTakeFirst();
  return row?.publicado_en;
}
