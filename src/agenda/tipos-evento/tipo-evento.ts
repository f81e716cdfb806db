import { z } from 'zod';
import { id, optionalText, requiredText } from '#values/fields.ts';

export const tipoEventoForm = z.object({
  nombre: requiredText('El nombre', 100),
  descripcion: optionalText('La descripción', 1000),
});

export const tipoEventoUpdate = tipoEventoForm.extend({ id: id() });

export const tipoEvento = z.object({ id: z.number(), nombre: z.string(), descripcion: z.string().nullable() });
export type TipoEvento = z.infer<typeof tipoEvento>;
