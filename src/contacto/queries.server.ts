import type { Insertable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';

type MensajeValues = Pick<Insertable<Schema['mensajes']>, 'name' | 'email' | 'phone' | 'message' | 'texto_version'>;

export async function insertMensaje(db: Db, values: MensajeValues, now: string): Promise<number> {
  const { name, email, phone, message } = values;
  const busqueda = plain([name, email, phone, message].filter(Boolean).join(' '));
  const row = await db
    .insertInto('mensajes')
    .values({ ...values, leido: 0, respondido: 0, busqueda, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface MensajeFilter extends PageRequest {
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
    matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

export async function countUnread(db: Db): Promise<number> {
  const row = await db
    .selectFrom('mensajes')
    .where('leido', '=', 0)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export function findMensaje(db: Db, id: number) {
  return db.selectFrom('mensajes').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateMensaje(db: Db, id: number, values: { leido?: number; respondido?: number }, now: string) {
  await db
    .updateTable('mensajes')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}
