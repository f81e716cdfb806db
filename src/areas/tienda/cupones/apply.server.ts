/** Whether a coupon holds for an order, said in a sentence when it does not. */

import { addressGroups } from '#server/api/address-group.ts';
import { Refusal } from '#server/api/refusal.ts';
import { takeAttempts } from '#server/db/counters.ts';
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';
import { formatDate } from '#values/fecha.ts';
import { later, say } from '#values/idioma/say.ts';
import { formatCents } from '#values/money.ts';
import { type CuponAplicado, normalizeCupon } from './cupon.ts';
import { type CuponRow, findCupon, listHeldUsos } from './queries.server.ts';

export interface CuponLine {
  productoId: number;
  categoriaId: number;
  unitCents: number;
  quantity: number;
}

/** A code that nobody gave out: after some tries an address waits, longer each time. */
const patience = { free: 8, pausesMs: [60_000, 5 * 60_000, 30 * 60_000], forgetMs: 60 * 60_000 };

/** The coupon of this code, for whoever comes from this address. Unknown ones count as guesses. */
export async function requireCupon(db: Db, typed: string, ip: string, now: Date): Promise<CuponRow> {
  const lanes = addressGroups(ip).map(({ group, times }) => ({
    clave: `cupon:${group}`,
    patience: { ...patience, free: patience.free * times },
  }));
  const turn = await takeAttempts(db, lanes);
  if ('waitMs' in turn)
    throw refuse(later('Has probado demasiados códigos. Espera unos minutos y vuelve a intentarlo.'), 429);
  const found = await findCupon(db, normalizeCupon(typed));
  if (found?.activo !== 1) throw refuse(later('Ese cupón no existe. Revisa el código.'));
  await turn.giveBack();
  requireTime(found, now);
  return found;
}

function requireTime({ desde, hasta }: CuponRow, now: Date): void {
  const today = todayInMadrid(now);
  if (desde && today < desde) throw refuse(say('Este cupón vale a partir del {dia}.', { dia: formatDate(desde) }));
  if (hasta && today > hasta) throw refuse(say('Este cupón caducó el {dia}.', { dia: formatDate(hasta) }));
}

export const usedUp = later('Este cupón ya se ha usado todas las veces posibles.');

const heldUnpaid = later(
  'Este cupón está en una compra que todavía no se ha pagado. Si es la tuya, termina ese pago o espera unos minutos.',
);

/** Whether the order that replaces this session's could use it now; without a session, whether anybody's could. */
export async function requireUso(db: Db, { id, usos, usados }: CuponRow, session?: string | null): Promise<void> {
  if (usos === null || usados < usos) return;
  const held = await listHeldUsos(db, id);
  const own = held.filter(({ session_id }) => session_id !== null && session_id === session).length;
  if (usados - own < usos) return;
  throw refuse(held.length > 0 ? heldUnpaid : usedUp, 409);
}

/** What it does to these lines; refused when it does nothing. */
export function applyCupon(row: CuponRow, lines: CuponLine[], { isPickup }: { isPickup: boolean }): CuponAplicado {
  const categorias = JSON.parse(row.categorias) as number[];
  const covered = lines.filter(({ categoriaId }) => categorias.length === 0 || categorias.includes(categoriaId));
  if (covered.length === 0) throw refuse(later('Este cupón no vale para los productos de tu carrito.'));
  const cents = covered.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
  if (cents < row.minimo_cents) {
    const text =
      categorias.length > 0
        ? later('Este cupón pide una compra mínima de {importe} en los productos para los que vale.')
        : later('Este cupón pide una compra mínima de {importe}.');
    throw refuse(say(text, { importe: formatCents(row.minimo_cents) }));
  }
  if (row.tipo === 'envio' && isPickup)
    throw refuse(later('Este cupón es de envío gratis, y la recogida ya no tiene gastos de envío.'));
  return {
    codigo: row.codigo,
    tipo: row.tipo,
    valor: row.valor,
    minimo_cents: row.minimo_cents,
    productos: [...new Set(covered.map(({ productoId }) => productoId))],
  };
}

export function refuse(message: string, status = 422): Refusal {
  return new Refusal(status, message, { cupon: message });
}
