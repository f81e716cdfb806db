import { z } from 'zod';
import { changeOf, neededText, shapeOf, text } from '#values/fields/declared.ts';

const fields = {
  nombre: neededText('Nombre', 'El nombre', 100),
  comunidad_autonoma: text('Comunidad Autónoma', 'La comunidad autónoma', 100),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const provincia = z.object({
  id: z.number(),
  nombre: z.string(),
  comunidad_autonoma: z.string().nullable(),
  version: z.number(),
});
