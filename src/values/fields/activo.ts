/** How the calls read `activo`, and what lists filter by it. */
import { z } from 'zod';
import { estadosActivo } from '#values/activo.ts';
import { flag } from '#values/fields.ts';

/** New things are active. */
export const activoField = flag('Activo')
  .transform((isActive) => (isActive ? 1 : 0))
  .optional();

/** Absent or empty means both. */
export const estadoActivoFilter = z
  .union([z.literal('').transform(() => undefined), z.enum(estadosActivo)], {
    error: 'El estado debe ser activo o inactivo.',
  })
  .optional();
