/** The shop's mails. They confirm and inform; none of them is an invoice or a ticket. */

import { toOwner, type WrittenMail, write } from '#server/mail/mails.ts';
import { formatDateTime } from '#values/fecha.ts';
import { formatCents } from '#values/money.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';
import { ivaPartsOf } from './wire.server.ts';

/** To the buyer, on a durable medium: what was bought, for how much, under which conditions, and how to withdraw. */
export function confirmationMail(pedido: PedidoRow, articulos: PedidoArticuloRow[], siteUrl: string): WrittenMail {
  return write(
    `pedido-confirmado-${pedido.cod_pedido}`,
    pedido.cliente_email,
    `Tu pedido ${pedido.cod_pedido}`,
    ({ titular, envios }) => ({
      heading: '¡Gracias por tu pedido!',
      paragraphs: [
        `Hola, ${pedido.cliente_nombre}:`,
        `Hemos recibido el pago de tu pedido ${pedido.cod_pedido}. Lo recibirás en un plazo ${envios.plazo} en esta dirección: ${pedido.cliente_direccion}.`,
      ],
      rows: moneyRows(pedido, articulos),
      after: [
        pedido.condiciones_version
          ? `Al hacer el pedido aceptaste las condiciones de venta, versión ${pedido.condiciones_version}: ${siteUrl}/condiciones-de-venta`
          : `El pedido se rige por las condiciones de venta: ${siteUrl}/condiciones-de-venta`,
        `Derecho de desistimiento: tienes 14 días naturales desde que recibes el pedido para desistir de la compra sin dar explicaciones, salvo en los productos personalizados, los alimentos que se estropean pronto y los artículos de higiene desprecintados. Puedes hacerlo en ${siteUrl}/desistimiento con tu nombre, el código del pedido y este correo electrónico. Te devolveremos el dinero por el mismo medio de pago en un máximo de 14 días.`,
        'Los productos tienen una garantía legal de 3 años.',
        `Reclamaciones y preguntas: ${titular.calle}, ${titular.codigo_postal} ${titular.localidad}; ${titular.telefono}; ${titular.email}.`,
      ],
      action: { label: 'Ver mi pedido', url: `${siteUrl}/pedido?cod=${pedido.cod_pedido}` },
      footnote:
        'Este correo confirma tu pedido. No es una factura; si la necesitas, respóndenos y te la haremos llegar.',
    }),
  );
}

export function newPedidoMail(
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  siteUrl: string,
  warnings: string[],
): WrittenMail {
  return write(`pedido-aviso-${pedido.cod_pedido}`, toOwner, `Pedido nuevo ${pedido.cod_pedido}`, {
    heading: `Pedido nuevo: ${formatCents(pedido.total_cents)}`,
    paragraphs: [
      ...warnings,
      `${pedido.cliente_nombre}, ${pedido.cliente_email}, ${pedido.cliente_telefono}`,
      `Enviar a: ${pedido.cliente_direccion}`,
    ],
    rows: moneyRows(pedido, articulos),
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  });
}

export function wrongAmountMail(pedido: PedidoRow, paid: string, siteUrl: string): WrittenMail {
  return write(`pedido-importe-${pedido.cod_pedido}`, toOwner, `Revisa el pago del pedido ${pedido.cod_pedido}`, {
    heading: 'Un pago no coincide con su pedido',
    paragraphs: [
      `El pedido ${pedido.cod_pedido} es de ${formatCents(pedido.total_cents)} y la pasarela dice haber cobrado ${paid}. No se ha confirmado: revísalo en la pasarela antes de enviar nada.`,
    ],
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  });
}

export function shippedMail(pedido: PedidoRow, siteUrl: string): WrittenMail {
  const carrier = pedido.transportista ? ` con ${pedido.transportista}` : '';
  return write(
    `pedido-enviado-${pedido.cod_pedido}`,
    pedido.cliente_email,
    `Tu pedido ${pedido.cod_pedido} va de camino`,
    {
      heading: 'Tu pedido va de camino',
      paragraphs: [
        `Hola, ${pedido.cliente_nombre}:`,
        `Hemos enviado tu pedido ${pedido.cod_pedido}${carrier} a ${pedido.cliente_direccion}.`,
        ...(pedido.seguimiento ? [`Número de seguimiento: ${pedido.seguimiento}`] : []),
      ],
      action: { label: 'Ver mi pedido', url: `${siteUrl}/pedido?cod=${pedido.cod_pedido}` },
    },
  );
}

