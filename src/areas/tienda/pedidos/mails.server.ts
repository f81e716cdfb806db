/** The shop's mails. They confirm and inform; the invoice goes along as a file. */

import type { FacturaRow } from '#areas/facturas/queries.server.ts';
import type { IvaPart } from '#areas/tienda/carrito/totales.ts';
import { toOwner, type WrittenMail, write } from '#server/mail/mails.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { formatCents } from '#values/money.ts';
import { partsOf, refundedLines, type Share } from './devuelto.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';
import { trackingUrl } from './transportistas.ts';
import { ivaPartsOf } from './wire.server.ts';

/** To the buyer, on a durable medium: what was bought, for how much, under which conditions, and how to withdraw. */
export function confirmationMail(
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  siteUrl: string,
  factura: FacturaRow | undefined,
): WrittenMail {
  const mail = write(
    `pedido-confirmado-${pedido.cod_pedido}`,
    pedido.cliente_email,
    `Tu pedido ${pedido.cod_pedido}`,
    ({ titular, envios }) => ({
      heading: '¡Gracias por tu pedido!',
      paragraphs: [
        `Hola, ${pedido.cliente_nombre}:`,
        pedido.proveedor === 'recogida'
          ? `Hemos recibido el pago de tu pedido ${pedido.cod_pedido}, que has recogido en: ${pickupOf(pedido)}`
          : pedido.entrega === 'recogida'
            ? `Hemos recibido el pago de tu pedido ${pedido.cod_pedido}. Te avisaremos por correo cuando esté listo para recoger en: ${pickupOf(pedido)}`
            : `Hemos recibido el pago de tu pedido ${pedido.cod_pedido}. Lo recibirás en un plazo ${envios.plazo} en esta dirección: ${pedido.cliente_direccion}.`,
        ...wishes(pedido),
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
      footnote: factura ? facturaLine(factura, siteUrl) : invoicedElsewhere(pedido),
    }),
  );
  return { ...mail, factura_id: factura?.id };
}

/** Where the invoice is, for mail programs that leave attachments out. */
function facturaLine({ numero, tipo, clave }: FacturaRow, siteUrl: string): string {
  const more = tipo === 'F2' ? ' Si necesitas una factura completa, pídela ahí con tu NIF.' : '';
  return `Tu factura ${numero} va adjunta y está en ${siteUrl}/factura/${clave}.${more}`;
}

function invoicedElsewhere({ factura_nif }: PedidoRow): string {
  return factura_nif
    ? 'Este correo confirma tu pedido. No es la factura que has pedido: te la haremos llegar aparte.'
    : 'Este correo confirma tu pedido. No es una factura; si la necesitas, respóndenos y te la haremos llegar.';
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
      pedido.entrega === 'recogida'
        ? `Vendrá a recogerlo en: ${pickupOf(pedido)}`
        : `Enviar a: ${pedido.cliente_direccion}`,
      ...wishes(pedido),
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
  const action = { label: 'Ver mi pedido', url: `${siteUrl}/pedido?cod=${pedido.cod_pedido}` };
  const key = `pedido-enviado-${pedido.cod_pedido}`;
  const hello = `Hola, ${pedido.cliente_nombre}:`;
  if (pedido.entrega === 'recogida')
    return write(key, pedido.cliente_email, `Tu pedido ${pedido.cod_pedido} está listo para recoger`, {
      heading: 'Tu pedido está listo para recoger',
      paragraphs: [hello, `Tu pedido ${pedido.cod_pedido} te espera en: ${pickupOf(pedido)}`],
      action,
    });
  const carrier = pedido.transportista ? ` con ${pedido.transportista}` : '';
  const follow = trackingUrl(pedido.transportista, pedido.seguimiento);
  return write(key, pedido.cliente_email, `Tu pedido ${pedido.cod_pedido} va de camino`, {
    heading: 'Tu pedido va de camino',
    paragraphs: [
      hello,
      `Hemos enviado tu pedido ${pedido.cod_pedido}${carrier} a ${pedido.cliente_direccion}.`,
      ...(pedido.seguimiento ? [`Número de seguimiento: ${pedido.seguimiento}`] : []),
      ...(follow && follow !== pedido.seguimiento ? [`Sigue tu paquete en: ${follow}`] : []),
    ],
    action,
  });
}

interface RefundDone {
  id: number;
  cents: number;
  motivo: string | null;
  lineas: Share[];
}

export function refundedMail(
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  refund: RefundDone,
  siteUrl: string,
  factura: FacturaRow | undefined,
): WrittenMail {
  const lines = refundedLines(refund.lineas, articulos);
  // A plain amount belongs to no line in particular.
  const rows: [string, string][] = lines.some(({ cantidad }) => cantidad > 0)
    ? lines.map(({ descripcion, cantidad, cents }) => [
        cantidad > 0 ? `${cantidad} × ${descripcion}` : descripcion,
        formatCents(cents),
      ])
    : [];
  const mail = write(
    `pedido-reembolso-${refund.id}`,
    pedido.cliente_email,
    `Reembolso de tu pedido ${pedido.cod_pedido}`,
    {
      heading: 'Te hemos devuelto dinero',
      paragraphs: [
        `Hola, ${pedido.cliente_nombre}:`,
        `Hemos devuelto ${formatCents(refund.cents)} de tu pedido ${pedido.cod_pedido} por el mismo medio con el que pagaste. Según tu banco puede tardar unos días en aparecer.`,
        ...(refund.motivo ? [`Motivo: ${refund.motivo}`] : []),
      ],
      rows: [...rows, ['Total devuelto, IVA incluido', formatCents(refund.cents)], ...taxRows(partsOf(refund.lineas))],
      ...(factura && {
        footnote: `La factura rectificativa ${factura.numero} va adjunta y está en ${siteUrl}/factura/${factura.clave}.`,
      }),
    },
  );
  return { ...mail, factura_id: factura?.id };
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
        ['Recibida', `${formatLongDateTime(receivedAt)} (hora de Madrid)`],
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
    paragraphs: [`${nombre} desiste del pedido ${pedido.cod_pedido}. Recibido el ${formatLongDateTime(receivedAt)}.`],
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  });
}

