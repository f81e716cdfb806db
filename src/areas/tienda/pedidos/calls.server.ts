/** What a buyer can do with an order: look at it, and withdraw from it. */

import { z } from 'zod';
import { listFacturasOf } from '#areas/facturas/queries.server.ts';
import { findDesistimiento, insertDesistimiento } from '#areas/tienda/desistimiento/queries.server.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { normalEmail } from '#values/email.ts';
import { flag, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { estadosPedido, wasPaid } from './estado.ts';
import { withdrawalMail, withdrawalNoticeMail } from './mails.server.ts';
import { facturasShown, normalizeCode, pedido } from './pedido.ts';
import { addHistoria, findPedido, listHistoria, listPedidoArticulos, type PedidoRow } from './queries.server.ts';
import { toPedido } from './wire.server.ts';

/** The same for a wrong code and a wrong e-mail: nobody learns which orders there are. */
const notThere = later(
  'No encontramos ningún pedido con ese código y ese correo electrónico. Revísalos e inténtalo de nuevo.',
);

const code = requiredText(later('El código del pedido'), 40);
const email = requiredText(later('El correo electrónico'), 100);

export const pedidos = {
  'get_pedido.php': call({
    method: 'get',
    isAlsoPost: true,
    access: 'public',
    summary: 'An order, for whoever knows its code and the buyer’s e-mail',
    input: z.object({ cod: code, email }),
    output: z.object({
      pedido: pedido.extend({
        historia: z.array(z.object({ fecha: z.string(), estado: z.enum(estadosPedido) })),
        desistido_en: z.string().nullable(),
        facturas: facturasShown,
      }),
    }),
    perMinute: 10,
    async handle({ app, db, input }) {
      const row = await findOwn(db, input.cod, input.email);
      if (!row) throw notFound(notThere);
      const articulos = await listPedidoArticulos(db, row.id);
      const [historia, desistimiento, facturas] = await Promise.all([
        ownHistoria(db, row.id),
        findDesistimiento(db, row.id),
        listFacturasOf(db, row.id),
      ]);
      return {
        pedido: {
          ...toPedido(row, articulos, app.ajustes.current),
          historia,
          desistido_en: desistimiento?.recibido_en ?? null,
          facturas,
        },
      };
    },
  }),

  'create_desistimiento.php': call({
    method: 'post',
    access: 'public',
    summary: 'Withdraw from a purchase: without `confirmar` it shows what would be withdrawn from, with it it is done',
    input: z.object({
      nombre: requiredText(later('El nombre'), 120),
      cod_pedido: code,
      email,
      confirmar: flag('Confirmar').optional(),
    }),
    output: z.object({
      data: z.object({
        cod_pedido: z.string(),
        nombre: z.string(),
        confirmado: z.boolean(),
        recibido_en: z.string().nullable(),
      }),
    }),
    perMinute: 10,
    async handle({ app, db, input: { nombre, cod_pedido, email, confirmar }, now }) {
      const row = await findOwn(db, cod_pedido, email);
      if (!row || !wasPaid(row.estado)) throw notFound(notThere);
      if (confirmar) await withdraw(app, row, nombre, now);
      const done = await findDesistimiento(db, row.id);
      return {
        message: done
          ? later('Hemos recibido tu desistimiento. Te hemos enviado un acuse de recibo por correo electrónico.')
          : later('Comprueba los datos y confirma el desistimiento.'),
        data: {
          cod_pedido: row.cod_pedido,
          nombre: done?.nombre ?? nombre,
          confirmado: done !== undefined,
          recibido_en: done?.recibido_en ?? null,
        },
      };
    },
  }),
};

/** Once; whoever confirms again gets the first acknowledgement's date. */
async function withdraw({ db, mail, settings }: App, pedido: PedidoRow, nombre: string, now: string): Promise<void> {
  const { id, estado, cliente_email } = pedido;
  await db.transaction().execute(async (db) => {
    if (!(await insertDesistimiento(db, { pedido_id: id, nombre, email: cliente_email }, now))) return;
    const nota = 'El cliente desiste de la compra.';
    await addHistoria(db, { pedido_id: id, hecho_en: now, usuario: 'cliente', estado, nota });
    await mail.enqueue(db, withdrawalMail(pedido, nombre, now), now);
    await mail.enqueue(db, withdrawalNoticeMail(pedido, nombre, now, settings.siteUrl), now);
  });
}

/** The states it went through; the notes in between are for the back office. */
async function ownHistoria(db: Db, pedidoId: number) {
  const entries = await listHistoria(db, pedidoId);
  return entries
    .filter(({ estado }, index) => estado !== entries[index - 1]?.estado)
    .map(({ hecho_en, estado }) => ({ fecha: hecho_en, estado }));
}

async function findOwn(db: Db, typedCode: string, typedEmail: string): Promise<PedidoRow | undefined> {
  const row = await findPedido(db, { cod_pedido: normalizeCode(typedCode) });
  return row?.cliente_email === normalEmail(typedEmail) ? row : undefined;
}
