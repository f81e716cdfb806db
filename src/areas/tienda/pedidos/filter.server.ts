import { z } from 'zod';
import type { Db } from '#server/db/open.ts';
import { addDays } from '#values/day.ts';
import { emailPattern, normalEmail } from '#values/email.ts';
import { optionalDay, searchText } from '#values/fields.ts';
import { madridInstant } from '#values/hora-local.ts';
import { hasPedidosOf, type PedidoFilter } from './admin-queries.server.ts';
import { estadosPedido } from './estado.ts';

const day = optionalDay('La fecha', 'La fecha debe tener la forma AAAA-MM-DD.');

/** Days are Madrid's; the last one is included. */
export const filterFields = {
  estado: z.union([z.literal(''), z.enum(estadosPedido)], { error: 'El estado no es válido.' }).optional(),
  desde: day,
  hasta: day,
  q: searchText(),
};

type FilterInput = { [Name in keyof typeof filterFields]?: z.output<(typeof filterFields)[Name]> };

export async function toFilter(db: Db, { estado, desde, hasta, q }: FilterInput): Promise<PedidoFilter> {
  const instant = (day: string) => new Date(madridInstant(day, '00:00')).toISOString();
  return {
    estado: estado || undefined,
    from: desde ? instant(desde) : undefined,
    before: hasta ? instant(addDays(hasta, 1)) : undefined,
    ...(await wordsOrBuyer(db, q)),
  };
}

/** The whole address of somebody who bought means their orders; anything else is looked for in all of them. */
async function wordsOrBuyer(db: Db, q: string | undefined): Promise<Pick<PedidoFilter, 'search' | 'email'>> {
  const email = normalEmail(q ?? '');
  return emailPattern.test(email) && (await hasPedidosOf(db, email)) ? { email } : { search: q };
}
