/** What is given back of an order, line by line and rate by rate, so that its tax follows to the cent. Pure. */

import { type IvaPart, ivaParts, shareOut } from '#areas/tienda/carrito/totales.ts';
import { later } from '#values/idioma/say.ts';

/** A line of an order, or a part of its shipping (without a line): so many units, so much money, so much tax in it. */
export interface Share {
  articuloId: number | null;
  iva: number;
  cantidad: number;
  totalCents: number;
  baseCents: number;
}

export interface ReportedRefund {
  id: number;
  importeCents: number;
  /** Empty in refunds of before, which had no lines. */
  lineas: Share[];
}

/** Each refund with its lines, in the order they were asked for; one without lines takes from all in proportion. */
export function withLines<Refund extends ReportedRefund>(whole: Share[], refunds: Refund[]): Refund[] {
  let left = whole;
  return refunds.map((refund) => {
    const lineas = refund.lineas.length > 0 ? refund.lineas : byAmount(left, refund.importeCents);
    left = leftOf(left, lineas);
    return { ...refund, lineas };
  });
}

/** What is left of it after this was given back. */
export function leftOf(whole: Share[], given: Share[]): Share[] {
  return whole.map((share) => {
    const own = given.filter((one) => isSame(one, share));
    const minus = (field: 'cantidad' | 'totalCents' | 'baseCents') =>
      Math.max(0, share[field] - own.reduce((sum, one) => sum + one[field], 0));
    return { ...share, cantidad: minus('cantidad'), totalCents: minus('totalCents'), baseCents: minus('baseCents') };
  });
}

/** So much money, from everything that is left in its proportion; all of it takes the units along. */
export function byAmount(left: Share[], cents: number): Share[] {
  const weights = left.map(({ totalCents }) => totalCents);
  const isAll = weights.reduce((sum, weight) => sum + weight, 0) === cents;
  const shares = shareOut(cents, weights);
  return left
    .map((share, index) => ({ ...part(share, shares[index]!), cantidad: isAll ? share.cantidad : 0 }))
    .filter(({ totalCents, cantidad }) => totalCents > 0 || cantidad > 0);
}

/** So many units of some lines, and shipping if it is asked for. */
export function byLines(
  whole: Share[],
  left: Share[],
  wanted: { id: number; cantidad: number }[],
  withEnvio: boolean,
): Share[] {
  const goods = wanted.flatMap(({ id, cantidad }) => {
    const [all, rest] = [whole, left].map((list) => list.find(({ articuloId }) => articuloId === id));
    if (!all || !rest || cantidad === 0) return [];
    const done = all.cantidad - rest.cantidad;
    // Unit by unit the line's own cents add up: the last takes what is left.
    const upTo = (units: number) => Math.round((all.totalCents * units) / all.cantidad);
    const cents = Math.min(rest.totalCents, upTo(done + cantidad) - upTo(done));
    return [{ ...part(rest, cents), cantidad }];
  });
  const envio = withEnvio ? left.filter(({ articuloId, totalCents }) => articuloId === null && totalCents > 0) : [];
  return [...goods, ...envio];
}

/** These cents of it, with their part of its base. */
function part(share: Share, cents: number): Share {
  const baseCents =
    cents === share.totalCents ? share.baseCents : Math.round((share.baseCents * cents) / share.totalCents);
  return { ...share, totalCents: cents, baseCents };
}

export function centsOf(shares: Share[]): number {
  return shares.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

export function partsOf(shares: Share[]): IvaPart[] {
  return ivaParts(shares.map((share) => ({ ...share, ivaCents: share.totalCents - share.baseCents })));
}

function isSame(one: Share, other: Share): boolean {
  return one.articuloId === other.articuloId && (one.articuloId !== null || one.iva === other.iva);
}

/** What a refund gives back, as people read it: a line each, shipping as one. */
export function refundedLines(shares: Share[], articulos: { id: number; descripcion: string }[]) {
  const goods = shares
    .filter(({ articuloId }) => articuloId !== null)
    .map(({ articuloId, cantidad, totalCents }) => {
      const descripcion = articulos.find(({ id }) => id === articuloId)?.descripcion ?? '';
      return { descripcion, cantidad, cents: totalCents };
    });
  const envio = centsOf(shares.filter(({ articuloId }) => articuloId === null));
  return envio > 0 ? [...goods, { descripcion: later('Gastos de envío'), cantidad: 0, cents: envio }] : goods;
}
