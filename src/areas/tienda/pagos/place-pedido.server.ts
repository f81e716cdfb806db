import { randomInt } from 'node:crypto';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { simplificadaMaxCents } from '#areas/facturas/factura.ts';
import { destinationOf, namesElsewhere, placesOf } from '#areas/tienda/carrito/envio.ts';
import { type PedidoTotals, pedidoTotals } from '#areas/tienda/carrito/totales.ts';
import { applyCupon, refuse, requireUso, usedUp } from '#areas/tienda/cupones/apply.server.ts';
import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { type CuponRow, takeUso } from '#areas/tienda/cupones/queries.server.ts';
import { termsOf } from '#areas/tienda/cupones/terms.ts';
import { newCode } from '#areas/tienda/pedidos/pedido.ts';
import type { Cliente, Entrega, Factura, LineaPedida } from '#areas/tienda/pedidos/peticion.ts';
import {
  addHistoria,
  findPedido,
  insertPedido,
  isCodTaken,
  type PedidoRow,
} from '#areas/tienda/pedidos/queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { lockMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import { normalEmail } from '#values/email.ts';
import { idioma, later, say } from '#values/idioma/say.ts';
import { type FormaAMano, type FormaPago, isAMano } from '#values/pago/forma.ts';
import { requireFewByHand } from './a-mano/limits-queries.server.ts';
import { type Apartado, listApartado, sumStock } from './apartado-queries.server.ts';
import { takeUnits } from './existencias-queries.server.ts';
import { paymentMinutesFor, requireRoom, unitsOf } from './limits.server.ts';
import { loadLines, type PlacedLine, refuseMissing } from './lines.server.ts';
import { placeNamedIn } from './named-place.server.ts';
import type { PaymentContext } from './settle.server.ts';

export interface Carrito {
  cliente: Cliente;
  articulos: LineaPedida[];
  entrega: Entrega;
  cupon: CuponRow | undefined;
  pago: FormaPago;
  /** Of the buyer's browser: the same order sent again is the same order. */
  intento?: string | undefined;
  /** Of the buyer's unpaid order that this one replaces. */
  sesionAnterior?: string | null | undefined;
  nota: string | null;
  factura: Factura | null;
  condicionesVersion: string | null;
  /** The address it comes from: an IPv4 address, or an IPv6 network. */
  origen: string;
}

/** Stripe takes no smaller and no bigger payment. */
const minimumCents = 50;
const maximumCents = 99_999_999;

const needsFactura = later(
  'Un pedido de más de 3.000 € lleva factura completa: escribe tu nombre o razón social, tu NIF y tu dirección fiscal.',
);

/** Who will be paid; by hand also until when, under which id, and what is written with the order. */
type PaymentTerms =
  | { proveedor: 'stripe' | 'demo' }
  | { proveedor: FormaAMano; sessionId: string; until: string; written(db: Db, pedido: PedidoRow): Promise<void> };

/**
 * In one transaction: prices, names and availability from the database, units put aside, the order written with a
 * snapshot of it all. What the browser believes things cost plays no part.
 */
