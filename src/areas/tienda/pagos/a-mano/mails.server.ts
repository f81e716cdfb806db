/** The mails about an order that is paid by hand, until it is. */

import { adminUrl, conditionsLine, hello, moneyRows, pickupOf, seePedido } from '#areas/tienda/pedidos/mails.server.ts';
import type { PedidoArticuloRow, PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { inIdioma, linkHere } from '#server/idiomas.ts';
import { toOwner, type WrittenMail, write } from '#server/mail/mails.ts';
import { formatLongDate } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import { formatCents } from '#values/money.ts';
import { formaPagoLabel, isAMano } from '#values/pago/forma.ts';
import { comoPagar, formaOf } from './formas.server.ts';

/** To the buyer: how much, where to, with which words, until when. */
export function howToPayMail(pedido: PedidoRow, articulos: PedidoArticuloRow[], siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email, entrega } = pedido;
  const asunto = () => say('Cómo pagar tu pedido {codigo}', { codigo: cod_pedido });
  return inIdioma(pedido.idioma, () =>
    write(`pedido-por-pagar-${cod_pedido}`, cliente_email, asunto(), (ajustes) => {
      const como = comoPagar(pedido, ajustes)!;
      const isAtPickup = formaOf(pedido.proveedor) === 'recogida';
      const hasta = formatLongDate(como.hasta);
      return {
        heading: say('Hemos recibido tu pedido'),
        paragraphs: [
          hello(cliente_nombre),
          isAtPickup
            ? say('Te guardamos tu pedido {codigo} hasta el {dia}. Lo pagas cuando vengas a recogerlo en: {lugar}', {
                codigo: cod_pedido,
                dia: hasta,
                lugar: pickupOf(pedido),
              })
            : say(
                entrega === 'recogida'
                  ? 'Te guardamos tu pedido {codigo} hasta el {dia}. Lo preparamos en cuanto recibamos el pago; si no llega en ese plazo, el pedido se cierra.'
                  : 'Te guardamos tu pedido {codigo} hasta el {dia}. Lo enviamos en cuanto recibamos el pago; si no llega en ese plazo, el pedido se cierra.',
                { codigo: cod_pedido, dia: hasta },
              ),
          ...(como.instrucciones ? [como.instrucciones] : []),
        ],
        rows: [
          [say('Forma de pago'), say(formaPagoLabel[formaOf(pedido.proveedor)])],
          [say('Importe'), formatCents(pedido.total_cents)],
          ...(isAtPickup ? [] : ([[say('Concepto'), como.concepto]] as [string, string][])),
          ...(como.cuenta
            ? (
                [
                  ['IBAN', como.cuenta.iban],
                  [say('Titular de la cuenta'), como.cuenta.titular],
                ] as [string, string][]
              ).filter(([, value]) => value)
            : []),
          ...(como.telefono ? ([[say('Bizum a'), como.telefono]] as [string, string][]) : []),
          ...moneyRows(pedido, articulos),
        ],
        after: [
          say('Este correo no confirma la compra: te escribiremos de nuevo cuando conste el pago.'),
          conditionsLine(siteUrl),
        ],
        action: seePedido(pedido, siteUrl),
      };
    }),
  );
}

/** To the operator, who confirms it. */
export function waitingPedidoMail(pedido: PedidoRow, articulos: PedidoArticuloRow[], siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email, cliente_telefono, proveedor, total_cents } = pedido;
  return write(`pedido-aviso-${cod_pedido}`, toOwner, `Pedido por cobrar ${cod_pedido}`, () => ({
    heading: `Pedido por cobrar: ${formatCents(total_cents)}`,
    paragraphs: [
      `Forma de pago: ${formaPagoLabel[formaOf(proveedor)]}. Cuando recibas el dinero, pulsa «Pago recibido» en el pedido.`,
      `${cliente_nombre}, ${cliente_email}, ${cliente_telefono}`,
    ],
    rows: moneyRows(pedido, articulos),
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  }));
}

/** To the buyer: it is no longer kept, so nobody pays for nothing. */
export function notPaidMail(pedido: PedidoRow, estado: 'caducado' | 'cancelado', siteUrl: string): WrittenMail {
  const { cod_pedido, cliente_nombre, cliente_email } = pedido;
  const codigo = cod_pedido;
  return inIdioma(pedido.idioma, () =>
    write(`pedido-cerrado-${codigo}`, cliente_email, say('Tu pedido {codigo} se ha cerrado sin pagar', { codigo }), {
      heading: say('Tu pedido se ha cerrado'),
      paragraphs: [
        hello(cliente_nombre),
        estado === 'caducado'
          ? say(
              'El plazo para pagar tu pedido {codigo} ha terminado y no nos consta el pago, así que ya no te lo guardamos.',
              { codigo },
            )
          : say('Tu pedido {codigo} se ha cancelado y ya no te lo guardamos.', { codigo }),
        say('No lo pagues ahora. Si ya lo habías pagado, respóndenos a este correo y lo buscamos.'),
      ],
      action: { label: say('Volver a la tienda'), url: linkHere(siteUrl, '/tienda') },
    }),
  );
}

export function tellsBuyer({ proveedor, cliente_email }: PedidoRow): boolean {
  // Whoever had their data erased gets no mail.
  return isAMano(proveedor) && cliente_email !== '';
}