export function refundedMail(
  pedido: PedidoRow,
  refund: { id: number; cents: number; motivo: string | null },
): WrittenMail {
  return write(`pedido-reembolso-${refund.id}`, pedido.cliente_email, `Reembolso de tu pedido ${pedido.cod_pedido}`, {
    heading: 'Te hemos devuelto dinero',
    paragraphs: [
      `Hola, ${pedido.cliente_nombre}:`,
      `Hemos devuelto ${formatCents(refund.cents)} de tu pedido ${pedido.cod_pedido} por el mismo medio con el que pagaste. Según tu banco puede tardar unos días en aparecer.`,
      ...(refund.motivo ? [`Motivo: ${refund.motivo}`] : []),
    ],
  });
}

export function refundFailedMail(pedido: PedidoRow, refundId: number, amount: string, siteUrl: string): WrittenMail {
  return write(
    `pedido-reembolso-fallido-${refundId}`,
    toOwner,
    `Un reembolso del pedido ${pedido.cod_pedido} ha fallado`,
    {
      heading: 'Un reembolso no ha llegado al cliente',
      paragraphs: [
        `El banco ha rechazado el reembolso de ${amount} del pedido ${pedido.cod_pedido}. El importe vuelve a estar sin devolver: ponte en contacto con el cliente y repítelo, o devuélvelo por otro medio.`,
      ],
      action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
    },
  );
}

export function disputeMail(
  pedido: PedidoRow,
  disputa: { proveedor_id: string; estado: string },
  nota: string,
  siteUrl: string,
): WrittenMail {
  return write(
    `disputa-${disputa.estado}-${disputa.proveedor_id}`,
    toOwner,
    `Disputa del pago del pedido ${pedido.cod_pedido}`,
    {
      heading: 'Disputa de un pago',
      paragraphs: [`Pedido ${pedido.cod_pedido}. ${nota}`],
      action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
    },
  );
}

/** The acknowledgement that the law asks for: content, date and time. */
export function withdrawalMail(pedido: PedidoRow, nombre: string, receivedAt: string): WrittenMail {
  return write(
    `desistimiento-${pedido.cod_pedido}`,
    pedido.cliente_email,
    `Hemos recibido tu desistimiento del pedido ${pedido.cod_pedido}`,
    {
      heading: 'Acuse de recibo de tu desistimiento',
      paragraphs: [`Hola, ${nombre}:`, 'Este es el contenido de la declaración que hemos recibido:'],
      rows: [
        ['Declaración', 'Desisto del contrato de venta'],
        ['Pedido', pedido.cod_pedido],
        ['Nombre', nombre],
        ['Correo electrónico', pedido.cliente_email],
        ['Recibida', `${formatDateTime(receivedAt)} (hora de Madrid)`],
      ],
      after: [
        'Tienes 14 días para devolvernos los productos. Te reembolsaremos por el mismo medio de pago en un máximo de 14 días. Te escribiremos con las instrucciones.',
      ],
    },
  );
}

export function withdrawalNoticeMail(
  pedido: PedidoRow,
  nombre: string,
  receivedAt: string,
  siteUrl: string,
): WrittenMail {
  return write(`desistimiento-aviso-${pedido.cod_pedido}`, toOwner, `Desistimiento del pedido ${pedido.cod_pedido}`, {
    heading: 'Un cliente desiste de su compra',
    paragraphs: [`${nombre} desiste del pedido ${pedido.cod_pedido}. Recibido el ${formatDateTime(receivedAt)}.`],
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  });
}

function adminUrl({ cod_pedido }: PedidoRow, siteUrl: string): string {
  return `${siteUrl}/admin/pedidos/gestion?cod=${cod_pedido}`;
}

function moneyRows(pedido: PedidoRow, articulos: PedidoArticuloRow[]): [string, string][] {
  return [
    ...articulos.map((line): [string, string] => [
      `${line.cantidad} × ${line.descripcion}`,
      formatCents(line.total_cents),
    ]),
    ['Gastos de envío', pedido.envio_cents === 0 ? 'Gratis' : formatCents(pedido.envio_cents)],
    ['Total, IVA incluido', formatCents(pedido.total_cents)],
    ...ivaPartsOf(pedido, articulos).map((part): [string, string] => [
      `De ello, IVA al ${part.iva} %`,
      formatCents(part.ivaCents),
    ]),
  ];
}
