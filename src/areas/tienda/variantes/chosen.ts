/** What of a product somebody has chosen, and what the page then shows of it. */
import type { Contenido } from '#areas/tienda/productos/contenido-neto.ts';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import type { Variante } from './variante.ts';

/** A value for each option, undefined until it is chosen. */
export type Choice = readonly (string | undefined)[];

/** Nothing, except where there is only one value to choose. */
export function firstChoice({ opciones, variantes }: Producto): Choice {
  return opciones.map((_, index) => {
    const offered = offeredValues(variantes, index);
    return offered.length === 1 ? offered[0] : undefined;
  });
}

/** The values of an option that something is for sale with, in the option's order. */
export function offeredValues(variantes: readonly Variante[], index: number, order: readonly string[] = []): string[] {
  const offered = new Set(variantes.flatMap(({ valores }) => valores[index] ?? []));
  return [...order.filter((valor) => offered.has(valor)), ...[...offered].filter((valor) => !order.includes(valor))];
}

export function chosenVariante({ variantes }: Producto, choice: Choice): Variante | undefined {
  return variantes.find(({ valores }) => valores.every((valor, index) => valor === choice[index]));
}

/** Of a value, beside what else is chosen: for sale, sold out, or not made like that. */
export function stateOf(producto: Producto, choice: Choice, index: number, valor: string) {
  const fitting = fittingOf(producto, choice.with(index, valor));
  if (fitting.length === 0) return 'missing';
  return fitting.every(({ stock }) => stock === 0) ? 'gone' : 'there';
}

/** The picture of what is chosen so far: where all that it can still become is shown by the same one. */
export function pictureOf(producto: Producto, choice: Choice): string | undefined {
  const [first, ...others] = new Set(fittingOf(producto, choice).map(({ imagen }) => imagen));
  return others.length === 0 ? (first ?? undefined) : undefined;
}

/** The product as it costs and is there with this variant; the product itself until one is chosen. */
export function shownWith(producto: Producto, variante: Variante | undefined): Producto {
  if (!variante) return producto;
  const { precio, precio_anterior, stock, valores, imagen } = variante;
  const url_imagen = imagen ?? producto.url_imagen;
  return { ...producto, url_imagen, precio, precio_anterior, stock, ...contentOf(producto, valores) };
}

/** The variants that this can still become. */
function fittingOf({ variantes }: Producto, choice: Choice): Variante[] {
  return variantes.filter(({ valores }) =>
    valores.every((valor, index) => choice[index] === undefined || choice[index] === valor),
  );
}

/** Variants of different prices. */
export function hasPrices({ variantes }: Producto): boolean {
  return new Set(variantes.map(({ precio }) => precio)).size > 1;
}

/** How much is inside, where a value says so ("500 g", "1 kg"); else what the product says. */
function contentOf({ contenido_neto, unidad_contenido }: Contenido, valores: readonly string[]): Contenido {
  for (const valor of valores) {
    const [, amount, unit] = /^(\d+(?:[.,]\d+)?)\s*(kg|g|ml|cl|l)$/i.exec(valor.trim()) ?? [];
    if (!amount || !unit) continue;
    const { factor, unidad } = units[unit.toLowerCase() as keyof typeof units];
    return { contenido_neto: Math.round(Number(amount.replace(',', '.')) * factor), unidad_contenido: unidad };
  }
  return { contenido_neto, unidad_contenido };
}

const units = {
  g: { factor: 1, unidad: 'g' },
  kg: { factor: 1000, unidad: 'g' },
  ml: { factor: 1, unidad: 'ml' },
  cl: { factor: 10, unidad: 'ml' },
  l: { factor: 1000, unidad: 'ml' },
} as const;
