import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { findDesistimiento } from '#tienda/desistimiento/queries.server.ts';
import { listReembolsos } from '#tienda/pagos/reembolsos-queries.server.ts';
import { flag, optionalText, paging, requiredText } from '#values/fields.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import { optionalPrice } from '#values/price.ts';
import { countByEstado, listPedidos } from './admin-queries.server.ts';
import { filterFields, toFilter } from './filter.server.ts';
import { shippedLetter } from './mails.server.ts';
import {
  type EstadoPedido,
  estadoPedidoLabel,
  nextByHand,
  normalizeCode,
  pedidoAdmin,
  pedidoListItem,
  pedidoUpdate,
} from './pedido.ts';
import {
  addHistoria,
  findPedido,
  listHistoria,
  listPedidoArticulos,
  moveEstado,
  type PedidoRow,
  updatePedido,
} from './queries.server.ts';
import { ivaPartsOf, toCliente, toPedido } from './wire.server.ts';

const unknown = 'El pedido no existe.';
export const pedidosAdmin = {
  'get_pedidos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The orders, newest first, by state, dates and search; with how many there are in each state',
    input: z.object({ ...filterFields, ...paging }),
    output: z.object({ data: z.array(pedidoListItem), por_estado: z.record(z.string(), z.number()), ...pageFields }),
    async handle({ db, input }) {
      const { estado, ...rest } = toFilter(input);
      const { rows, ...page } = await listPedidos(db, { estado, ...rest, ...toPageRequest(input, 50) });
      const counts = await countByEstado(db, rest);
      return {
        data: rows.map((row) => ({
          ...row,
          fecha: row.creado_en,
          cliente: toCliente(row),
          total: centsToEuros(row.total_cents),
          reembolsado: centsToEuros(row.reembolsado_cents),
        })),
        por_estado: Object.fromEntries(counts.map(({ estado, total }) => [estado, total])),
        ...page,
      };
    },
  }),

  'get_pedido_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One order with its lines, refunds and history',
    input: z.object({ cod: requiredText('El código del pedido', 40) }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ db, input }) {
      const row = await findPedido(db, { cod: normalizeCode(input.cod) });
      if (!row) throw notFound(unknown);
      return { data: await toAdmin(db, row) };
    },
  }),

  'update_pedido.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Bring an order into its next state, note its tracking number or write notes',
    input: pedidoUpdate.extend({ version }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user, now }) {
      const { cod_pedido, version: sent, estado, ...texts } = input;
      const before = await findPedido(db, { cod: normalizeCode(cod_pedido) });
      if (!before) throw notFound(unknown);
      requireSameVersion(sent, before.updated_at);
      const to = estado === before.estado ? undefined : estado;
      if (to) requireNext(before.estado, to);
      const by = user!.usuario;
      if (
        to === 'cancelado' &&
        !(await app.payments.cancel(before, { nota: 'Cancelado desde la administración.', usuario: by }))
      )
        throw new Refusal(409, 'Este pedido acaba de cambiar: el pago ha llegado o está en camino. Recarga la página.');

      await db.transaction().execute(async (db) => {
        if (to && to !== 'cancelado') {
          const instants = { enviado: { enviado_en: now }, entregado: { entregado_en: now } };
          const changes = { ...texts, ...instants[to as keyof typeof instants], from: [before.estado] };
          if (!(await moveEstado(db, before.id, to, changes, now)))
            throw new Refusal(409, 'Este pedido acaba de cambiar. Recarga la página.');
          await addHistoria(db, { pedido_id: before.id, hecho_en: now, usuario: by, estado: to, nota: null });
        } else await updatePedido(db, before.id, texts, now);
        await recordChange(db, {
          by,
          now,
          accion: 'editar',
          tipo: 'pedido',
          id: before.id,
          titulo: before.cod_pedido,
          before,
          after: { ...texts, estado: to },
        });
        if (to === 'enviado') {
          const shipped = (await findPedido(db, { id: before.id }))!;
          await app.mail.enqueue(db, shippedLetter(shipped, app.settings.siteUrl), now);
        }
      });
      const after = (await findPedido(db, { id: before.id }))!;
      return { message: 'Pedido actualizado con éxito.', data: await toAdmin(db, after) };
    },
  }),

  'reembolsar_pedido.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Give money back: so many euros, or all that is left',
    input: z.object({
      cod_pedido: requiredText('El código del pedido', 40),
      importe: optionalPrice('El importe'),
      motivo: optionalText('El motivo', 500),
      reponer_stock: flag().optional(),
      version,
    }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user, now }) {
      const before = await findPedido(db, { cod: normalizeCode(input.cod_pedido) });
      if (!before) throw notFound(unknown);
      requireSameVersion(input.version, before.updated_at);
      const cents = input.importe == null ? before.total_cents - before.reembolsado_cents : eurosToCents(input.importe);
      if (cents === 0 && input.importe != null)
        throw new Refusal(422, 'El importe debe ser mayor que 0.', { importe: 'El importe debe ser mayor que 0.' });
      const by = user!.usuario;
      await app.payments.refund(before, {
        cents,
        motivo: input.motivo ?? null,
        reponerStock: input.reponer_stock ?? false,
        by,
      });
      const after = (await findPedido(db, { id: before.id }))!;
      await recordChange(db, {
        by,
        now,
        accion: 'editar',
        tipo: 'pedido',
        id: before.id,
        titulo: before.cod_pedido,
        before,
        after,
      });
      return { message: 'Reembolso hecho con éxito.', data: await toAdmin(db, after) };
    },
  }),
};

function requireNext(from: EstadoPedido, to: EstadoPedido): void {
  const next = nextByHand(from);
  if (next.includes(to)) return;
  const label = (estado: EstadoPedido) => `«${estadoPedidoLabel[estado]}»`;
  const hint = next.length > 0 ? ` Puede pasar a ${next.map(label).join(' o ')}.` : '';
  throw new Refusal(409, `Un pedido ${label(from)} no puede pasar a ${label(to)}.${hint}`, {
    estado: 'Este cambio de estado no es posible.',
  });
}

async function toAdmin(db: Db, row: PedidoRow): Promise<z.input<typeof pedidoAdmin>> {
  const articulos = await listPedidoArticulos(db, row.id);
  const shown = toPedido(row, articulos);
  return {
    ...row,
    ...shown,
    articulos: articulos.map((line, index) => ({
      ...shown.articulos[index]!,
      producto_id: line.producto_id,
      referencia: line.referencia,
      iva: line.iva,
      base: centsToEuros(line.base_cents),
      total: centsToEuros(line.total_cents),
    })),
    desglose_iva: ivaPartsOf(row, articulos).map((part) => ({
      iva: part.iva,
      base: centsToEuros(part.baseCents),
      cuota: centsToEuros(part.ivaCents),
      total: centsToEuros(part.totalCents),
    })),
    siguientes: nextByHand(row.estado),
    reembolsos: (await listReembolsos(db, row.id)).map((refund) => ({
      ...refund,
      fecha: refund.creado_en,
      importe: centsToEuros(refund.importe_cents),
    })),
    historia: (await listHistoria(db, row.id)).map((entry) => ({ ...entry, fecha: entry.hecho_en })),
    desistimiento_en: (await findDesistimiento(db, row.id))?.recibido_en ?? null,
    version: row.updated_at,
  };
}
