/** The mails about an order that is paid by hand, until it is. */
import { adminUrl, moneyRows, pickupOf } from '#areas/tienda/pedidos/mails.server.ts';
import type { PedidoArticuloRow, PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { toOwner, type WrittenMail, write } from '#server/mail/mails.ts';
import { formatLongDate } from '#values/fecha.ts';
import { formatCents } from '#values/money.ts';
import { formaPagoLabel, isAMano } from '#values/pago/forma.ts';
import { comoPagar, formaOf } from './formas.server.ts';

/** To the buyer: how much, where to, with which words, until when. */
export function howToPayMail(pedido: PedidoRow, articulos: PedidoArticuloRow[], siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email, entrega } = pedido;
  return write(`pedido-por-pagar-${cod_pedido}`, cliente_email, `Cómo pagar tu pedido ${cod_pedido}`, (ajustes) => {
    const como = comoPagar(pedido, ajustes)!;
    const isAtPickup = formaOf(pedido.proveedor) === 'recogida';
    const hasta = formatLongDate(como.hasta);
    return {
      heading: 'Hemos recibido tu pedido',
      paragraphs: [
        `Hola, ${cliente_nombre}:`,
        isAtPickup
          ? `Te guardamos tu pedido ${cod_pedido} hasta el ${hasta}. Lo pagas cuando vengas a recogerlo en: ${pickupOf(pedido)}`
          : `Te guardamos tu pedido ${cod_pedido} hasta el ${hasta}. Lo ${entrega === 'recogida' ? 'preparamos' : 'enviamos'} en cuanto recibamos el pago; si no llega en ese plazo, el pedido se cierra.`,
        ...(como.instrucciones ? [como.instrucciones] : []),
      ],
      rows: [
        ['Forma de pago', formaPagoLabel[formaOf(pedido.proveedor)]],
        ['Importe', formatCents(pedido.total_cents)],
        ...(isAtPickup ? [] : ([['Concepto', como.concepto]] as [string, string][])),
        ...(como.cuenta
          ? (
              [
                ['IBAN', como.cuenta.iban],
                ['Titular de la cuenta', como.cuenta.titular],
              ] as [string, string][]
            ).filter(([, value]) => value)
          : []),
        ...(como.telefono ? ([['Bizum a', como.telefono]] as [string, string][]) : []),
        ...moneyRows(pedido, articulos),
      ],
      after: [
        'Este correo no confirma la compra: te escribiremos de nuevo cuando conste el pago.',
        `El pedido se rige por las condiciones de venta: ${siteUrl}/condiciones-de-venta`,
      ],
      action: { label: 'Ver mi pedido', url: `${siteUrl}/pedido?cod=${cod_pedido}` },
    };
  });
}

/** To the operator, who confirms it. */
export function waitingPedidoMail(pedido: PedidoRow, articulos: PedidoArticuloRow[], siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email, cliente_telefono, proveedor, total_cents } = pedido;
  return write(`pedido-aviso-${cod_pedido}`, toOwner, `Pedido por cobrar ${cod_pedido}`, {
    heading: `Pedido por cobrar: ${formatCents(total_cents)}`,
    paragraphs: [
      `Forma de pago: ${formaPagoLabel[formaOf(proveedor)]}. Cuando recibas el dinero, pulsa «Pago recibido» en el pedido.`,
      `${cliente_nombre}, ${cliente_email}, ${cliente_telefono}`,
    ],
    rows: moneyRows(pedido, articulos),
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  });
}

/** To the buyer: it is no longer kept, so nobody pays for nothing. */
export function notPaidMail(pedido: PedidoRow, estado: 'caducado' | 'cancelado', siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email } = pedido;
  return write(`pedido-cerrado-${cod_pedido}`, cliente_email, `Tu pedido ${cod_pedido} se ha cerrado sin pagar`, {
    heading: 'Tu pedido se ha cerrado',
    paragraphs: [
      `Hola, ${cliente_nombre}:`,
      estado === 'caducado'
        ? `El plazo para pagar tu pedido ${cod_pedido} ha terminado y no nos consta el pago, así que ya no te lo guardamos.`
        : `Tu pedido ${cod_pedido} se ha cancelado y ya no te lo guardamos.`,
      'No lo pagues ahora. Si ya lo habías pagado, respóndenos a este correo y lo buscamos.',
    ],
    action: { label: 'Volver a la tienda', url: `${siteUrl}/tienda` },
  });
}

export function tellsBuyer({ proveedor, cliente_email }: PedidoRow): boolean {
  // Whoever had their data erased gets no mail.
  return isAMano(proveedor) && cliente_email !== '';
}
