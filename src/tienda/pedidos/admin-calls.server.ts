import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { requireSameVersion } from '#server/db/versions.ts';
import { findDesistimiento } from '#tienda/desistimiento/queries.server.ts';
import { listDisputas } from '#tienda/pagos/disputas-queries.server.ts';
import { listReembolsos } from '#tienda/pagos/reembolsos-queries.server.ts';
import { flag, optionalText, paging, requiredText, version } from '#values/fields.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import { optionalPrice } from '#values/price.ts';
import { countByEstado, listPedidos } from './admin-queries.server.ts';
import { filterFields, toFilter } from './filter.server.ts';
import { shippedMail } from './mails.server.ts';
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
  lockPedido,
  type PedidoRow,
  updatePedido,
} from './queries.server.ts';
import { ivaPartsOf, toCliente, toPedido } from './wire.server.ts';

export const pedidosAdmin = {
  'get_pedidos_admin.php': call({
    method: 'get',
    access: 'tienda',
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
    access: 'tienda',
    summary: 'One order with its lines, refunds and history',
    input: z.object({ cod: requiredText('El código del pedido', 40) }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ db, input }) {
      return { data: await toAdmin(db, (await requirePedido(db, input.cod)).id) };
    },
  }),

  'update_pedido.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Bring an order into its next state, note its tracking number or write notes',
    input: pedidoUpdate,
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user, now }) {
      const { cod_pedido, version, estado, ...texts } = input;
      const pedido = await requirePedido(db, cod_pedido);
      const by = user!.usuario;

      async function write(db: Db): Promise<void> {
        const before = await lockPedido(db, pedido.id, version);
        const to = estado === before.estado ? undefined : estado;
        if (to) requireNext(before.estado, to);
        // Cancelling also gives the units back: that is done where payments end.
        const move = to && to !== 'cancelado' && { estado: to, ...instantOf(to, now) };
        const after = await updatePedido(db, before.id, { ...texts, ...move }, now);
        if (move) await addHistoria(db, { pedido_id: after.id, hecho_en: now, usuario: by, estado: to, nota: null });
        await recordChange(db, {
          by,
          now,
          accion: 'editar',
          tipo: 'pedido',
          id: after.id,
          titulo: after.cod_pedido,
          version: after.version,
          before,
          after: { ...texts, estado: to },
        });
        if (to === 'enviado') await app.mail.enqueue(db, shippedMail(after, app.settings.siteUrl), now);
      }

      if (estado !== 'cancelado' || pedido.estado === estado) await db.transaction().execute(write);
      else {
        // Before the provider is asked, and again in the transaction.
        await requireSameVersion(db, 'pedido', pedido, version);
        requireNext(pedido.estado, estado);
        const why = { nota: 'Cancelado desde la administración.', usuario: by, first: write };
        if (!(await app.payments.cancel(pedido, why)))
          throw new Refusal(
            409,
            'Este pedido acaba de cambiar: el pago ha llegado o está en camino. Recarga la página.',
          );
      }
      return { message: 'Pedido actualizado con éxito.', data: await toAdmin(db, pedido.id) };
    },
  }),

  'reembolsar_pedido.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Give money back: so many euros, or all that is left',
    input: z.object({
      cod_pedido: requiredText('El código del pedido', 40),
      importe: optionalPrice('El importe'),
      motivo: optionalText('El motivo', 500),
      reponer_stock: flag().optional(),
      version: version(),
    }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user }) {
      const pedido = await requirePedido(db, input.cod_pedido);
      if (input.importe === 0)
        throw new Refusal(422, 'El importe debe ser mayor que 0.', { importe: 'El importe debe ser mayor que 0.' });
      const outcome = await app.payments.refund(pedido, {
        cents: input.importe == null ? undefined : eurosToCents(input.importe),
        motivo: input.motivo ?? null,
        reponerStock: input.reponer_stock ?? false,
        by: user!.usuario,
        version: input.version ?? pedido.version,
      });
      const message =
        outcome === 'done'
          ? 'Reembolso hecho con éxito.'
          : 'Reembolso pedido. Está pendiente: constará como hecho cuando el banco lo confirme.';
      return { message, data: await toAdmin(db, pedido.id) };
    },
  }),
};

async function requirePedido(db: Db, code: string): Promise<PedidoRow> {
  const row = await findPedido(db, { cod_pedido: normalizeCode(code) });
  if (!row) throw notFound('El pedido no existe.');
  return row;
}

function instantOf(estado: EstadoPedido, now: string) {
  return { ...(estado === 'enviado' && { enviado_en: now }), ...(estado === 'entregado' && { entregado_en: now }) };
}

function requireNext(from: EstadoPedido, to: EstadoPedido): void {
  const next = nextByHand(from);
  if (next.includes(to)) return;
  const label = (estado: EstadoPedido) => `«${estadoPedidoLabel[estado]}»`;
  const hint = next.length > 0 ? ` Puede pasar a ${next.map(label).join(' o ')}.` : '';
  throw new Refusal(409, `Un pedido ${label(from)} no puede pasar a ${label(to)}.${hint}`, {
    estado: 'Este cambio de estado no es posible.',
  });
}

async function toAdmin(db: Db, id: number): Promise<z.input<typeof pedidoAdmin>> {
  const row = (await findPedido(db, { id }))!;
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
    version_condiciones: row.condiciones_version,
    siguientes: nextByHand(row.estado),
    reembolso_pendiente: centsToEuros(row.reembolso_pendiente_cents),
    disputas: (await listDisputas(db, row.id)).map((disputa) => ({
      ...disputa,
      fecha: disputa.abierta_en,
      importe: centsToEuros(disputa.importe_cents),
    })),
    reembolsos: (await listReembolsos(db, row.id)).map((refund) => ({
      ...refund,
      fecha: refund.creado_en,
      importe: centsToEuros(refund.importe_cents),
    })),
    historia: (await listHistoria(db, row.id)).map((entry) => ({ ...entry, fecha: entry.hecho_en })),
    desistimiento_en: (await findDesistimiento(db, row.id))?.recibido_en ?? null,
  };
}
