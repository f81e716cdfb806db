/** Things that can be switched off without being deleted: `activo` is 1 or 0. */
import { z } from 'zod';
import { flag } from './fields.ts';

export const estadosActivo = ['activo', 'inactivo'] as const;
export type EstadoActivo = (typeof estadosActivo)[number];
export const estadoActivoLabel = { activo: 'Activo', inactivo: 'Inactivo' } satisfies Record<EstadoActivo, string>;

/** New things are active. */
export const activoField = flag()
  .transform((isActive) => (isActive ? 1 : 0))
  .optional();

/** Absent or empty means both. */
export const estadoActivoFilter = z
  .union([z.literal('').transform(() => undefined), z.enum(estadosActivo)], {
    error: 'El estado debe ser activo o inactivo.',
  })
  .optional();
