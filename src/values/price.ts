import { number, optionalNumber } from './fields.ts';

/** Rates of IVA in the mainland and the Balearics. Prices always include it. */
export const ivaRates = [21, 10, 4] as const;
export type IvaRate = (typeof ivaRates)[number];

/** The Canaries, Ceuta and Melilla, by the first two digits of their postal codes. */
const outsideIva = ['35', '38', '51', '52'];

/** Whether nothing but such provinces is among these. */
export function isOutsideIva(provincias: string[]): boolean {
  return provincias.length > 0 && provincias.every((province) => outsideIva.includes(province));
}

/** Euros as they come in a call: at least 0, in steps of one cent. `label` with its article: "El precio". */
export function requiredPrice(label: string, missing = `${label} es obligatorio.`, invalid = invalidPrice(label)) {
  return number({ missing, invalid, min: 0, max: maxEuros }).refine(isWholeCents, invalidPrice(label));
}

export function optionalPrice(label: string) {
  return optionalNumber({ invalid: invalidPrice(label), min: 0, max: maxEuros }).refine(
    (euros) => euros === null || euros === undefined || isWholeCents(euros),
    invalidPrice(label),
  );
}

const maxEuros = 1_000_000;

/** 19.99 * 100 is not quite 1999, so what binary fractions add does not count. */
function isWholeCents(euros: number): boolean {
  return Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-4;
}

function invalidPrice(label: string): string {
  return `${label} debe ser un número de euros con dos decimales como mucho.`;
}