export async function placePedido(
  { db, ajustes }: Pick<PaymentContext, 'db' | 'ajustes'>,
  carrito: Carrito,
  now: Date,
  terms: PaymentTerms,
): Promise<PedidoRow> {
  return db.transaction().execute(async (db) => {
    // One order at a time, whichever process writes it.
    await lockMeta(db, 'apartado');
    const byHand = 'sessionId' in terms ? terms : undefined;
    // Sent twice at the same moment.
    const same = byHand && (await findPedido(db, { session_id: byHand.sessionId }));
    if (same) return same;
    const { lines, totals, placeColumns } = await price(db, ajustes.current, carrito);
    await reserve(db, carrito, lines);
    if (carrito.cupon && !(await takeUso(db, carrito.cupon.id))) throw refuse(usedUp, 409);
    const { name, phone } = carrito.cliente;
    const email = normalEmail(carrito.cliente.email);
    const instant = now.toISOString();
    if (byHand) await requireFewByHand(db, carrito.origen, email, now);
    const minutes = await paymentMinutesFor(db, carrito.origen, now, ajustes.current.tienda.minutos_pago);
    const id = await insertPedido(
      db,
      {
        cod_pedido: await freeCode(db),
        estado: 'pendiente',
        ...{ cliente_nombre: name, cliente_email: email, cliente_telefono: phone },
        ...placeColumns,
        ...cuponColumns(carrito.cupon),
        ...facturaColumns(carrito.factura),
        nota: carrito.nota,
        idioma: idioma().codigo,
        ...amountColumns(totals),
        unidades: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        condiciones_version: carrito.condicionesVersion,
        proveedor: terms.proveedor,
        session_id: byHand?.sessionId ?? null,
        creado_en: instant,
        caduca_en: byHand?.until ?? new Date(now.getTime() + minutes * 60_000).toISOString(),
        origen: carrito.origen,
      },
      toArticulos(totals),
    );
    await addHistoria(db, { pedido_id: id, hecho_en: instant, usuario: 'cliente', estado: 'pendiente', nota: null });
    const pedido = (await findPedido(db, { id }))!;
    await byHand?.written(db, pedido);
    return pedido;
  });
}

/** Refused as placing it would be, were the buyer's older order not there: only one that can be made takes its place. */
export async function requirePossible(
  { db, ajustes }: Pick<PaymentContext, 'db' | 'ajustes'>,
  carrito: Carrito,
  older: PedidoRow,
): Promise<void> {
  const { lines } = await price(db, ajustes.current, carrito);
  if (carrito.cupon) await requireUso(db, carrito.cupon, older.session_id);
  const all = await listApartado(db, isAMano(carrito.pago));
  const isOlder = ({ pedidoId }: Apartado) => pedidoId === older.id;
  const given = all.filter(isOlder);
  const limited = limitedLines(lines).map((line) => ({ ...line, stock: line.stock + unitsOf(given, line) }));
  const missing = limited.find(({ quantity, stock }) => quantity > stock);
  if (missing) throw await refuseMissing(db, missing);
  const units = (await sumStock(db)) + unitsOf(given);
  requireRoom(carrito.origen, limited, { aside: all.filter((one) => !isOlder(one)), units });
}

async function price(db: Db, ajustes: Ajustes, carrito: Carrito) {
  const { zona, columns: placeColumns } = placeOf(carrito, ajustes);
  const lines = await loadLines(db, carrito.articulos);
  const cupon = carrito.cupon && applyCupon(carrito.cupon, lines, { isPickup: carrito.entrega === 'recogida' });
  const terms = { zona, cupon: cupon && termsOf(cupon, lines), envioIva: ajustes.envios.iva };
  const totals = pedidoTotals(lines, terms);
  requirePayable(totals.totalCents, cupon);
  if (totals.totalCents > simplificadaMaxCents && !carrito.factura)
    throw new Refusal(422, needsFactura, { 'factura.nif': needsFactura });
  return { lines, totals, placeColumns };
}

/** Where it goes: sent to an address that we deliver to, or fetched; whoever fetches it leaves no address. */
function placeOf({ cliente, entrega }: Carrito, { envios, tienda }: Ajustes) {
  if (entrega === 'recogida') {
    if (!tienda.recogida_direccion)
      throw new Refusal(422, later('Ahora mismo no se puede recoger el pedido: elige el envío.'), {
        entrega: later('La recogida no está disponible.'),
      });
    return {
      zona: undefined,
      columns: {
        ...{ entrega, zona: 'recogida', cliente_direccion: '', codigo_postal: null },
        recogida_direccion: tienda.recogida_direccion,
        recogida_horario: tienda.recogida_horario,
      },
    };
  }
  const destination = destinationOf(cliente.address, envios);
  if ('notDelivered' in destination)
    throw new Refusal(
      422,
      say('Lo sentimos: no hacemos envíos a {lugar} (código postal {codigo}). Enviamos a: {zonas}.', {
        ...{ lugar: say(destination.notDelivered), codigo: destination.codigoPostal, zonas: placesOf(envios.zonas) },
      }),
      { 'cliente.address': say('No hacemos envíos a {lugar}.', { lugar: say(destination.notDelivered) }) },
    );
  const { zona, codigoPostal } = destination;
  const place = codigoPostal === null && placeNamedIn(cliente.address, envios);
  if (place)
    throw new Refusal(
      422,
      say('Escribe el código postal (cinco cifras): la dirección parece de {lugar}.', { lugar: say(place) }),
      {
        'cliente.address': later('Falta el código postal.'),
      },
    );
  if (zona.sin_iva && namesElsewhere(cliente.address, zona)) {
    const message = later('En la dirección hay códigos postales de sitios distintos: deja solo el de la entrega.');
    throw new Refusal(422, message, { 'cliente.address': message });
  }
  return {
    zona,
    columns: { entrega, zona: zona.clave, cliente_direccion: cliente.address, codigo_postal: codigoPostal },
  };
}

