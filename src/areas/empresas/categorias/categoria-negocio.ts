import { z } from 'zod';
import { activoField } from '#values/fields/activo.ts';
import { id, optionalText, requiredText, version } from '#values/fields.ts';

export const categoriaNegocioForm = z.object({
  nombre: requiredText('El nombre', 100),
  descripcion: optionalText('La descripción', 1000),
  activo: activoField,
});

export const categoriaNegocioUpdate = categoriaNegocioForm.extend({ id: id(), version: version() });

export const categoriaNegocio = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  activo: z.number(),
});

export const categoriaNegocioAdmin = categoriaNegocio.extend({ version: z.number() });
export type CategoriaNegocioAdmin = z.infer<typeof categoriaNegocioAdmin>;
