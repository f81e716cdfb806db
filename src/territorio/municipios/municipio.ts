import { z } from 'zod';
import { id, optionalText, requiredText, version } from '#values/fields.ts';

export const municipioForm = z.object({
  nombre: requiredText('El nombre', 100),
  provincia_id: id('La provincia es obligatoria.'),
  place_id: optionalText('El Place ID', 255),
});

export const municipioUpdate = municipioForm.extend({ id: id(), version: version() });

export const municipio = z.object({
  id: z.number(),
  nombre: z.string(),
  provincia_id: z.number(),
  provincia_nombre: z.string(),
  place_id: z.string().nullable(),
  version: z.number(),
});
export type Municipio = z.infer<typeof municipio>;
