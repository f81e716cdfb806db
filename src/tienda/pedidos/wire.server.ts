/** An order in the words of the calls. */
import type { z } from 'zod';
import { centsToEuros } from '#values/money.ts';
import { ivaParts, type pedido } from './pedido.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';

/** What its buyer sees. */
export function toPedido(row: PedidoRow, articulos: PedidoArticuloRow[]): z.input<typeof pedido> {
  return {
    cod_pedido: row.cod_pedido,
    estado: row.estado,
    fecha: row.creado_en,
    cliente: toCliente(row),
    articulos: articulos.map(({ descripcion, cantidad, unit_cents }) => ({
      description: descripcion,
      quantity: cantidad,
      price: { unit_amount: unit_cents },
    })),
    subtotal: centsToEuros(row.subtotal_cents),
    envio: centsToEuros(row.envio_cents),
    total: centsToEuros(row.total_cents),
    reembolsado: centsToEuros(row.reembolsado_cents),
    transportista: row.transportista,
    seguimiento: row.seguimiento,
  };
}

export function toCliente(
  row: Pick<PedidoRow, 'cliente_nombre' | 'cliente_email' | 'cliente_telefono' | 'cliente_direccion'>,
) {
  return {
    name: row.cliente_nombre,
    email: row.cliente_email,
    phone: row.cliente_telefono,
    address: row.cliente_direccion,
  };
}

type TaxedLine = { iva: number; total_cents: number; base_cents: number };

/** Per rate of IVA, shipping included. */
export function ivaPartsOf(pedido: PedidoRow, articulos: TaxedLine[]) {
  const shipping = { iva: pedido.envio_iva, total_cents: pedido.envio_cents, base_cents: pedido.envio_base_cents };
  return ivaParts(
    [...articulos, shipping].map(({ iva, total_cents, base_cents }) => ({
      iva,
      totalCents: total_cents,
      baseCents: base_cents,
      ivaCents: total_cents - base_cents,
    })),
  );
}
