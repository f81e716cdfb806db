import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { inOrder, inPortions, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { plain } from '#values/slug.ts';
import { mensajeOrders } from './orders.ts';

export interface MensajeFilter extends Sorting {
  search?: string | undefined;
  leido?: boolean | undefined;
  respondido?: boolean | undefined;
}

function matching(db: Db, { search, leido, respondido }: MensajeFilter) {
  return db
    .selectFrom('mensajes')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(leido !== undefined, (query) => query.where('leido', '=', Number(leido)))
    .$if(respondido !== undefined, (query) => query.where('respondido', '=', Number(respondido)));
}

const newestFirst: [string, 'desc'] = ['created_at', 'desc'];

export function listMensajes(db: Db, filter: MensajeFilter, request: PageRequest) {
  return listPage(
    inOrder(matching(db, filter).selectAll(), 'mensajes', mensajeOrders, filter, newestFirst),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

/** All of them, in the order of the list: how many there are, and the rows as they are read. */
export async function exportMensajes(db: Db, filter: MensajeFilter) {
  const numbers = inOrder(matching(db, filter).select('id'), 'mensajes', mensajeOrders, filter, newestFirst);
  const ids = (await numbers.execute()).map(({ id }) => id);
  const read = (some: number[]) => db.selectFrom('mensajes').selectAll().where('id', 'in', some).execute();
  return { count: ids.length, rows: inPortions(ids, read) };
}

/** Of these messages, the first first. */
export async function listRespuestas(db: Db, mensajeIds: number[]) {
  if (mensajeIds.length === 0) return [];
  return db.selectFrom('respuestas').selectAll().where('mensaje_id', 'in', mensajeIds).orderBy('id').execute();
}

export function insertRespuesta(db: Db, values: Insertable<Schema['respuestas']>) {
  return db.insertInto('respuestas').values(values).returning('id').executeTakeFirstOrThrow();
}

export async function countUnread(db: Db): Promise<number> {
  const row = await db
    .selectFrom('mensajes')
    .where('leido', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Read and answered are marks, not an edit: they make no new version. */
export function markMensaje(db: Db, id: number, marks: Updateable<Schema['mensajes']>, now: string) {
  return db
    .updateTable('mensajes')
    .set({ ...marks, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
