import { z } from 'zod';
import { id, requiredText, version } from '#values/fields.ts';

export const categoriaForm = z.object({
  nombre_categoria: requiredText('El nombre', 100),
});

export const categoriaUpdate = categoriaForm.extend({ id: id(), version: version() });

export const categoria = z.object({
  id: z.number(),
  nombre_categoria: z.string(),
  slug: z.string(),
  version: z.number(),
});
export type Categoria = z.infer<typeof categoria>;
