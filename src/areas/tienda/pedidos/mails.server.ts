/** The shop's mails. They confirm and inform; the invoice goes along as a file. */

import type { FacturaRow } from '#areas/facturas/queries.server.ts';
import { sinIva } from '#areas/tienda/carrito/envio.ts';
import type { IvaPart } from '#areas/tienda/carrito/totales.ts';
import { inIdioma, linkHere } from '#server/idiomas.ts';
import { toOwner, type WrittenMail, write } from '#server/mail/mails.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { later, say } from '#values/idioma/say.ts';
import { formatCents } from '#values/money.ts';
import { partsOf, refundedLines, type Share } from './devuelto.ts';
import type { PedidoArticuloRow, PedidoRow } from './queries.server.ts';
import { trackingUrl } from './transportistas.ts';
import { isSinIva, ivaPartsOf } from './wire.server.ts';

/** To the buyer, on a durable medium: what was bought, for how much, under which conditions, and how to withdraw. */
export function confirmationMail(
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  siteUrl: string,
  factura: FacturaRow | undefined,
): WrittenMail {
  const codigo = pedido.cod_pedido;
  const mail = inIdioma(pedido.idioma, () =>
    write(
      `pedido-confirmado-${codigo}`,
      pedido.cliente_email,
      say('Tu pedido {codigo}', { codigo }),
      ({ titular, envios }) => ({
        heading: say('¡Gracias por tu pedido!'),
        paragraphs: [hello(pedido.cliente_nombre), paidLine(pedido, envios.plazo), ...wishes(pedido)],
        rows: moneyRows(pedido, articulos),
        after: [
          ...(isSinIva(articulos) ? [say(sinIva)] : []),
          pedido.condiciones_version
            ? say('Al hacer el pedido aceptaste las condiciones de venta, versión {version}: {url}', {
                ...{ version: pedido.condiciones_version, url: linkHere(siteUrl, '/condiciones-de-venta') },
              })
            : conditionsLine(siteUrl),
          say(
            'Derecho de desistimiento: tienes 14 días naturales desde que recibes el pedido para desistir de la compra sin dar explicaciones, salvo en los productos personalizados, los alimentos que se estropean pronto y los artículos de higiene desprecintados. Puedes hacerlo en {url} con tu nombre, el código del pedido y este correo electrónico. Te devolveremos el dinero por el mismo medio de pago en un máximo de 14 días.',
            { url: linkHere(siteUrl, '/desistimiento') },
          ),
          say('Los productos tienen una garantía legal de 3 años.'),
          say('Reclamaciones y preguntas: {direccion}; {telefono}; {correo}.', {
            direccion: `${titular.calle}, ${titular.codigo_postal} ${titular.localidad}`,
            ...{ telefono: titular.telefono, correo: titular.email },
          }),
        ],
        action: seePedido(pedido, siteUrl),
        footnote: factura ? facturaLine(factura, siteUrl) : invoicedElsewhere(pedido),
      }),
    ),
  );
  return { ...mail, factura_id: factura?.id };
}

function paidLine(pedido: PedidoRow, plazo: string): string {
  const codigo = pedido.cod_pedido;
  if (pedido.proveedor === 'recogida')
    return say('Hemos recibido el pago de tu pedido {codigo}, que has recogido en: {lugar}', {
      ...{ codigo, lugar: pickupOf(pedido) },
    });
  if (pedido.entrega === 'recogida')
    return say(
      'Hemos recibido el pago de tu pedido {codigo}. Te avisaremos por correo cuando esté listo para recoger en: {lugar}',
      { codigo, lugar: pickupOf(pedido) },
    );
  return say(
    'Hemos recibido el pago de tu pedido {codigo}. Lo recibirás en un plazo {plazo} en esta dirección: {direccion}.',
    { codigo, plazo: say(plazo), direccion: pedido.cliente_direccion },
  );
}

export function hello(nombre: string): string {
  return say('Hola, {nombre}:', { nombre });
}

/** The conditions are the Spanish text, whatever language the mail is in. */
export function conditionsLine(siteUrl: string): string {
  return say('El pedido se rige por las condiciones de venta: {url}', {
    url: linkHere(siteUrl, '/condiciones-de-venta'),
  });
}

export function seePedido({ cod_pedido }: PedidoRow, siteUrl: string) {
  return { label: say('Ver mi pedido'), url: linkHere(siteUrl, `/pedido?cod=${cod_pedido}`) };
}

/** Where the invoice is, for mail programs that leave attachments out. */
function facturaLine({ numero, tipo, clave }: FacturaRow, siteUrl: string): string {
  const text =
    tipo === 'F2'
      ? later(
          'Tu factura {numero} va adjunta y está en {url}. Si necesitas una factura completa, pídela ahí con tu NIF.',
        )
      : later('Tu factura {numero} va adjunta y está en {url}.');
  return say(text, { numero, url: linkHere(siteUrl, `/factura/${clave}`) });
}

