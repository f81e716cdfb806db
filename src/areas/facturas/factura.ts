/** What an invoice is: its kinds, its parts and what follows from its lines. Pure; both sides use it. */

import { z } from 'zod';
import { requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { eurosToCents } from '#values/money.ts';
import { isNif, normalizeNif } from '#values/nif.ts';

/** A retail sale above this, IVA included, needs a complete invoice. */
export const simplificadaMaxCents = 300_000;

/** Why an order that was paid has not all its invoices: the issuer's data are missing, or a restore asks which numbers were given. */
export type SinFactura = 'titular' | 'restaurada';

/** Who issues it, or whom it is for, as they were that day. */
export interface Parte {
  nombre: string;
  /** Empty where the buyer has none. */
  nif: string;
  direccion: string;
}

export interface Linea {
  descripcion: string;
  cantidad: number;
  iva: number;
  /** An export to a place outside the IVA: no tax, and the invoice says why. */
  exenta: boolean;
  base_cents: number;
  cuota_cents: number;
  total_cents: number;
}

/** A line by hand, whose price has its tax in it or not: the tax of the whole line, rounded once. */
export function lineaOf(
  { descripcion, cantidad, precio, iva }: { descripcion: string; cantidad: number; precio: number; iva: number },
  isIncluded: boolean,
): Linea {
  const cents = Math.round(eurosToCents(precio) * cantidad);
  const base_cents = isIncluded ? Math.round((cents * 100) / (100 + iva)) : cents;
  const cuota_cents = isIncluded ? cents - base_cents : Math.round((cents * iva) / 100);
  return { descripcion, cantidad, iva, exenta: false, base_cents, cuota_cents, total_cents: base_cents + cuota_cents };
}

export type Desglose = Omit<Linea, 'descripcion' | 'cantidad' | 'total_cents'>;

/** Another invoice as this one names it. */
export interface FacturaCitada {
  id: number;
  numero: string;
  fecha: string;
}

/** By rate, high to low; exempt lines apart. */
export function desgloseOf(lineas: readonly Linea[]): Desglose[] {
  const parts = new Map<string, Desglose>();
  for (const { iva, exenta, base_cents, cuota_cents } of lineas) {
    const part = parts.get(`${iva} ${exenta}`) ?? { iva, exenta, base_cents: 0, cuota_cents: 0 };
    part.base_cents += base_cents;
    part.cuota_cents += cuota_cents;
    parts.set(`${iva} ${exenta}`, part);
  }
  return [...parts.values()].sort((one, other) => other.iva - one.iva || Number(one.exenta) - Number(other.exenta));
}

export function totalsOf(lineas: readonly Linea[]) {
  const sum = (field: 'base_cents' | 'cuota_cents' | 'total_cents') =>
    lineas.reduce((all, linea) => all + linea[field], 0);
  return { base_cents: sum('base_cents'), cuota_cents: sum('cuota_cents'), total_cents: sum('total_cents') };
}

/** The same lines with the opposite sign: what a corrective takes back. */
export function negated(lineas: readonly Linea[]): Linea[] {
  return lineas.map((linea) => ({
    ...linea,
    cantidad: -linea.cantidad || 0,
    base_cents: -linea.base_cents || 0,
    cuota_cents: -linea.cuota_cents || 0,
    total_cents: -linea.total_cents || 0,
  }));
}

/** What is left of an invoice after its correctives, as lines: a rate each, for nobody knows which line is meant. */
export function leftLineas(original: readonly Linea[], correctives: readonly Linea[]): Linea[] {
  if (correctives.length === 0) return [...original];
  return desgloseOf([...original, ...correctives])
    .filter(({ base_cents, cuota_cents }) => base_cents !== 0 || cuota_cents !== 0)
    .map((part) => ({
      ...part,
      descripcion: `Importe pendiente de rectificar ${part.exenta ? 'exento de IVA' : `al ${part.iva} %`}`,
      cantidad: 1,
      total_cents: part.base_cents + part.cuota_cents,
    }));
}

/** "A2026-000012" */
export function numeroOf(serie: string, ejercicio: number, orden: number): string {
  return `${serie}${ejercicio}-${String(orden).padStart(6, '0')}`;
}

export const clienteForm = z.object({
  nombre: requiredText(later('El nombre o razón social'), 120),
  nif: requiredText(later('El NIF'), 20)
    .transform(normalizeNif)
    .refine(isNif, later('El NIF no es válido: revisa la letra y los números.')),
  direccion: requiredText(later('La dirección'), 250),
});
export type ClienteForm = z.infer<typeof clienteForm>;