export function adminUrl({ cod_pedido }: PedidoRow, siteUrl: string): string {
  return `${siteUrl}/admin/pedidos/gestion?cod=${cod_pedido}`;
}

/** What the buyer asked for besides the goods. */
function wishes({ nota, factura_nombre, factura_nif, factura_direccion }: PedidoRow): string[] {
  return [
    ...(nota ? [`Nota para el pedido: ${nota}`] : []),
    ...(factura_nif ? [`Datos para la factura: ${factura_nombre}, NIF ${factura_nif}, ${factura_direccion}`] : []),
  ];
}

export function pickupOf({ recogida_direccion, recogida_horario }: PedidoRow): string {
  return [recogida_direccion, recogida_horario].filter(Boolean).join('. ').concat('.');
}

export function moneyRows(pedido: PedidoRow, articulos: PedidoArticuloRow[]): [string, string][] {
  const envio = pedido.envio_cents === 0 ? 'Gratis' : formatCents(pedido.envio_cents);
  return [
    ...articulos.map((line): [string, string] => [
      `${line.cantidad} × ${line.descripcion}`,
      formatCents(line.unit_cents * line.cantidad),
    ]),
    ...cuponRow(pedido),
    pedido.entrega === 'recogida' ? ['Recogida', 'Gratis'] : ['Gastos de envío', envio],
    ['Total, IVA incluido', formatCents(pedido.total_cents)],
    ...taxRows(ivaPartsOf(pedido, articulos)),
  ];
}

function cuponRow({ cupon_codigo, descuento_cents }: PedidoRow): [string, string][] {
  if (!cupon_codigo) return [];
  return [[`Cupón ${cupon_codigo}`, descuento_cents > 0 ? formatCents(-descuento_cents) : 'Envío gratis']];
}

function taxRows(parts: IvaPart[]): [string, string][] {
  return parts.map((part) => [`De ello, IVA al ${part.iva} %`, formatCents(part.ivaCents)]);
}