function invoicedElsewhere({ factura_nif }: PedidoRow): string {
  return factura_nif
    ? say('Este correo confirma tu pedido. No es la factura que has pedido: te la haremos llegar aparte.')
    : say('Este correo confirma tu pedido. No es una factura; si la necesitas, respóndenos y te la haremos llegar.');
}

export function newPedidoMail(
  pedido: PedidoRow,
  articulos: PedidoArticuloRow[],
  siteUrl: string,
  warnings: string[],
): WrittenMail {
  return write(`pedido-aviso-${pedido.cod_pedido}`, toOwner, `Pedido nuevo ${pedido.cod_pedido}`, () => ({
    heading: `Pedido nuevo: ${formatCents(pedido.total_cents)}`,
    paragraphs: [
      ...warnings,
      `${pedido.cliente_nombre}, ${pedido.cliente_email}, ${pedido.cliente_telefono}`,
      pedido.entrega === 'recogida'
        ? `Vendrá a recogerlo en: ${pickupOf(pedido)}`
        : `Enviar a: ${pedido.cliente_direccion}`,
      ...(isSinIva(articulos) ? ['Se entrega sin IVA, como exportación: lleva papeles de aduana.'] : []),
      ...wishes(pedido),
    ],
    rows: moneyRows(pedido, articulos),
    action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
  }));
}

export function wrongAmountMail(pedido: PedidoRow, paid: string, siteUrl: string): WrittenMail {
  return write(
    `pedido-importe-${pedido.cod_pedido}`,
    toOwner,
    `Revisa el pago del pedido ${pedido.cod_pedido}`,
    () => ({
      heading: 'Un pago no coincide con su pedido',
      paragraphs: [
        `El pedido ${pedido.cod_pedido} es de ${formatCents(pedido.total_cents)} y la pasarela dice haber cobrado ${paid}. No se ha confirmado: revísalo en la pasarela antes de enviar nada.`,
      ],
      action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
    }),
  );
}

export function shippedMail(pedido: PedidoRow, siteUrl: string): WrittenMail {
  return inIdioma(pedido.idioma, () => writeShipped(pedido, siteUrl));
}

