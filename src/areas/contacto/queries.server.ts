import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { plain } from '#values/slug.ts';
import { mensajeOrders } from './orders.ts';

export interface MensajeFilter extends PageRequest, Sorting {
  search?: string | undefined;
  leido?: boolean | undefined;
  respondido?: boolean | undefined;
}

export function listMensajes(db: Db, filter: MensajeFilter) {
  const matching = db
    .selectFrom('mensajes')
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.leido !== undefined, (query) => query.where('leido', '=', Number(filter.leido)))
    .$if(filter.respondido !== undefined, (query) => query.where('respondido', '=', Number(filter.respondido)));
  return listPage(
    inOrder(matching.selectAll(), 'mensajes', mensajeOrders, filter, ['created_at', 'desc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
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
