/** What is inside a pack, and its price per kilo or litre: the law wants it beside the price of packed food and drink. */

import { inFigures } from '#values/idioma/figures.ts';
import { eurosToCents, formatCents } from '#values/money.ts';

export const unidadesContenido = ['g', 'ml'] as const;
export type UnidadContenido = (typeof unidadesContenido)[number];

export interface Contenido {
  contenido_neto: number | null;
  unidad_contenido: UnidadContenido;
}

/** Below it the law asks for no price per kilo (RD 3423/2000), and nobody compares the kilo of saffron. */
const leastCompared = 50;

/** "500 g · 13,80 €/kg", "2 g" for so little; nothing for what has no net content. */
export function contentAndUnitPrice(producto: Contenido & { precio: number }): string | null {
  const { precio, contenido_neto, unidad_contenido } = producto;
  if (!contenido_neto) return null;
  const content = formatContent(contenido_neto, unidad_contenido);
  if (contenido_neto < leastCompared) return content;
  return `${content} · ${formatUnitPrice(eurosToCents(precio), contenido_neto, unidad_contenido)}`;
}

/** 690 cents for 500 g → "13,80 €/kg" */
export function formatUnitPrice(cents: number, contenido: number, unidad: UnidadContenido): string {
  return `${formatCents(unitPriceCents(cents, contenido))}/${bigUnits[unidad]}`;
}

/** Cents per kilo or litre, rounded to the cent. */
export function unitPriceCents(cents: number, contenido: number): number {
  return Math.round((cents * 1000) / contenido);
}

const bigUnits = { g: 'kg', ml: 'l' };

/** 500 → "500 g", 1500 → "1,5 kg" */
function formatContent(contenido: number, unidad: UnidadContenido): string {
  return contenido < 1000 ? `${contenido}\u00a0${unidad}` : `${inFigures(contenido / 1000)}\u00a0${bigUnits[unidad]}`;
}
