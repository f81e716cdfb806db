/**
 * How much of the shelf orders that nobody has paid may keep from everybody else. Asking is free, so it is bounded: per
 * buyer, per address, and for all of them together. A single unit is always to be had while there is one.
 */

import { atMost, shareOf } from '#areas/tienda/carrito/shelf.ts';
import { addressGroups } from '#server/api/address-group.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { logInfo } from '#server/log.ts';
import { later, say } from '#values/idioma/say.ts';
import { quoted } from '#values/quoted.ts';
import { type Apartado, countUnpaid } from './apartado-queries.server.ts';

/** Units that one order, and one address in all its unpaid orders, keeps aside. */
const mostUnits = 40;
const mostPedidos = 5;
/** From so many of a product on (or this part of it) all others get one each. */
const crowd = { units: 10, part: 1 / 4, each: 1 };
/** The same for the whole shop. */
const shopCrowd = { units: 20, part: 1 / 4, each: 3 };

const hour = 3_600_000;
/** Whoever left so many unpaid within a day has less time for the next. */
const patience = { pedidos: 3, ms: 24 * hour, minutes: 10 };

interface WantedLine {
  id: number;
  varianteId: number | null;
  /** As the refusals name it: with its variant. */
  nombre: string;
  quantity: number;
  /** Before this order took its part. */
  stock: number;
}

interface Stock {
  /** Of orders that nobody has paid. */
  aside: Apartado[];
  /** All units of the shop, before this order took its part. */
  units: number;
}

/** Inside the transaction that takes them, one at a time; what it throws puts them back. */
export function requireRoom(origen: string, lines: WantedLine[], { aside, units }: Stock): void {
  const mine = aside.filter((units) => units.origen === origen);
  const wanted = sum(lines.map(({ quantity }) => quantity));
  try {
    for (const line of lines) requireShare(line, aside, mine);
    if (wanted > mostUnits)
      throw new Refusal(
        422,
        say(
          'Un pedido puede llevar como mucho {n} unidades de productos con existencias limitadas. Si necesitas más, escríbenos y lo preparamos contigo.',
          { n: mostUnits },
        ),
      );
    for (const { group, times } of addressGroups(origen)) requireFewOf(asideOf(aside, group), wanted, times);
    if (wanted > roomIn(shopCrowd, units + unitsOf(aside), unitsOf(aside), unitsOf(mine)))
      throw new Refusal(
        429,
        say(
          'Ahora mismo hay muchas compras a medio pagar y solo podemos apartarte {n} unidades en total. Pide menos o vuelve a intentarlo en unos minutos.',
          { n: shopCrowd.each },
        ),
      );
  } catch (error) {
    if (error instanceof Refusal) logInfo('order refused: too much kept aside', { status: error.status, wanted });
    throw error;
  }
}

function requireShare(line: WantedLine, aside: Apartado[], mine: Apartado[]): void {
  const { nombre, quantity, stock } = line;
  const [all, own] = [aside, mine].map((list) => unitsOf(list, line));
  const units = stock + all!;
  const share = shareOf(units);
  const refuse = (status: number, message: string) => new Refusal(status, message, { [lineKey(line)]: message });
  if (quantity > share)
    throw refuse(
      422,
      say('De {nombre} {limite}. Si necesitas más, escríbenos y lo preparamos contigo.', {
        ...{ nombre: quoted(nombre), limite: atMost(share) },
      }),
    );
  const room = Math.min(share - own!, roomIn(crowd, units, all!, own!));
  if (quantity > room)
    throw refuse(
      409,
      room > 0
        ? say(
            'De {nombre} ahora mismo {limite}: hay otras compras a medio pagar. Vuelve a intentarlo en unos minutos.',
            {
              ...{ nombre: quoted(nombre), limite: atMost(room) },
            },
          )
        : say(
            'De {nombre} ya hay unidades apartadas desde tu conexión sin pagar. Termina esa compra o vuelve a intentarlo en unos minutos.',
            { nombre: quoted(nombre) },
          ),
    );
}

/** Where a refusal says what is wrong with a line. */
export function lineKey({ id, varianteId }: { id: number; varianteId: number | null }): string {
  return `articulos.${id}${varianteId === null ? '' : `.${varianteId}`}`;
}

function asideOf(aside: Apartado[], group: string): Apartado[] {
  return aside.filter(({ origen }) => origen && addressGroups(origen).some((one) => one.group === group));
}

function requireFewOf(mine: Apartado[], wanted: number, times: number): void {
  const pedidos = new Set(mine.map(({ pedidoId }) => pedidoId)).size;
  if (pedidos < mostPedidos * times && unitsOf(mine) + wanted <= mostUnits * times) return;
  throw new Refusal(
    429,
    later(
      'Desde tu conexión hay varias compras sin pagar. Termina alguna, o espera unos minutos y vuelve a intentarlo.',
    ),
  );
}

/** What is left of the part that is for everybody; then so many for each address. */
function roomIn({ units, part, each }: typeof crowd, all: number, taken: number, own: number): number {
  return Math.max(Math.max(units, Math.floor(all * part)) - taken, each - own);
}

/** How long the units are kept aside for whoever comes from there: anybody can type somebody else's e-mail. */
export async function paymentMinutesFor(db: Db, origen: string, now: Date, usual: number): Promise<number> {
  const since = new Date(now.getTime() - patience.ms).toISOString();
  return (await countUnpaid(db, origen, since)) >= patience.pedidos ? patience.minutes : usual;
}

/** Addresses are remembered no longer than they are asked for. */
export const origenLastsMs = patience.ms;

/** Of all there is in it, or of one thing. */
export function unitsOf(list: Apartado[], of?: Pick<WantedLine, 'id' | 'varianteId'>): number {
  const same = of ? list.filter((units) => units.productoId === of.id && units.varianteId === of.varianteId) : list;
  return sum(same.map(({ cantidad }) => cantidad));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
