import { z } from 'zod';
import { titleOf } from '#areas/facturas/issue.server.ts';
import { listFacturasOf } from '#areas/facturas/queries.server.ts';
import { findDesistimiento } from '#areas/tienda/desistimiento/queries.server.ts';
import { listDisputas } from '#areas/tienda/pagos/disputas-queries.server.ts';
import { issueMissing } from '#areas/tienda/pagos/facturar.server.ts';
import { listReembolsos, readDevuelto } from '#areas/tienda/pagos/reembolsos-queries.server.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { recordChange } from '#server/things/change-log.ts';
import { requireSameVersion } from '#server/things/versions.ts';
import { jsonField } from '#values/fields/json.ts';
import { flag, id, number, optionalText, paging, requiredText, version } from '#values/fields.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import { isAMano } from '#values/pago/forma.ts';
import { optionalPrice } from '#values/price.ts';
import { countByEstado, lastTransportista, listPedidos } from './admin-queries.server.ts';
import { centsOf, leftOf, partsOf, refundedLines, type Share } from './devuelto.ts';
import { type EstadoPedido, estadoPedidoLabel, nextByHand, wasPaid } from './estado.ts';
import { filterFields, toFilter } from './filter.server.ts';
import { shippedMail } from './mails.server.ts';
import { pedidoOrders } from './orders.ts';
import { normalizeCode, pedidoAdmin, pedidoListItem, pedidoUpdate } from './pedido.ts';
import {
  addHistoria,
  findPedido,
  listHistoria,
  listPedidoArticulos,
  lockPedido,
  type PedidoArticuloRow,
  type PedidoRow,
  updatePedido,
} from './queries.server.ts';
import { toCliente, toDesglose, toPedido } from './wire.server.ts';

/** Line by its id, and how many of its units. */
const lineasDevueltas = jsonField(
  z
    .array(
      z.object({
        id: id('La línea no es válida.'),
        cantidad: number({ missing: 'La cantidad no es válida.', integer: true, min: 0, max: 9999 }),
      }),
      { error: 'Las líneas no son una lista.' },
    )
    .max(100, 'Son demasiadas líneas.')
    .refine((lineas) => new Set(lineas.map((linea) => linea.id)).size === lineas.length, 'Una línea está dos veces.')
    .transform((lineas) => lineas.filter(({ cantidad }) => cantidad > 0))
    .optional(),
);

