/** An order: its code, and what is shown of it. */
import { z } from 'zod';
import { tiposFactura } from '#areas/facturas/tipos.ts';
import { tiposCupon } from '#areas/tienda/cupones/cupon.ts';
import { optionalText, requiredText, version } from '#values/fields.ts';
import { formasPago } from '#values/pago/forma.ts';
import { estadosPedido } from './estado.ts';
import { entregas } from './peticion.ts';

/** No two that look or sound alike (0 and O, 1 and I, B and V, S and 5, M and N…). */
export const codeAlphabet = 'ADEFHJKMPRTXY346789';
const codeLength = 8;

/** "SC-7K4P-9XRT": random enough not to be guessed, short enough for the phone. `pick(n)` gives 0 … n-1. */
export function newCode(pick: (below: number) => number): string {
  const characters = Array.from({ length: codeLength }, () => codeAlphabet[pick(codeAlphabet.length)]).join('');
  return spelled(characters);
}

/** However it was typed: spaces, hyphens and case aside, with or without the first two letters. */
export function normalizeCode(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return spelled(
    characters.length === codeLength + 2 && characters.startsWith('SC') ? characters.slice(2) : characters,
  );
}

function spelled(characters: string): string {
  return `SC-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

const lineShown = z.object({
  description: z.string(),
  quantity: z.number(),
  /** Cents. */
  price: z.object({ unit_amount: z.number() }),
  /** "Talla: M, Color: Azul", for what has variants. */
  variante: z.string().nullable(),
});

const cuponShown = z.object({ codigo: z.string(), tipo: z.enum(tiposCupon) });

const ivaShown = z.array(z.object({ iva: z.number(), base: z.number(), cuota: z.number(), total: z.number() }));

const clienteShown = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });

/** How an order is paid by hand. */
const comoPagar = z.object({
  importe: z.number(),
  concepto: z.string(),
  /** The last day. */
  hasta: z.string(),
  cuenta: z.object({ titular: z.string(), iban: z.string() }).nullable(),
  telefono: z.string().nullable(),
  instrucciones: z.string(),
});
export type ComoPagar = z.infer<typeof comoPagar>;

/** What the buyer sees of an order. Amounts in euros, except `price.unit_amount`. */
export const pedido = z.object({
  cod_pedido: z.string(),
  estado: z.enum(estadosPedido),
  fecha: z.string(),
  cliente: clienteShown,
  articulos: z.array(lineShown),
  /** The goods, before what the coupon takes off them. */
  subtotal: z.number(),
  cupon: cuponShown.nullable(),
  descuento: z.number(),
  envio: z.number(),
  total: z.number(),
  /** It goes where there is no IVA: none is in any of these amounts. */
  sin_iva: z.boolean(),
  reembolsado: z.number(),
  entrega: z.enum(entregas),
  /** Where and when it is fetched. */
  recogida: z.object({ direccion: z.string(), horario: z.string() }).nullable(),
  pago: z.object({
    forma: z.enum(formasPago),
    /** While it waits for a payment by hand. */
    como: comoPagar.nullable(),
  }),
  nota: z.string().nullable(),
  factura: z.object({ nombre: z.string(), nif: z.string(), direccion: z.string() }).nullable(),
  transportista: z.string().nullable(),
  seguimiento: z.string().nullable(),
});
export type Pedido = z.infer<typeof pedido>;

/** The invoices of an order, the first first. */
export const facturasShown = z.array(
  z.object({ numero: z.string(), clave: z.string(), tipo: z.enum(tiposFactura), anulada: z.boolean() }),
);

export const pedidoListItem = z.object({
  id: z.number(),
  cod_pedido: z.string(),
  estado: z.enum(estadosPedido),
  fecha: z.string(),
  pagado_en: z.string().nullable(),
  entrega: z.enum(entregas),
  cliente: clienteShown,
  unidades: z.number(),
  total: z.number(),
  reembolsado: z.number(),
});
export type PedidoListItem = z.infer<typeof pedidoListItem>;

export const pedidoAdmin = pedido.extend({
  articulos: z.array(
    lineShown.extend({
      id: z.number(),
      producto_id: z.number(),
      variante_id: z.number().nullable(),
      referencia: z.string(),
      iva: z.number(),
      base: z.number(),
      /** What the coupon took off, and what is left to pay. */
      descuento: z.number(),
      total: z.number(),
      /** Units whose money was given back, or is being, and that amount. */
      devueltas: z.number(),
      devuelto: z.number(),
    }),
  ),
  /** Of shipping, what can still be given back. */
  envio_por_devolver: z.number(),
  /** Per rate: what is left after the refunds that were made; the sale itself; and what was given back. */
  desglose_iva: ivaShown,
  desglose_venta: ivaShown,
  desglose_reembolsado: ivaShown,
  /** The states it can be given by hand. */
  siguientes: z.array(z.enum(estadosPedido)),
  proveedor: z.string(),
  pago_id: z.string().nullable(),
  version_condiciones: z.string().nullable(),
  /** The same, as the first version called it. */
  condiciones_version: z.string().nullable(),
  pagado_en: z.string().nullable(),
  enviado_en: z.string().nullable(),
  entregado_en: z.string().nullable(),
  notas: z.string().nullable(),
  /** Asked to be given back, not done yet. */
  reembolso_pendiente: z.number(),
  disputas: z.array(
    z.object({
      fecha: z.string(),
      importe: z.number(),
      motivo: z.string(),
      estado: z.enum(['abierta', 'ganada', 'perdida']),
    }),
  ),
  reembolsos: z.array(
    z.object({
      fecha: z.string(),
      importe: z.number(),
      estado: z.string(),
      motivo: z.string().nullable(),
      usuario: z.string(),
      lineas: z.array(z.object({ descripcion: z.string(), cantidad: z.number(), importe: z.number() })),
    }),
  ),
  historia: z.array(
    z.object({ fecha: z.string(), estado: z.enum(estadosPedido), usuario: z.string(), nota: z.string().nullable() }),
  ),
  desistimiento_en: z.string().nullable(),
  facturas: facturasShown,
  sin_factura: z.enum(['titular', 'restaurada']).nullable(),
  version: z.number(),
});
export type PedidoAdmin = z.infer<typeof pedidoAdmin>;

export const pedidoUpdate = z.object({
  cod_pedido: requiredText('El código del pedido', 40),
  version: version(),
  estado: z.enum(estadosPedido, { error: 'El estado no es válido.' }).optional(),
  transportista: optionalText('El transportista', 100),
  seguimiento: optionalText('El número de seguimiento', 255),
  notas: optionalText('Las notas', 5000),
});
