/** The states an order goes through. */
import { later } from '#values/idioma/say.ts';
import type { Entrega } from './peticion.ts';

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
  pendiente: later('Pendiente de pago'),
  pagado: later('Pagado'),
  preparando: later('En preparación'),
  enviado: later('Enviado'),
  entregado: later('Entregado'),
  cancelado: later('Cancelado'),
  reembolsado: later('Reembolsado'),
  caducado: later('Caducado'),
} satisfies Record<EstadoPedido, string>;

/** As it is called for this order: nothing is sent to whoever comes for it. */
export function estadoLabelOf({ estado, entrega }: { estado: EstadoPedido; entrega: Entrega }): string {
  return (entrega === 'recogida' && pickedUpLabel[estado]) || estadoPedidoLabel[estado];
}

const pickedUpLabel: Partial<Record<EstadoPedido, string>> = {
  enviado: later('Listo para recoger'),
  entregado: later('Recogido'),
};

/** What an entry of its history is called: the state it came into or, where it stayed in it (a refund), what happened. */
export function eventLabelOf(
  { estado, nota }: { estado: EstadoPedido; nota: string | null },
  before: { estado: EstadoPedido } | undefined,
  entrega: Entrega,
): string {
  return (before?.estado === estado && nota) || estadoLabelOf({ estado, entrega });
}

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