export const pedidosAdmin = {
  'get_pedidos_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The orders, newest first, by state, dates and search; with how many there are in each state',
    input: z.object({ ...filterFields, ...sorting(pedidoOrders), ...paging }),
    output: z.object({ data: z.array(pedidoListItem), por_estado: z.record(z.string(), z.number()), ...pageFields }),
    async handle({ app, db, input }) {
      const { estado, ...rest } = await toFilter(db, input);
      const key = `pedidos ${JSON.stringify(rest)}`;
      const counts = await app.totals.get(key, ['pedidos'], () => countByEstado(db, rest));
      const total = counts.reduce((sum, one) => sum + (!estado || one.estado === estado ? one.total : 0), 0);
      const { orden, dir } = input;
      const request = { orden, dir, ...toPageRequest(input, 50) };
      const { rows, ...page } = await listPedidos(db, { estado, ...rest, ...request }, total);
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
    output: z.object({ data: pedidoAdmin, transportista_habitual: z.string().nullable() }),
    async handle({ app, db, input }) {
      const { id } = await requirePedido(db, input.cod);
      return { data: await toAdmin(app, id), transportista_habitual: await lastTransportista(db) };
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
      return { message: 'Pedido actualizado con éxito.', data: await toAdmin(app, pedido.id) };
    },
  }),

  'confirmar_pago.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'The money of an order that is paid by hand has come: its invoice is made and the buyer gets a mail, once',
    input: z.object({ cod_pedido: requiredText('El código del pedido', 40) }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user }) {
      const pedido = await requirePedido(db, input.cod_pedido);
      if (!isAMano(pedido.proveedor))
        throw new Refusal(409, 'Este pedido se paga en la pasarela, que avisa por sí misma.');
      const isNew = await app.payments.confirmByHand(pedido, user!.usuario);
      const data = await toAdmin(app, pedido.id);
      // Of an order that was closed meanwhile: what it lacks now.
      const short = data.historia.find(({ estado }) => estado === 'pagado')?.nota;
      const done = ['Pago anotado. El cliente recibe un correo.', short].filter(Boolean).join(' ');
      return { message: isNew ? done : 'El pago de este pedido ya constaba.', data };
    },
  }),

  'facturar_pedido.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Issue what a paid order lacks: its invoice and the correctives of its refunds',
    input: z.object({ cod_pedido: requiredText('El código del pedido', 40) }),
    output: z.object({ data: pedidoAdmin, numero: z.string() }),
    async handle({ app, db, input, user, now, changed }) {
      const { id } = await requirePedido(db, input.cod_pedido);
      const made = await db.transaction().execute(async (db) => {
        const pedido = await lockPedido(db, id, undefined);
        if (!wasPaid(pedido.estado)) throw new Refusal(409, 'El pedido no está pagado: no hay nada que facturar.');
        const made = await issueMissing(db, app.ajustes.current, pedido, new Date(now));
        for (const one of made)
          await recordChange(db, {
            ...{ by: user!.usuario, now, accion: 'crear', tipo: 'factura', id: one.id, titulo: titleOf(one) },
          });
        return made;
      });
      changed('facturas');
      const numeros = made.map(({ numero }) => numero).join(', ');
      const message = made.length === 1 ? `Emitida la factura ${numeros}.` : `Emitidas las facturas ${numeros}.`;
      return { message, data: await toAdmin(app, id), numero: made[0]!.numero };
    },
  }),

  'reembolsar_pedido.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Give money back: units of some lines and shipping, so many euros, or all that is left',
    input: z.object({
      cod_pedido: requiredText('El código del pedido', 40),
      importe: optionalPrice('El importe'),
      lineas: lineasDevueltas,
      /** Shipping too, or alone. */
      envio: flag('Gastos de envío').optional(),
      motivo: optionalText('El motivo', 500),
      reponer_stock: flag('Reponer existencias').optional(),
      version: version(),
    }),
    output: z.object({ data: pedidoAdmin }),
    async handle({ app, db, input, user }) {
      const pedido = await requirePedido(db, input.cod_pedido);
      if (input.importe === 0)
        throw new Refusal(422, 'El importe debe ser mayor que 0.', { importe: 'El importe debe ser mayor que 0.' });
      const { lineas = [], envio = false } = input;
      if (input.importe != null && (lineas.length > 0 || envio))
        throw new Refusal(422, 'Devuelve unas líneas o un importe, no las dos cosas a la vez.', {
          importe: 'Déjalo vacío para devolver las líneas elegidas.',
        });
      const outcome = await app.payments.refund(pedido, {
        cents: input.importe == null ? undefined : eurosToCents(input.importe),
        ...{ lineas, envio },
        motivo: input.motivo ?? null,
        reponerStock: input.reponer_stock ?? false,
        by: user!.usuario,
        version: input.version ?? pedido.version,
      });
      const message = isAMano(pedido.proveedor)
        ? 'Reembolso anotado. Devuelve tú el dinero: aquí no se mueve.'
        : outcome === 'done'
          ? 'Reembolso hecho con éxito.'
          : 'Reembolso pedido. Está pendiente: constará como hecho cuando el banco lo confirme.';
      return { message, data: await toAdmin(app, pedido.id) };
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

async function toAdmin({ db, ajustes }: App, id: number): Promise<z.input<typeof pedidoAdmin>> {
  const row = (await findPedido(db, { id }))!;
  const articulos = await listPedidoArticulos(db, row.id);
  const shown = toPedido(row, articulos, ajustes.current);
  const { whole, left, asked, done, refunds } = await readDevuelto(db, row);
  return {
    ...row,
    ...shown,
    articulos: articulos.map((line, index) => {
      const back = asked.filter(({ articuloId }) => articuloId === line.id);
      return {
        ...shown.articulos[index]!,
        ...{ id: line.id, producto_id: line.producto_id, variante_id: line.variante_id, referencia: line.referencia },
        iva: line.iva,
        base: centsToEuros(line.base_cents),
        descuento: centsToEuros(line.descuento_cents),
        total: centsToEuros(line.total_cents),
        devueltas: back.reduce((sum, { cantidad }) => sum + cantidad, 0),
        devuelto: centsToEuros(centsOf(back)),
      };
    }),
    envio_por_devolver: centsToEuros(centsOf(left.filter(({ articuloId }) => articuloId === null))),
    desglose_iva: toDesglose(partsOf(leftOf(whole, done))),
    desglose_venta: toDesglose(partsOf(whole)),
    desglose_reembolsado: toDesglose(partsOf(done)),
    facturas: await listFacturasOf(db, row.id),
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
      lineas: toLineas(refunds.find((row) => row.id === refund.id)?.lineas ?? [], articulos),
    })),
    historia: (await listHistoria(db, row.id)).map((entry) => ({ ...entry, fecha: entry.hecho_en })),
    desistimiento_en: (await findDesistimiento(db, row.id))?.recibido_en ?? null,
  };
}

function toLineas(shares: Share[], articulos: PedidoArticuloRow[]) {
  return refundedLines(shares, articulos).map(({ descripcion, cantidad, cents }) => ({
    ...{ descripcion, cantidad, importe: centsToEuros(cents) },
  }));
}
