import { z } from 'zod';
import { changeOf, neededText, shapeOf, textarea } from '#values/fields/declared.ts';

const fields = {
  nombre_categoria: neededText('Nombre', 'El nombre', 100),
  descripcion: textarea('Descripción', 'La descripción', 1000, 3),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const categoria = z.object({
  id: z.number(),
  nombre_categoria: z.string(),
  slug: z.string(),
  descripcion: z.string().nullable(),
  version: z.number(),
});
export type Categoria = z.infer<typeof categoria>;
