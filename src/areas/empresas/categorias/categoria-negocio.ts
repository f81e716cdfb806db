import { z } from 'zod';
import { changeOf, neededText, shapeOf, shown, textarea } from '#values/fields/declared.ts';

const fields = {
  nombre: neededText('Nombre', 'El nombre', 100),
  descripcion: textarea('Descripción', 'La descripción', 1000, 3),
  activo: shown('Activa', 'Si la desactivas, ella y sus empresas dejan de verse en el sitio'),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const categoriaNegocio = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  activo: z.number(),
});

export const categoriaNegocioAdmin = categoriaNegocio.extend({ version: z.number() });
