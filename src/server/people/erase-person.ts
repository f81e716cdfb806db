/**
 * Erasing what we hold of somebody, with every copy of it: rows, trash, mails, what the log says. Orders stay as the
 * law asks, with their amounts and without their buyer. The mails' files go with their rows (mail's `tidy`).
 */

import type { Db } from '#server/db/open.ts';
import { letGo } from '#server/media/medio-usos.ts';
import { changeInTrash } from '#server/things/change-in-trash.ts';
import { things } from '#things.ts';
import { normalEmail } from '#values/email.ts';
import { mediaNames } from '#values/medios/names.ts';
import { plain } from '#values/slug.ts';
import {
  deleteByIds,
  eraseCopiesOfMensajes,
  eraseMailsOfPedidos,
  eraseMailsOfPropuestas,
  eraseMailsTo,
  inBatches,
} from './erase-mails.ts';
import { spellingsOf } from './person-email.ts';

export interface Erased {
  mensajes: number;
  suscripciones: number;
  propuestas: number;
  correos: number;
  /** Orders that no longer say whose they were. */
  pedidos: number;
  /** Codes of orders that are not over: they keep their buyer until they are. */
  pedidosEnCurso: string[];
  /** Invoices with their name on them, which nobody may change. */
  facturasConservadas: number;
}

const erasedCliente = 'Datos borrados';

