/** An order in the words of the calls. */
import type { z } from 'zod';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import type { IvaPart } from '#areas/tienda/carrito/totales.ts';
import { comoPagar, formaOf } from '#areas/tienda/pagos/a-mano/formas.server.ts';
import { centsToEuros } from '#values/money.ts';
import { partsOf, type Share } from './devuelto.ts';
import type { pedido } from './pedido.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';

/** What its buyer sees. */
export function toPedido(
  row: PedidoRow,
  articulos: PedidoArticuloRow[],
  ajustes: Pick<Ajustes, 'pagos'>,
): z.input<typeof pedido> {
  return {
    cod_pedido: row.cod_pedido,
    estado: row.estado,
    fecha: row.creado_en,
    cliente: toCliente(row),
    articulos: articulos.map(({ descripcion, cantidad, unit_cents, variante }) => ({
      description: descripcion,
      quantity: cantidad,
      price: { unit_amount: unit_cents },
      variante,
    })),
    subtotal: centsToEuros(brutoCents(row)),
    cupon: row.cupon_codigo && row.cupon_tipo ? { codigo: row.cupon_codigo, tipo: row.cupon_tipo } : null,
    descuento: centsToEuros(row.descuento_cents),
    envio: centsToEuros(row.envio_cents),
    total: centsToEuros(row.total_cents),
    sin_iva: isSinIva(articulos),
    reembolsado: centsToEuros(row.reembolsado_cents),
    entrega: row.entrega,
    recogida:
      row.entrega === 'recogida'
        ? { direccion: row.recogida_direccion ?? '', horario: row.recogida_horario ?? '' }
        : null,
    pago: { forma: formaOf(row.proveedor), como: comoPagar(row, ajustes) },
    nota: row.nota,
    factura: toFactura(row),
    transportista: row.transportista,
    seguimiento: row.seguimiento,
  };
}

/** Sent where there is no IVA: otherwise every product has a rate. */
export function isSinIva(articulos: Pick<PedidoArticuloRow, 'iva'>[]): boolean {
  return articulos.every(({ iva }) => iva === 0);
}

/** The goods before what the coupon took off. */
export function brutoCents({ subtotal_cents, descuento_cents }: PedidoRow): number {
  return subtotal_cents + descuento_cents;
}

function toFactura({ factura_nombre, factura_nif, factura_direccion }: PedidoRow) {
  if (factura_nombre === null || factura_nif === null) return null;
  return { nombre: factura_nombre, nif: factura_nif, direccion: factura_direccion ?? '' };
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

type TaxedLine = Pick<PedidoArticuloRow, 'id' | 'cantidad' | 'iva' | 'total_cents' | 'base_cents'>;

/** The lines and the parts of shipping, each with its tax. */
export function sharesOf(pedido: PedidoRow, articulos: TaxedLine[]): Share[] {
  return [
    ...articulos.map(({ id, cantidad, iva, total_cents, base_cents }) => ({
      ...{ articuloId: id, iva, cantidad, totalCents: total_cents, baseCents: base_cents },
    })),
    ...envioPartes(pedido).map(({ iva, totalCents, baseCents }) => ({
      ...{ articuloId: null, iva, cantidad: 0, totalCents, baseCents },
    })),
  ];
}

type EnvioPart = Pick<IvaPart, 'iva' | 'totalCents' | 'baseCents'>;

function envioPartes({ envio_partes, envio_iva, envio_cents, envio_base_cents }: PedidoRow): EnvioPart[] {
  if (envio_partes !== null) return JSON.parse(envio_partes) as EnvioPart[];
  return envio_cents > 0 ? [{ iva: envio_iva, totalCents: envio_cents, baseCents: envio_base_cents }] : [];
}

/** Per rate of IVA, shipping included. */
export function ivaPartsOf(pedido: PedidoRow, articulos: TaxedLine[]): IvaPart[] {
  return partsOf(sharesOf(pedido, articulos));
}

export function toDesglose(parts: IvaPart[]) {
  return parts.map((part) => ({
    iva: part.iva,
    base: centsToEuros(part.baseCents),
    cuota: centsToEuros(part.ivaCents),
    total: centsToEuros(part.totalCents),
  }));
}
