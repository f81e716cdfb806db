import { randomInt } from 'node:crypto';
import { Refusal } from '#server/api/refusal.ts';
import { lockMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { destinationOf, placesOf } from '#tienda/carrito/envio.ts';
import { newCode, type PedidoTotals, pedidoTotals } from '#tienda/pedidos/pedido.ts';
import { addHistoria, findPedido, insertPedido, isCodTaken, type PedidoRow } from '#tienda/pedidos/queries.server.ts';
import { findProductosEnVenta } from '#tienda/productos/queries.server.ts';
import { takeUnits } from './existencias-queries.server.ts';
import { paymentMinutesFor, requireRoom } from './limits.server.ts';
import type { PaymentContext } from './settle.server.ts';

export interface Carrito {
  cliente: { name: string; email: string; phone: string; address: string };
  articulos: { id: number; quantity: number }[];
  condicionesVersion: string | null;
  /** The address it comes from: an IPv4 address, or an IPv6 network. */
  origen: string;
}

type Shelf = Awaited<ReturnType<typeof findProductosEnVenta>>[number];
type Line = Shelf & { unitCents: number; quantity: number };

/** Stripe takes no smaller and no bigger payment. */
const minimumCents = 50;
const maximumCents = 99_999_999;

/**
 * In one transaction: prices, names and availability from the database, units put aside, the order written with a
 * snapshot of it all. What the browser believes things cost plays no part.
 */
export async function placePedido(
  { db, ajustes }: Pick<PaymentContext, 'db' | 'ajustes'>,
  carrito: Carrito,
  proveedor: 'stripe' | 'demo',
  now: Date,
): Promise<PedidoRow> {
  const { envios, tienda } = ajustes.current;
  const destination = destinationOf(carrito.cliente.address, envios);
  if ('notDelivered' in destination)
    throw new Refusal(
      422,
      `Lo sentimos: no hacemos envíos a ${destination.notDelivered} (código postal ${destination.codigoPostal}). Enviamos a: ${placesOf(envios.zonas)}.`,
      { 'cliente.address': `No hacemos envíos a ${destination.notDelivered}.` },
    );
  const wanted = merge(carrito.articulos);

  return db.transaction().execute(async (db) => {
    // One order at a time, whichever process writes it.
    await lockMeta(db, 'apartado');
    const lines = await loadLines(db, wanted);
    const totals = pedidoTotals(lines, destination.zona, envios.iva);
    if (totals.totalCents < minimumCents) throw new Refusal(422, 'El importe mínimo de un pedido es de 0,50 €.');
    if (totals.totalCents > maximumCents)
      throw new Refusal(422, 'El importe del pedido es demasiado alto. Escríbenos y lo preparamos contigo.');
    await reserve(db, carrito.origen, lines);
    const { name, phone, address } = carrito.cliente;
    const email = carrito.cliente.email.toLowerCase();
    const instant = now.toISOString();
    const minutes = await paymentMinutesFor(db, { email, origen: carrito.origen }, now, tienda.minutos_pago);
    const id = await insertPedido(
      db,
      {
        cod_pedido: await freeCode(db),
        estado: 'pendiente',
        cliente_nombre: name,
        cliente_email: email,
        cliente_telefono: phone,
        cliente_direccion: address,
        codigo_postal: destination.codigoPostal,
        zona: destination.zona.clave,
        subtotal_cents: totals.subtotalCents,
        envio_cents: totals.envio.totalCents,
        envio_base_cents: totals.envio.baseCents,
        envio_iva: envios.iva,
        total_cents: totals.totalCents,
        unidades: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        condiciones_version: carrito.condicionesVersion,
        proveedor,
        creado_en: instant,
        caduca_en: new Date(now.getTime() + minutes * 60_000).toISOString(),
        origen: carrito.origen,
      },
      toArticulos(totals),
    );
    await addHistoria(db, { pedido_id: id, hecho_en: instant, usuario: 'cliente', estado: 'pendiente', nota: null });
    return (await findPedido(db, { id }))!;
  });
}

/** The same product twice in a cart is one line. */
function merge(articulos: Carrito['articulos']): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of articulos) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

async function loadLines(db: Db, wanted: Map<number, number>): Promise<Line[]> {
  const shelf = new Map(
    (await findProductosEnVenta(db, [...wanted.keys()])).map((producto) => [producto.id, producto]),
  );
  const gone = [...wanted.keys()].filter((id) => !shelf.has(id));
  if (gone.length > 0)
    throw new Refusal(
      409,
      'Alguno de los productos del carrito ya no está a la venta. Revisa el carrito y vuelve a intentarlo.',
      Object.fromEntries(gone.map((id) => [`articulos.${id}`, 'Este producto ya no está a la venta.'])),
    );
  return [...wanted].map(([id, quantity]) => {
    const producto = shelf.get(id)!;
    return { ...producto, unitCents: producto.precio_cents, quantity };
  });
}

async function reserve(db: Db, origen: string, lines: Line[]): Promise<void> {
  const limited = lines.flatMap((line) => (line.stock === null ? [] : [{ ...line, stock: line.stock }]));
  const { missing } = await takeUnits(
    db,
    limited.map(({ id, quantity }) => ({ productoId: id, cantidad: quantity })),
  );
  if (missing === undefined) return requireRoom(db, origen, limited);
  const { nombre } = lines.find(({ id }) => id === missing)!;
  const left = (await findProductosEnVenta(db, [missing]))[0]?.stock ?? 0;
  const message =
    left === 0
      ? `«${nombre}» está agotado.`
      : `De «${nombre}» ${left === 1 ? 'solo queda 1 unidad' : `solo quedan ${left} unidades`}.`;
  throw new Refusal(409, message, { [`articulos.${missing}`]: message });
}

function toArticulos({ lines }: PedidoTotals<Line>) {
  return lines.map((line) => ({
    producto_id: line.id,
    referencia: line.referencia,
    descripcion: line.nombre,
    cantidad: line.quantity,
    unit_cents: line.unitCents,
    iva: line.iva,
    total_cents: line.totalCents,
    base_cents: line.baseCents,
    reservado: line.stock === null ? 0 : 1,
  }));
}

async function freeCode(db: Db): Promise<string> {
  for (;;) {
    const code = newCode(randomInt);
    if (!(await isCodTaken(db, code))) return code;
  }
}