function writeShipped(pedido: PedidoRow, siteUrl: string): WrittenMail {
  const { cod_pedido: codigo, cliente_email, cliente_direccion: direccion, transportista, seguimiento } = pedido;
  const key = `pedido-enviado-${codigo}`;
  const action = seePedido(pedido, siteUrl);
  if (pedido.entrega === 'recogida')
    return write(key, cliente_email, say('Tu pedido {codigo} está listo para recoger', { codigo }), {
      heading: say('Tu pedido está listo para recoger'),
      paragraphs: [
        hello(pedido.cliente_nombre),
        say('Tu pedido {codigo} te espera en: {lugar}', { codigo, lugar: pickupOf(pedido) }),
      ],
      action,
    });
  const follow = trackingUrl(transportista, seguimiento);
  return write(key, cliente_email, say('Tu pedido {codigo} va de camino', { codigo }), {
    heading: say('Tu pedido va de camino'),
    paragraphs: [
      hello(pedido.cliente_nombre),
      transportista
        ? say('Hemos enviado tu pedido {codigo} con {transportista} a {direccion}.', {
            ...{ codigo, transportista, direccion },
          })
        : say('Hemos enviado tu pedido {codigo} a {direccion}.', { codigo, direccion }),
      ...(seguimiento ? [say('Número de seguimiento: {numero}', { numero: seguimiento })] : []),
      ...(follow && follow !== seguimiento ? [say('Sigue tu paquete en: {url}', { url: follow })] : []),
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
  const codigo = pedido.cod_pedido;
  const mail = inIdioma(pedido.idioma, () =>
    write(
      `pedido-reembolso-${refund.id}`,
      pedido.cliente_email,
      say('Reembolso de tu pedido {codigo}', { codigo }),
      () => ({
        heading: say('Te hemos devuelto dinero'),
        paragraphs: [
          hello(pedido.cliente_nombre),
          say(
            'Hemos devuelto {importe} de tu pedido {codigo} por el mismo medio con el que pagaste. Según tu banco puede tardar unos días en aparecer.',
            { importe: formatCents(refund.cents), codigo },
          ),
          ...(refund.motivo ? [say('Motivo: {motivo}', { motivo: refund.motivo })] : []),
        ],
        rows: [
          ...refundRows(refund, articulos),
          [
            isSinIva(articulos) ? say('Total devuelto') : say('Total devuelto, IVA incluido'),
            formatCents(refund.cents),
          ],
          ...taxRows(partsOf(refund.lineas)),
        ],
        ...(factura && {
          footnote: say('La factura rectificativa {numero} va adjunta y está en {url}.', {
            ...{ numero: factura.numero, url: linkHere(siteUrl, `/factura/${factura.clave}`) },
          }),
        }),
      }),
    ),
  );
  return { ...mail, factura_id: factura?.id };
}

/** A plain amount belongs to no line in particular. */
function refundRows({ lineas }: RefundDone, articulos: PedidoArticuloRow[]): [string, string][] {
  const lines = refundedLines(lineas, articulos);
  if (!lines.some(({ cantidad }) => cantidad > 0)) return [];
  return lines.map(({ descripcion, cantidad, cents }) => [
    cantidad > 0 ? `${cantidad} × ${descripcion}` : say(descripcion),
    formatCents(cents),
  ]);
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
  const codigo = pedido.cod_pedido;
  return inIdioma(pedido.idioma, () =>
    write(
      `desistimiento-${codigo}`,
      pedido.cliente_email,
      say('Hemos recibido tu desistimiento del pedido {codigo}', { codigo }),
      {
        heading: say('Acuse de recibo de tu desistimiento'),
        paragraphs: [hello(nombre), say('Este es el contenido de la declaración que hemos recibido:')],
        rows: [
          [say('Declaración'), say('Desisto del contrato de venta')],
          [say('Pedido'), codigo],
          [say('Nombre'), nombre],
          [say('Correo electrónico'), pedido.cliente_email],
          [say('Recibida'), say('{momento} (hora de Madrid)', { momento: formatLongDateTime(receivedAt) })],
        ],
        after: [
          say(
            'Tienes 14 días para devolvernos los productos. Te reembolsaremos por el mismo medio de pago en un máximo de 14 días. Te escribiremos con las instrucciones.',
          ),
        ],
      },
    ),
  );
}

export function withdrawalNoticeMail(
  pedido: PedidoRow,
  nombre: string,
  receivedAt: string,
  siteUrl: string,
): WrittenMail {
  return write(
    `desistimiento-aviso-${pedido.cod_pedido}`,
    toOwner,
    `Desistimiento del pedido ${pedido.cod_pedido}`,
    () => ({
      heading: 'Un cliente desiste de su compra',
      paragraphs: [`${nombre} desiste del pedido ${pedido.cod_pedido}. Recibido el ${formatLongDateTime(receivedAt)}.`],
      action: { label: 'Abrir el pedido', url: adminUrl(pedido, siteUrl) },
    }),
  );
}

export function adminUrl({ cod_pedido }: PedidoRow, siteUrl: string): string {
  return `${siteUrl}/admin/pedidos/gestion?cod=${cod_pedido}`;
}

/** What the buyer asked for besides the goods. */
function wishes({ nota, factura_nombre, factura_nif, factura_direccion }: PedidoRow): string[] {
  return [
    ...(nota ? [say('Nota para el pedido: {nota}', { nota })] : []),
    ...(factura_nif
      ? [
          say('Datos para la factura: {nombre}, NIF {nif}, {direccion}', {
            ...{ nombre: factura_nombre ?? '', nif: factura_nif, direccion: factura_direccion ?? '' },
          }),
        ]
      : []),
  ];
}

export function pickupOf({ recogida_direccion, recogida_horario }: PedidoRow): string {
  return [recogida_direccion, recogida_horario].filter(Boolean).join('. ').concat('.');
}

export function moneyRows(pedido: PedidoRow, articulos: PedidoArticuloRow[]): [string, string][] {
  const envio = pedido.envio_cents === 0 ? say('Gratis') : formatCents(pedido.envio_cents);
  return [
    ...articulos.map((line): [string, string] => [
      `${line.cantidad} × ${line.descripcion}`,
      formatCents(line.unit_cents * line.cantidad),
    ]),
    ...cuponRow(pedido),
    pedido.entrega === 'recogida' ? [say('Recogida'), say('Gratis')] : [say('Gastos de envío'), envio],
    [isSinIva(articulos) ? say('Total, sin IVA') : say('Total, IVA incluido'), formatCents(pedido.total_cents)],
    ...taxRows(ivaPartsOf(pedido, articulos)),
  ];
}

function cuponRow({ cupon_codigo, descuento_cents }: PedidoRow): [string, string][] {
  if (!cupon_codigo) return [];
  return [
    [
      say('Cupón {codigo}', { codigo: cupon_codigo }),
      descuento_cents > 0 ? formatCents(-descuento_cents) : say('Envío gratis'),
    ],
  ];
}

function taxRows(parts: IvaPart[]): [string, string][] {
  const taxed = parts.filter(({ iva }) => iva > 0);
  return taxed.map((part) => [say('De ello, IVA al {iva} %', { iva: part.iva }), formatCents(part.ivaCents)]);
}
