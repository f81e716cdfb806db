/** What may be reported of a visit, and by whom, whichever way it comes. */

import { z } from 'zod';
import { flag, optionalText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import type { Visitor } from './contador.server.ts';

const wrongVisit = later('La visita no es válida.');

/** Behind one address there may be a school. */
export const visitasPerMinute = 600;

export const visitaInput = z.object({
  ruta: optionalText('La ruta', 500),
  origen: z.string({ error: wrongVisit }).max(300, wrongVisit).optional(),
  no_encontrada: flag('No encontrada').optional(),
  busqueda: optionalText('La búsqueda', 300),
  paso: z.literal('carrito', { error: wrongVisit }).optional(),
  vistos: z
    .string({ error: wrongVisit })
    .max(4000, wrongVisit)
    .transform((text) => text.split(',').filter(Boolean))
    .default([]),
  clic: optionalText('El clic', 60),
});
export type VisitaSent = z.output<typeof visitaInput>;

export function whoOf(address: string, header: (name: string) => unknown): Visitor {
  return {
    address,
    browser: String(header('user-agent') ?? ''),
    isReserved: header('dnt') === '1' || header('sec-gpc') === '1',
  };
}