/** In one transaction: all of it or nothing. `ownMailbox`: where the operator is written about everybody; those mails stay. */
export function erasePerson(db: Db, typedEmail: string, ownMailbox: string): Promise<Erased> {
  const email = normalEmail(typedEmail);
  const work = async (db: Db): Promise<Erased> => {
    const mensajeIds = await eraseMensajesOf(db, email);
    const suscripciones = await db
      .deleteFrom('suscriptores')
      .where('email', 'in', await spellingsOf(db, 'suscriptores', email))
      .returning('id')
      .execute();
    const propuestas = await db
      .selectFrom('propuestas')
      .select('id')
      .where('email', 'in', await spellingsOf(db, 'propuestas', email))
      .execute();
    await erasePropuestas(db, propuestas);
    const { ids: pedidoIds, kept } = await pedidosOf(db, email);
    const ofPedidos = await anonymisePedidos(db, pedidoIds);
    const correos = await eraseMailsTo(db, email, kept, ownMailbox);
    const copies = await eraseCopiesOfMensajes(db, mensajeIds);
    await stopReportsTo(db, email);
    await forgetSearchesFor(db, email);
    return {
      mensajes: mensajeIds.length,
      suscripciones: suscripciones.length,
      propuestas: propuestas.length,
      correos: correos + copies + ofPedidos,
      pedidos: pedidoIds.length,
      pedidosEnCurso: kept,
      facturasConservadas: await countFacturasOf(db, pedidoIds),
    };
  };
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Those that name their buyer: tax law keeps them as they are, for its years. */
async function countFacturasOf(db: Db, pedidoIds: number[]): Promise<number> {
  let count = 0;
  for (const some of inBatches(pedidoIds)) {
    const rows = db.selectFrom('facturas').select('id').where('pedido_id', 'in', some);
    count += (await rows.where('cliente_nombre', 'is not', null).execute()).length;
  }
  return count;
}

/** A list that somebody saved while it was searched for this person. */
async function forgetSearchesFor(db: Db, email: string): Promise<void> {
  const rows = await db.selectFrom('vistas').select(['id', 'consulta']).where('consulta', 'like', '%"q":%').execute();
  const named = rows.filter(({ consulta }) => normalEmail((JSON.parse(consulta) as { q: string }).q).includes(email));
  for (const some of inBatches(named))
    await db
      .deleteFrom('vistas')
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
}

const sponsorTipos = ['sponsor', 'ayuntamiento', 'patrocinador'] as const;

/** The monthly figures of a sponsor are not sent there any more, and nothing says that they were; its contract is the operator's. */
async function stopReportsTo(db: Db, email: string): Promise<void> {
  const isTheirs = (text: unknown) => typeof text === 'string' && normalEmail(text) === email;
  for (const tipo of sponsorTipos) {
    const { table } = things[tipo];
    await db
      .updateTable(table)
      .set((eb) => ({ informe_email: null, informe_mensual: 0, version: eb('version', '+', 1) }))
      .where('informe_email', 'in', await spellingsOf(db, table, email))
      .execute();
    const trashed = await db.selectFrom('papelera').select('id_cosa').where('tipo', '=', tipo).execute();
    for (const { id_cosa } of trashed)
      await changeInTrash(db, tipo, id_cosa, (row) =>
        isTheirs(row.informe_email) ? { ...row, informe_email: null, informe_mensual: 0 } : row,
      );
  }
  const lines = await db
    .selectFrom('registro')
    .select(['id', 'cambios'])
    .where('tipo', 'in', sponsorTipos)
    .where('cambios', 'like', '%"informe_email"%')
    .execute();
  for (const { id, cambios } of lines) {
    const { informe_email, ...rest } = JSON.parse(cambios!) as Record<string, unknown[]>;
    if (informe_email?.some(isTheirs))
      await db
        .updateTable('registro')
        .set({ cambios: JSON.stringify(rest) })
        .where('id', '=', id)
        .execute();
  }
}

/** What is said of orders that keep their buyer; '' when there are none. */
export function stillNeeded(codes: string[]): string {
  if (codes.length === 0) return '';
  const one = codes.length === 1;
  return ` ${one ? 'El pedido' : 'Los pedidos'} ${codes.join(', ')} ${one ? 'está' : 'están'} en curso y ${one ? 'conserva' : 'conservan'} los datos del cliente: vuelve a borrarlos cuando ${one ? 'termine' : 'terminen'}.`;
}

/** The messages themselves, wherever they are; answers their ids. */
async function eraseMensajesOf(db: Db, email: string): Promise<number[]> {
  const own = async () =>
    db
      .deleteFrom('mensajes')
      .where('email', 'in', await spellingsOf(db, 'mensajes', email))
      .returning('id')
      .execute();
  const live = await own();
  const trashed = (await mensajesInTrash(db)).filter((row) => normalEmail(row.email) === email);
  await eraseTrashed(db, trashed);
  // Once more: one that somebody restored at this very moment was in neither place.
  const restored = await own();
  return [...live.map(({ id }) => id), ...trashed.map(({ mensajeId }) => mensajeId), ...restored.map(({ id }) => id)];
}

export async function mensajesInTrash(db: Db) {
  const rows = await db.selectFrom('papelera').select(['id', 'filas']).where('tipo', '=', 'mensaje').execute();
  return rows.flatMap(({ id, filas }) => {
    const tables = JSON.parse(filas) as { table: string; rows: { id: number; email: string; updated_at: string }[] }[];
    const own = tables.filter(({ table }) => table === 'mensajes');
    return own.flatMap(({ rows }) =>
      rows.map(({ id: mensajeId, email, updated_at }) => ({ id, mensajeId, email, updated_at })),
    );
  });
}

/** Those that are not over: on their way, or with money that somebody still asks back. */
async function pedidosOf(db: Db, email: string): Promise<{ ids: number[]; kept: string[] }> {
  const rows = await db
    .selectFrom('pedidos')
    .leftJoin('disputas', (join) =>
      join.onRef('disputas.pedido_id', '=', 'pedidos.id').on('disputas.estado', '=', 'abierta'),
    )
    .leftJoin('reembolsos', (join) =>
      join.onRef('reembolsos.pedido_id', '=', 'pedidos.id').on('reembolsos.estado', 'in', ['pedido', 'dudoso']),
    )
    .select(['pedidos.id', 'cod_pedido', 'pedidos.estado', 'disputas.id as disputa', 'reembolsos.id as reembolso'])
    .distinct()
    .where('cliente_email', 'in', await spellingsOf(db, 'pedidos', email))
    .execute();
  const onTheWay = ['pendiente', 'pagado', 'preparando', 'enviado'];
  const open = rows.filter(({ estado, disputa, reembolso }) => onTheWay.includes(estado) || disputa || reembolso);
  return {
    ids: [...new Set(rows.filter((row) => !open.includes(row)).map(({ id }) => id))],
    kept: [...new Set(open.map(({ cod_pedido }) => cod_pedido))],
  };
}

/**
 * Code, lines, amounts, taxes, days, payment and postcode (where the tax is due) stay; who bought does not. Answers how
 * many mails went with it.
 */
export async function anonymisePedidos(db: Db, ids: number[]): Promise<number> {
  let erased = 0;
  for (const some of inBatches(ids)) {
    const rows = await db
      .updateTable('pedidos')
      .set((eb) => ({
        cliente_nombre: erasedCliente,
        cliente_email: '',
        cliente_telefono: '',
        cliente_direccion: '',
        origen: null,
        seguimiento: null,
        notas: null,
        nota: null,
        factura_nombre: null,
        factura_nif: null,
        factura_direccion: null,
        // A code has no other letters than A to Z.
        busqueda: eb.fn<string>('lower', ['cod_pedido']),
        // Whoever has it open must not write back what was erased.
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', some)
      .returning(['id', 'cod_pedido'])
      .execute();
    await db
      .updateTable('desistimientos')
      .set({ nombre: erasedCliente, email: '', busqueda: plain(erasedCliente) })
      .where('pedido_id', 'in', some)
      .execute();
    await db.updateTable('reembolsos').set({ motivo: null }).where('pedido_id', 'in', some).execute();
    await db.updateTable('pedido_historia').set({ nota: null }).where('pedido_id', 'in', some).execute();
    await db
      .updateTable('registro')
      .set({ cambios: null })
      .where('tipo', '=', 'pedido')
      .where('id_cosa', 'in', some)
      .execute();
    erased += await eraseMailsOfPedidos(db, rows);
  }
  return erased;
}

/** With their mails and their posters; an event that one of them became is the site's. */
export async function erasePropuestas(db: Db, rows: { id: number }[]): Promise<void> {
  await eraseMailsOfPropuestas(db, rows);
  for (const some of inBatches(rows.map(({ id }) => id))) {
    const gone = await db.deleteFrom('propuestas').where('id', 'in', some).returning('campos').execute();
    await db.deleteFrom('medio_usos').where('tipo', '=', 'propuesta').where('id_cosa', 'in', some).execute();
    // Its own poster; what a text of theirs names is not theirs to take away.
    const posters = gone.flatMap(({ campos }) => [
      ...mediaNames((JSON.parse(campos) as { imagen?: string }).imagen ?? ''),
    ]);
    await letGo(db, posters, new Date().toISOString());
  }
}

export function eraseTrashed(db: Db, rows: { id: number }[]): Promise<void> {
  return deleteByIds(db, 'papelera', rows);
}
