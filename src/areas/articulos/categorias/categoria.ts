import { z } from 'zod';
import { changeOf, neededText, shapeOf } from '#values/fields/declared.ts';

const fields = { nombre_categoria: neededText('Nombre', 'El nombre', 100) };
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const categoria = z.object({
  id: z.number(),
  nombre_categoria: z.string(),
  slug: z.string(),
  version: z.number(),
});
export type Categoria = z.infer<typeof categoria>;
