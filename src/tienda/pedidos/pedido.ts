/** An order: the states it goes through, its money to the cent, its code. */
import { z } from 'zod';
import { shippingCents, type Zona } from '#tienda/carrito/envio.ts';
import { type IvaRate, ivaRates } from '#tienda/productos/producto.ts';
import { id, number, optionalText, requiredEmail, requiredText, version } from '#values/fields.ts';

export const estadosPedido = [
  'pendiente',
  'pagado',
  'preparando',
  'enviado',
  'entregado',
  'cancelado',
  'reembolsado',
  'caducado',
] as const;
export type EstadoPedido = (typeof estadosPedido)[number];

export const estadoPedidoLabel = {
  pendiente: 'Pendiente de pago',
  pagado: 'Pagado',
  preparando: 'En preparación',
  enviado: 'Enviado',
  entregado: 'Entregado',
  cancelado: 'Cancelado',
  reembolsado: 'Reembolsado',
  caducado: 'Caducado',
} satisfies Record<EstadoPedido, string>;

/**
 * Cancelled and expired orders were never paid; a payment that arrives late brings them back, so that nobody pays
 * for nothing. Paid orders are not cancelled: they are refunded.
 */
const nextStates = {
  pendiente: ['pagado', 'cancelado', 'caducado'],
  pagado: ['preparando', 'enviado', 'reembolsado'],
  preparando: ['enviado', 'reembolsado'],
  enviado: ['entregado', 'reembolsado'],
  entregado: ['reembolsado'],
  cancelado: ['pagado'],
  caducado: ['pagado'],
  reembolsado: [],
} satisfies Record<EstadoPedido, EstadoPedido[]>;

/** What the administrator sets; the rest follows from payments, refunds and time. */
const setByHand: EstadoPedido[] = ['preparando', 'enviado', 'entregado', 'cancelado'];

export function canBecome(from: EstadoPedido, to: EstadoPedido): boolean {
  return (nextStates[from] as EstadoPedido[]).includes(to);
}

export function nextByHand(from: EstadoPedido): EstadoPedido[] {
  return nextStates[from].filter((to) => setByHand.includes(to));
}

/** The states an order can be brought from into this one. */
export function statesBefore(to: EstadoPedido): EstadoPedido[] {
  return estadosPedido.filter((from) => canBecome(from, to));
}

/** Money was received, whatever happened afterwards. */
export function wasPaid(estado: EstadoPedido): boolean {
  return ['pagado', 'preparando', 'enviado', 'entregado', 'reembolsado'].includes(estado);
}

const cliente = z.object({
  name: requiredText('El nombre', 120),
  email: requiredEmail(
    'El correo electrónico',
    'El correo electrónico es obligatorio.',
    'Introduce un correo electrónico válido.',
  ),
  phone: requiredText('El teléfono', 30),
  address: requiredText('La dirección', 500),
});

const emptyCarrito = 'Tu carrito está vacío.';

export const checkout = z.object({
  cliente: z.object(cliente.shape, { error: 'Faltan los datos del cliente.' }),
  articulos: z
    .array(
      z.object({
        id: id('Falta el producto.'),
        quantity: number({
          missing: 'La cantidad debe ser un número entero entre 1 y 99.',
          integer: true,
          min: 1,
          max: 99,
        }),
      }),
      { error: emptyCarrito },
    )
    .min(1, emptyCarrito)
    .max(100, 'El pedido lleva demasiados productos distintos.'),
  /** true, or the version of the conditions that the page showed. */
  acepta_condiciones: z.union([z.boolean(), z.string().max(40)]).optional(),
});

export interface LineTotals {
  totalCents: number;
  baseCents: number;
  ivaCents: number;
}

/** The tax is what is left of the price once the base is taken out: derived once, never recomputed. */
export function lineTotals(unitCents: number, quantity: number, iva: number): LineTotals {
  const totalCents = unitCents * quantity;
  const baseCents = Math.round((totalCents * 100) / (100 + iva));
  return { totalCents, baseCents, ivaCents: totalCents - baseCents };
}

interface PricedLine {
  unitCents: number;
  quantity: number;
  iva: IvaRate;
}

export interface PedidoTotals<Line> {
  lines: (Line & LineTotals)[];
  subtotalCents: number;
  envio: LineTotals;
  totalCents: number;
}

export function pedidoTotals<Line extends PricedLine>(lines: Line[], zona: Zona, envioIva: number): PedidoTotals<Line> {
  const priced = lines.map((line) => ({ ...line, ...lineTotals(line.unitCents, line.quantity, line.iva) }));
  const subtotalCents = priced.reduce((sum, line) => sum + line.totalCents, 0);
  const envio = lineTotals(shippingCents(subtotalCents, zona, lines.length === 0), 1, envioIva);
  return { lines: priced, subtotalCents, envio, totalCents: subtotalCents + envio.totalCents };
}

export interface IvaPart extends LineTotals {
  iva: number;
}

/** Per rate, high to low: the sums of the lines' own amounts. */
export function ivaParts(lines: (LineTotals & { iva: number })[]): IvaPart[] {
  return ivaRates
    .map((iva) => {
      const own = lines.filter((line) => line.iva === iva);
      const sum = (field: keyof LineTotals) => own.reduce((total, line) => total + line[field], 0);
      return { iva, totalCents: sum('totalCents'), baseCents: sum('baseCents'), ivaCents: sum('ivaCents') };
    })
    .filter(({ totalCents }) => totalCents > 0);
}

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
});

const clienteShown = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });

/** What the buyer sees of an order. Amounts in euros, except `price.unit_amount`. */
export const pedido = z.object({
  cod_pedido: z.string(),
  estado: z.enum(estadosPedido),
  fecha: z.string(),
  cliente: clienteShown,
  articulos: z.array(lineShown),
  subtotal: z.number(),
  envio: z.number(),
  total: z.number(),
  reembolsado: z.number(),
  transportista: z.string().nullable(),
  seguimiento: z.string().nullable(),
});
export type Pedido = z.infer<typeof pedido>;

export const pedidoListItem = z.object({
  cod_pedido: z.string(),
  estado: z.enum(estadosPedido),
  fecha: z.string(),
  pagado_en: z.string().nullable(),
  cliente: clienteShown,
  unidades: z.number(),
  total: z.number(),
  reembolsado: z.number(),
});
export type PedidoListItem = z.infer<typeof pedidoListItem>;

export const pedidoAdmin = pedido.extend({
  articulos: z.array(
    lineShown.extend({
      producto_id: z.number(),
      referencia: z.string(),
      iva: z.number(),
      base: z.number(),
      total: z.number(),
    }),
  ),
  desglose_iva: z.array(z.object({ iva: z.number(), base: z.number(), cuota: z.number(), total: z.number() })),
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
    }),
  ),
  historia: z.array(
    z.object({ fecha: z.string(), estado: z.enum(estadosPedido), usuario: z.string(), nota: z.string().nullable() }),
  ),
  desistimiento_en: z.string().nullable(),
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
