import { z } from 'zod';
import { addDays, isDay, madridInstant } from '#values/day.ts';
import { searchText } from '#values/fields.ts';
import type { PedidoFilter } from './admin-queries.server.ts';
import { estadosPedido } from './estado.ts';

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'La fecha debe tener la forma AAAA-MM-DD.')
  .optional();

/** Days are Madrid's; the last one is included. */
export const filterFields = {
  estado: z.union([z.literal(''), z.enum(estadosPedido)], { error: 'El estado no es válido.' }).optional(),
  desde: day,
  hasta: day,
  q: searchText(),
};

type FilterInput = { [Name in keyof typeof filterFields]?: z.output<(typeof filterFields)[Name]> };

export function toFilter({ estado, desde, hasta, q }: FilterInput): PedidoFilter {
  const instant = (day: string) => new Date(madridInstant(day, '00:00')).toISOString();
  return {
    estado: estado || undefined,
    from: desde ? instant(desde) : undefined,
    before: hasta ? instant(addDays(hasta, 1)) : undefined,
    search: q,
  };
}