function requirePayable(totalCents: number, cupon: CuponAplicado | undefined): void {
  if (totalCents < minimumCents) {
    const text = cupon
      ? later(
          'El importe mínimo de un pedido es de 0,50 €. Con este cupón se queda por debajo: añade algo más o quítalo.',
        )
      : later('El importe mínimo de un pedido es de 0,50 €.');
    throw new Refusal(422, text);
  }
  if (totalCents > maximumCents)
    throw new Refusal(422, later('El importe del pedido es demasiado alto. Escríbenos y lo preparamos contigo.'));
}

async function reserve(db: Db, { origen, pago }: Carrito, lines: PlacedLine[]): Promise<void> {
  const limited = limitedLines(lines);
  const { missing } = await takeUnits(
    db,
    limited.map((line) => ({ ...line, cantidad: line.quantity })),
  );
  if (missing) throw await refuseMissing(db, missing);
  // The shelf as it was: this order has already taken its part of it.
  const units = (await sumStock(db)) + limited.reduce((sum, { quantity }) => sum + quantity, 0);
  requireRoom(origen, limited, { aside: await listApartado(db, isAMano(pago)), units });
}

/** Of what can run out. */
function limitedLines(lines: PlacedLine[]) {
  return lines.flatMap((line) => (line.stock === null ? [] : [{ ...line, stock: line.stock }]));
}

function cuponColumns(cupon: CuponRow | undefined) {
  return cupon
    ? { cupon_id: cupon.id, cupon_codigo: cupon.codigo, cupon_tipo: cupon.tipo, cupon_usado: 1 }
    : { cupon_usado: 0 };
}

function facturaColumns(factura: Factura | null) {
  if (!factura) return {};
  return { factura_nombre: factura.nombre, factura_nif: factura.nif, factura_direccion: factura.direccion };
}

export function amountColumns({ subtotalCents, descuentoCents, envio, totalCents }: PedidoTotals<unknown>) {
  const largest = [...envio.partes].sort((one, other) => other.totalCents - one.totalCents)[0];
  return {
    subtotal_cents: subtotalCents,
    descuento_cents: descuentoCents,
    envio_cents: envio.totalCents,
    envio_base_cents: envio.baseCents,
    envio_iva: largest?.iva ?? 0,
    envio_partes: JSON.stringify(envio.partes),
    total_cents: totalCents,
  };
}

function toArticulos({ lines }: PedidoTotals<PlacedLine>) {
  return lines.map((line) => ({
    producto_id: line.productoId,
    variante_id: line.varianteId,
    variante: line.variante,
    referencia: line.referencia,
    descripcion: line.nombre,
    cantidad: line.quantity,
    unit_cents: line.unitCents,
    iva: line.iva,
    total_cents: line.totalCents,
    base_cents: line.baseCents,
    descuento_cents: line.descuentoCents,
    reservado: line.stock === null ? 0 : 1,
  }));
}

async function freeCode(db: Db): Promise<string> {
  for (;;) {
    const code = newCode(randomInt);
    if (!(await isCodTaken(db, code))) return code;
  }
}
