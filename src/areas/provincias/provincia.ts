import { z } from 'zod';
import { id, optionalText, requiredText, version } from '#values/fields.ts';

export const provinciaForm = z.object({
  nombre: requiredText('El nombre', 100),
  comunidad_autonoma: optionalText('La comunidad autónoma', 100),
});

export const provinciaUpdate = provinciaForm.extend({ id: id(), version: version() });

export const provincia = z.object({
  id: z.number(),
  nombre: z.string(),
  comunidad_autonoma: z.string().nullable(),
  version: z.number(),
});
export type Provincia = z.infer<typeof provincia>;
