/** Things that can be switched off without being deleted: `activo` is 1 or 0. */
export const estadosActivo = ['activo', 'inactivo'] as const;
export type EstadoActivo = (typeof estadosActivo)[number];
export const estadoActivoLabel = { activo: 'Activo', inactivo: 'Inactivo' } satisfies Record<EstadoActivo, string>;
