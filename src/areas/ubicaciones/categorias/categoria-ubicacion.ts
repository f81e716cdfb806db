import { z } from 'zod';
import { id, requiredText, version } from '#values/fields.ts';

export const categoriaUbicacionForm = z.object({ nombre: requiredText('El nombre', 100) });

export const categoriaUbicacionUpdate = categoriaUbicacionForm.extend({ id: id(), version: version() });

export const categoriaUbicacion = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  version: z.number(),
});
export type CategoriaUbicacion = z.infer<typeof categoriaUbicacion>;
