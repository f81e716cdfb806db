import { z } from 'zod';
import type { PageRequest } from '#server/db/page.ts';
import { later, say } from '#values/idioma/say.ts';

/** What every paged list answers beside its rows. */
export const pageFields = { total: z.number(), page: z.number(), pages: z.number(), limit: z.number() };

export function toPageRequest(
  input: { page?: number | undefined; limit?: number | undefined },
  defaultLimit: number,
): PageRequest {
  return { page: input.page ?? 1, limit: input.limit ?? defaultLimit };
}

/** Lists that can be taken away as a file. */
export const formato = z.enum(['json', 'csv'], { error: 'El formato debe ser json o csv.' }).optional();

/** What a list can be put in order by, beside its pages: `orden` (a name of its orders) and `dir`. */
export function sorting<Name extends string>(orders: Record<Name, string>) {
  const names = Object.keys(orders) as Name[];
  return {
    orden: z
      .enum(names, { error: () => say('El orden debe ser uno de estos: {nombres}.', { nombres: names.join(', ') }) })
      .optional(),
    dir: z.enum(['asc', 'desc'], { error: later('El sentido debe ser asc o desc.') }).optional(),
  };
}
