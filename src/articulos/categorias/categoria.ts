import { z } from 'zod';
import { id, requiredText } from '#values/fields.ts';

export const categoriaForm = z.object({
  nombre_categoria: requiredText('El nombre', 100),
});

export const categoriaUpdate = categoriaForm.extend({ id: id() });

export const categoria = z.object({ id: z.number(), nombre_categoria: z.string(), slug: z.string() });
export type Categoria = z.infer<typeof categoria>;

/** Not offered when writing an article: activities have their own screens. */
export const activitiesCategorySlug = 'actividades-y-eventos';
