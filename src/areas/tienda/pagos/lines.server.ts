/** What a cart asks for, with the prices, names and units of the database. */

import { unitsLeft } from '#areas/tienda/carrito/shelf.ts';
import type { LineaPedida } from '#areas/tienda/pedidos/peticion.ts';
import { findProductosEnVenta, type StockOf } from '#areas/tienda/productos/queries.server.ts';
import { varianteText, withVariante } from '#areas/tienda/variantes/opciones.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { later, say } from '#values/idioma/say.ts';
import type { IvaRate } from '#values/price.ts';
import { quoted } from '#values/quoted.ts';
import { lineKey } from './limits.server.ts';

export interface PlacedLine extends StockOf {
  id: number;
  categoriaId: number;
  referencia: string;
  /** With its variant, as orders and refusals call it. */
  nombre: string;
  variante: string | null;
  unitCents: number;
  quantity: number;
  iva: IvaRate | 0;
  /** Before this order takes its part; null: without limit. */
  stock: number | null;
}

type ProductoEnVenta = Awaited<ReturnType<typeof findProductosEnVenta>>[number];

/** Refused when something of it is not for sale, or was not chosen. */
export async function loadLines(db: Db, articulos: LineaPedida[]): Promise<PlacedLine[]> {
  const wanted = merge(articulos);
  const shelf = new Map(
    (await findProductosEnVenta(db, [...new Set(wanted.map(({ id }) => id))])).map((one) => [one.id, one]),
  );
  const lines = wanted.map((line) => ({ ...line, found: toLine(shelf.get(line.id), line) }));
  const gone = lines.filter(({ found }) => !found);
  if (gone.length > 0)
    throw new Refusal(
      409,
      later('Alguno de los productos del carrito ya no está a la venta. Revisa el carrito y vuelve a intentarlo.'),
      Object.fromEntries(gone.map((line) => [lineKey(line), later('Este producto ya no está a la venta.')])),
    );
  return lines.map(({ found }) => found!);
}

interface Wanted {
  id: number;
  varianteId: number | null;
  quantity: number;
}

/** The same thing twice in a cart is one line. */
function merge(articulos: LineaPedida[]): Wanted[] {
  const lines = new Map<string, Wanted>();
  for (const { id, variante_id, quantity } of articulos) {
    const line = { id, varianteId: variante_id ?? null, quantity };
    const same = lines.get(lineKey(line));
    lines.set(lineKey(line), { ...line, quantity: quantity + (same?.quantity ?? 0) });
  }
  return [...lines.values()];
}

function toLine(producto: ProductoEnVenta | undefined, { varianteId, quantity }: Wanted): PlacedLine | undefined {
  if (!producto) return undefined;
  const { id, categoria_id, referencia, iva, opciones } = producto;
  const common = { id, productoId: id, varianteId, categoriaId: categoria_id, referencia, iva, quantity };
  if (opciones.length === 0) {
    if (varianteId !== null) return undefined;
    const { nombre, precio_cents, stock } = producto;
    return { ...common, nombre, variante: null, unitCents: precio_cents, stock };
  }
  if (varianteId === null) {
    const message = say('Elige una opción de {nombre} antes de comprarlo.', { nombre: quoted(producto.nombre) });
    throw new Refusal(422, message, { [`articulos.${id}`]: message });
  }
  const variante = producto.variantes.find((one) => one.id === varianteId);
  if (!variante) return undefined;
  const valores = JSON.parse(variante.valores) as string[];
  return {
    ...common,
    referencia: variante.referencia ?? referencia,
    nombre: withVariante(producto.nombre, valores),
    variante: varianteText(opciones, valores),
    unitCents: variante.precio_cents,
    stock: variante.stock,
  };
}

export async function refuseMissing(db: Db, line: PlacedLine): Promise<Refusal> {
  const [producto] = await findProductosEnVenta(db, [line.id]);
  const shelf = line.varianteId === null ? producto : producto?.variantes.find(({ id }) => id === line.varianteId);
  const left = shelf?.stock ?? 0;
  const nombre = quoted(line.nombre);
  const message =
    left === 0
      ? say('{nombre} está agotado.', { nombre })
      : say('De {nombre} {limite}.', { nombre, limite: unitsLeft(left) });
  return new Refusal(409, message, { [lineKey(line)]: message });
}
