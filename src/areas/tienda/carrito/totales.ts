/** What an order costs, to the cent: cart, checkout, server and mails all ask here. Pure; both sides use it. */
import { eurosToCents } from '#values/money.ts';
import type { Zona } from './envio.ts';

/** What a coupon does. `valor`: percent, or cents. */
export interface CuponTerms<Line = unknown> {
  tipo: 'porcentaje' | 'importe' | 'envio';
  valor: number;
  /** Whether it is for this line. */
  covers(line: Line): boolean;
}

export interface Terms<Line = unknown> {
  /** Where it is sent; absent when the buyer comes for it. */
  zona?: Zona | undefined;
  cupon?: CuponTerms<Line> | undefined;
}

interface CountedLine {
  unitCents: number;
  quantity: number;
  iva: number;
}

export interface Sums {
  /** The goods before and after the coupon. */
  brutoCents: number;
  descuentoCents: number;
  subtotalCents: number;
  envioCents: number;
  totalCents: number;
  /** What the coupon takes off each line. */
  descuentos: number[];
}

export function pedidoSums<Line extends CountedLine>(wanted: readonly Line[], { zona, cupon }: Terms<Line>): Sums {
  const lines = wanted.map((line) => ({ ...line, unitCents: centsAt(line.unitCents, line.iva, zona) }));
  const brutos = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const covered = lines.map((line, index) => (cupon?.covers(line) ? brutos[index]! : 0));
  const descuentoCents = discountCents(sumOf(covered), cupon);
  const brutoCents = sumOf(brutos);
  const subtotalCents = brutoCents - descuentoCents;
  const isFree = lines.length === 0 || !zona || (cupon?.tipo === 'envio' && sumOf(covered) > 0);
  const envioCents = isFree ? 0 : shippingCents(subtotalCents, zona);
  return {
    ...{ brutoCents, descuentoCents, subtotalCents, envioCents, totalCents: subtotalCents + envioCents },
    descuentos: shareOut(descuentoCents, covered),
  };
}

/** What a price comes to where the thing is sent: without IVA there, the price less the tax in it. */
export function centsAt(cents: number, iva: number, zona: Zona | undefined): number {
  return zona?.sin_iva ? taxed(cents, iva).baseCents : cents;
}

function discountCents(coveredCents: number, cupon: CuponTerms<never> | undefined): number {
  if (cupon?.tipo === 'porcentaje') return Math.round((coveredCents * cupon.valor) / 100);
  return cupon?.tipo === 'importe' ? Math.min(cupon.valor, coveredCents) : 0;
}

export function shippingCents(subtotalCents: number, { coste, gratis_desde }: Zona): number {
  return gratis_desde !== null && subtotalCents >= eurosToCents(gratis_desde) ? 0 : eurosToCents(coste);
}

export interface LineTotals {
  totalCents: number;
  baseCents: number;
  ivaCents: number;
}

export interface IvaPart extends LineTotals {
  iva: number;
}

/** The tax is what is left of the price once the base is taken out: derived once, never recomputed. */
export function taxed(totalCents: number, iva: number): LineTotals {
  const baseCents = Math.round((totalCents * 100) / (100 + iva));
  return { totalCents, baseCents, ivaCents: totalCents - baseCents };
}

export interface PedidoTotals<Line> extends Omit<Sums, 'descuentos' | 'envioCents'> {
  /** Each after what the coupon takes off it. */
  lines: (Line & LineTotals & { descuentoCents: number })[];
  envio: LineTotals & { partes: IvaPart[] };
}

/** `envioIva`: the rate of shipping, or the goods' own rates, each in its proportion; where there is no IVA, none. */
export function pedidoTotals<Line extends CountedLine>(
  lines: readonly Line[],
  terms: Terms<Line> & { envioIva: number | 'proporcional' },
): PedidoTotals<Line> {
  const { zona } = terms;
  const { descuentos, envioCents, ...sums } = pedidoSums(lines, terms);
  const priced = lines.map((line, index) => {
    const unitCents = centsAt(line.unitCents, line.iva, zona);
    const iva = zona?.sin_iva ? 0 : line.iva;
    const descuentoCents = descuentos[index]!;
    return { ...line, unitCents, iva, descuentoCents, ...taxed(unitCents * line.quantity - descuentoCents, iva) };
  });
  const partes = envioParts(envioCents, priced, zona?.sin_iva ? 0 : terms.envioIva);
  return { ...sums, lines: priced, envio: { ...added(partes), partes } };
}

function envioParts(
  cents: number,
  lines: (LineTotals & { iva: number; descuentoCents: number })[],
  envioIva: number | 'proporcional',
): IvaPart[] {
  if (cents === 0) return [];
  if (envioIva !== 'proporcional') return [{ iva: envioIva, ...taxed(cents, envioIva) }];
  const rates = [...new Set(lines.map(({ iva }) => iva))].sort((one, other) => other - one);
  const weigh = (of: (line: (typeof lines)[number]) => number) =>
    rates.map((iva) => sumOf(lines.filter((line) => line.iva === iva).map(of)));
  const paid = weigh(({ totalCents }) => totalCents);
  // What a coupon made free has its rate all the same.
  const weights = sumOf(paid) > 0 ? paid : weigh(({ totalCents, descuentoCents }) => totalCents + descuentoCents);
  const shares = shareOut(cents, sumOf(weights) > 0 ? weights : rates.map(() => 1));
  return rates.map((iva, index) => ({ iva, ...taxed(shares[index]!, iva) })).filter(({ totalCents }) => totalCents > 0);
}

/** Per rate, high to low: the sums of the lines' own amounts. */
export function ivaParts(lines: IvaPart[]): IvaPart[] {
  const rates = [...new Set(lines.map(({ iva }) => iva))].sort((one, other) => other - one);
  return rates
    .map((iva) => ({ iva, ...added(lines.filter((line) => line.iva === iva)) }))
    .filter(({ totalCents }) => totalCents > 0);
}

function added(parts: LineTotals[]): LineTotals {
  const sum = (field: keyof LineTotals) => sumOf(parts.map((part) => part[field]));
  return { totalCents: sum('totalCents'), baseCents: sum('baseCents'), ivaCents: sum('ivaCents') };
}

/** Whole cents in the proportion of the weights, adding up exactly; nobody gets more than its weight if they suffice. */
export function shareOut(cents: number, weights: number[]): number[] {
  const all = BigInt(sumOf(weights));
  if (cents === 0 || all === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((product) => Number(product / all));
  const left = cents - sumOf(shares);
  const byRest = exact
    .map((product, index) => ({ index, rest: product % all }))
    .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1));
  for (const { index } of byRest.slice(0, left)) shares[index]! += 1;
  return shares;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
