import { z } from 'zod';
import { activoField } from '#values/activo.ts';
import { id, optionalText, requiredText } from '#values/fields.ts';

export const categoriaNegocioForm = z.object({
  nombre: requiredText('El nombre', 100),
  descripcion: optionalText('La descripción', 1000),
  activo: activoField,
});

export const categoriaNegocioUpdate = categoriaNegocioForm.extend({ id: id() });

export const categoriaNegocio = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  activo: z.number(),
});
export type CategoriaNegocio = z.infer<typeof categoriaNegocio>;

export const categoriaNegocioAdmin = categoriaNegocio.extend({ version: z.string() });
export type CategoriaNegocioAdmin = z.infer<typeof categoriaNegocioAdmin>;
