/** Erasing mails, with what the log says of them, and the copies that they and the log hold of messages. */
import type { Db } from '#server/db/open.ts';
import { normalEmail } from '#values/email.ts';
import { plain } from '#values/slug.ts';
import { spellingsOf } from './person-email.ts';

export const erasedMensaje = 'Mensaje borrado';
const erasedCorreo = 'Correo borrado';

/** What else is kept of messages that are gone: the notices to the operator, and the log, which keeps who did what. */
export async function eraseCopiesOfMensajes(db: Db, ids: number[]): Promise<number> {
  let erased = 0;
  for (const some of inBatches([...new Set(ids)])) {
    const correos = await db
      .selectFrom('correos')
      .select('id')
      .where((eb) =>
        eb.or(some.flatMap((id) => [eb('clave', '=', `mensaje-${id}`), eb('clave', 'like', `mensaje-${id}-%`)])),
      )
      .execute();
    erased += await eraseMails(db, correos);
    await db
      .updateTable('registro')
      .set({ titulo: erasedMensaje, busqueda: plain(erasedMensaje), cambios: null })
      .where('id_cosa', 'in', some)
      .where((eb) =>
        eb.or([
          eb('tipo', '=', 'mensaje'),
          eb.and([eb('tipo', '=', 'papelera'), eb('titulo', 'like', 'Mensaje de %')]),
        ]),
      )
      .execute();
  }
  return erased;
}

export async function eraseMailsOfPedidos(db: Db, pedidos: { id: number; cod_pedido: string }[]): Promise<number> {
  if (pedidos.length === 0) return 0;
  const refunds = await db
    .selectFrom('reembolsos')
    .select('id')
    .where(
      'pedido_id',
      'in',
      pedidos.map(({ id }) => id),
    )
    .execute();
  const keys = [
    ...pedidos.map(({ cod_pedido }) => `%-${cod_pedido}`),
    ...refunds.map(({ id }) => `pedido-reembolso-${id}`),
  ];
  let erased = 0;
  for (const some of inBatches(keys)) {
    const correos = await db
      .selectFrom('correos')
      .select('id')
      .where((eb) => eb.or(some.flatMap((key) => [eb('clave', 'like', key), eb('clave', 'like', `${key}-reenvio-%`)])))
      .execute();
    erased += await eraseMails(db, correos);
  }
  return erased;
}

/** Those about orders that are still on their way stay with them. */
export async function eraseMailsTo(db: Db, email: string, keptPedidos: string[], ownMailbox: string): Promise<number> {
  const rows = await db
    .selectFrom('correos')
    .select(['id', 'clave'])
    .where('para', 'in', await spellingsOf(db, 'correos', email))
    // The operator's own mailbox has the notices about everybody else.
    .$if(email === normalEmail(ownMailbox), (query) => query.where('clave', 'like', 'boletin-%'))
    .execute();
  const isKept = (clave: string) => keptPedidos.some((code) => clave.includes(code));
  return eraseMails(
    db,
    rows.filter(({ clave }) => !isKept(clave)),
  );
}

export async function eraseMailsOfPropuestas(db: Db, rows: { id: number }[]): Promise<void> {
  for (const some of inBatches(rows)) {
    const mails = await db
      .selectFrom('correos')
      .select('id')
      .where((eb) => eb.or(some.map(({ id }) => eb('clave', 'like', `propuesta-${id}-%`))))
      .execute();
    await eraseMails(db, mails);
  }
}

/** The newsletter's mails to an address. */
export async function eraseBoletinMails(db: Db, email: string): Promise<void> {
  const rows = await db
    .selectFrom('correos')
    .select('id')
    .where('para', '=', email)
    .where('clave', 'like', 'boletin-%')
    .execute();
  await eraseMails(db, rows);
}

/** With what the log says of them: their subject may name somebody. */
export async function eraseMails(db: Db, rows: { id: number }[]): Promise<number> {
  await deleteByIds(db, 'correos', rows);
  for (const some of inBatches(rows.map(({ id }) => id)))
    await db
      .updateTable('registro')
      .set({ titulo: erasedCorreo, busqueda: plain(erasedCorreo), cambios: null })
      .where('tipo', '=', 'correo')
      .where('id_cosa', 'in', some)
      .execute();
  return rows.length;
}

export async function deleteByIds(db: Db, table: 'correos' | 'papelera', rows: { id: number }[]): Promise<void> {
  for (const some of inBatches(rows.map(({ id }) => id))) await db.deleteFrom(table).where('id', 'in', some).execute();
}

/** A statement takes only so many values. */
export function inBatches<T>(all: T[], size = 200): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
