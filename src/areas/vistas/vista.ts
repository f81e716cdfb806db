/** A view: a list as somebody has searched, filtered and ordered it, under a name. Everybody has their own. */
import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { requiredText } from '#values/fields.ts';

/** More than this nobody finds their way in. */
export const maxVistas = 30;

/** The address of a list of the back office. */
export const lista = z
  .string({ error: 'La lista no es válida.' })
  .max(100, 'La lista no es válida.')
  .regex(/^\/admin\/[\w/-]+$/, 'La lista no es válida.');

const value = z.string().max(200, 'La vista lleva un texto demasiado largo.');

export const vistaForm = z.object({
  lista,
  nombre: requiredText('El nombre de la vista', 60),
  /** JSON: what the address of the list asks for, by name. */
  consulta: jsonField(
    z
      .record(z.string().max(40), value, { error: 'La vista no es válida.' })
      .refine((consulta) => Object.keys(consulta).length <= 20, 'La vista no es válida.'),
  ),
});

export const vista = z.object({ id: z.number(), nombre: z.string(), consulta: z.record(z.string(), z.string()) });
export type Vista = z.infer<typeof vista>;
