import { z } from 'zod';
import { id, optionalText, requiredText, version } from '#values/fields.ts';

export const tipoEventoForm = z.object({
  nombre: requiredText('El nombre', 100),
  descripcion: optionalText('La descripción', 1000),
});

export const tipoEventoUpdate = tipoEventoForm.extend({ id: id(), version: version() });

export const tipoEvento = z.object({
  id: z.number(),
  nombre: z.string(),
  descripcion: z.string().nullable(),
  version: z.number(),
});
export type TipoEvento = z.infer<typeof tipoEvento>;
