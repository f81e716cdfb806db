import type { Insertable, Updateable } from 'kysely';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, inPortions, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { eraseBoletinMails } from '#server/people/erase-mails.ts';
import { plain } from '#values/slug.ts';
import type { EstadoSuscriptor } from './estado.ts';
import { suscriptorOrders } from './orders.ts';

export function findSuscriptor(db: Db, by: { email: string } | { token: string }) {
  return db.selectFrom('suscriptores').selectAll().where(isThe('suscriptores', by)).executeTakeFirst();
}

interface Signup {
  email: string;
  token: string;
  origen: string;
  textoVersion: string;
  consentimientoVersion: string;
  now: string;
}

/** A new address waits for its confirmation; one that had left waits again, with the new consent. */
export async function upsertPendiente(db: Db, signup: Signup): Promise<void> {
  const { email, token, origen, textoVersion, consentimientoVersion, now } = signup;
  const values = {
    estado: 'pendiente',
    token,
    origen,
    texto_version: textoVersion,
    consentimiento_version: consentimientoVersion,
    pedido_en: now,
    // Whoever confirms has a mailbox again.
    rebotado_en: null,
  } as const;
  await db
    .insertInto('suscriptores')
    .values({ email, ...values, confirmado_en: null, baja_en: null })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}

/** Of who leaves only the proof stays: the mails go, also one that was still to be sent. */
export async function setSuscriptorEstado(db: Db, id: number, estado: 'confirmado' | 'baja', now: string) {
  const changed = await db
    .updateTable('suscriptores')
    .set(estado === 'confirmado' ? { estado, confirmado_en: now } : { estado, baja_en: now })
    .where('id', '=', id)
    // Who leaves at the same moment has left.
    .$if(estado === 'confirmado', (query) => query.where('estado', '=', 'pendiente'))
    .returning('email')
    .executeTakeFirst();
  if (changed && estado === 'baja') await eraseBoletinMails(db, changed.email);
}

export interface SuscriptorFilter extends Sorting {
  search?: string | undefined;
  estado?: EstadoSuscriptor | undefined;
  etiqueta?: string | null | undefined;
}

const shown = [
  ...(['id', 'email', 'nombre', 'etiquetas', 'estado', 'origen', 'texto_version', 'consentimiento_version'] as const),
  ...(['pedido_en', 'confirmado_en', 'baja_en', 'rebotado_en'] as const),
];

function matching(db: Db, { search, estado, etiqueta }: SuscriptorFilter) {
  return db
    .selectFrom('suscriptores')
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([eb('email', 'like', `%${search!.toLowerCase()}%`), eb('busqueda', 'like', `%${plain(search!)}%`)]),
      ),
    )
    .$if(estado !== undefined, (query) => query.where('estado', '=', estado!))
    .$if(Boolean(etiqueta), (query) => query.where('etiquetas', 'like', `%${JSON.stringify(etiqueta!)}%`));
}

const newestFirst: [string, 'desc'] = ['pedido_en', 'desc'];

export function listSuscriptores(db: Db, filter: SuscriptorFilter, request: PageRequest) {
  return listPage(
    inOrder(matching(db, filter).select(shown), 'suscriptores', suscriptorOrders, filter, newestFirst),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

/** All of them, in the order of the list: how many there are, and the rows as they are read. */
export async function exportSuscriptores(db: Db, filter: SuscriptorFilter) {
  const numbers = inOrder(matching(db, filter).select('id'), 'suscriptores', suscriptorOrders, filter, newestFirst);
  const ids = (await numbers.execute()).map(({ id }) => id);
  const read = (some: number[]) => db.selectFrom('suscriptores').select(shown).where('id', 'in', some).execute();
  return { count: ids.length, rows: inPortions(ids, read) };
}

export function findSuscriptorById(db: Db, id: number) {
  return db.selectFrom('suscriptores').select(shown).where('id', '=', id).executeTakeFirst();
}

/** Every label that somebody has. */
export async function listEtiquetas(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('suscriptores')
    .select('etiquetas')
    .distinct()
    .where('etiquetas', '!=', '[]')
    .execute();
  const names = rows.flatMap(({ etiquetas }) => JSON.parse(etiquetas) as string[]);
  return [...new Set(names)].sort((one, other) => one.localeCompare(other, 'es'));
}

/** What the operator calls them, and how that is found. */
export function named(nombre: string | null) {
  return { nombre, busqueda: plain(nombre ?? '') };
}

export async function updateSuscriptor(db: Db, id: number, values: Updateable<Schema['suscriptores']>): Promise<void> {
  await db.updateTable('suscriptores').set(values).where('id', '=', id).execute();
}

/** Undefined when the address is there already. */
export function insertByHand(db: Db, values: Insertable<Schema['suscriptores']>) {
  return db
    .insertInto('suscriptores')
    .values(values)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** With its newsletters; false when it was not there. */
export async function eraseSuscriptor(db: Db, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('suscriptores').where('id', '=', id).returning('email').executeTakeFirst();
  if (gone) await eraseBoletinMails(db, gone.email);
  return gone !== undefined;
}
