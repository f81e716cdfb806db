import { z } from 'zod';
import { changeOf, neededText, shapeOf, textarea } from '#values/fields/declared.ts';

const fields = {
  nombre: neededText('Nombre', 'El nombre', 100),
  descripcion: textarea('Descripción', 'La descripción', 1000, 1),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const tipoEvento = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  version: z.number(),
});
