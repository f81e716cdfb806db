import { z } from 'zod';
import { id, optionalText, requiredText } from '#values/fields.ts';

export const provinciaForm = z.object({
  nombre: requiredText('El nombre', 100),
  comunidad_autonoma: optionalText('La comunidad autónoma', 100),
});

export const provinciaUpdate = provinciaForm.extend({ id: id() });

export const provincia = z.object({ id: z.number(), nombre: z.string(), comunidad_autonoma: z.string().nullable() });
export type Provincia = z.infer<typeof provincia>;
