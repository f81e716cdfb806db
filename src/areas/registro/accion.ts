/** What the log says was done. */
export const acciones = ['crear', 'editar', 'eliminar', 'restaurar', 'acceso'] as const;
export type Accion = (typeof acciones)[number];
export const accionLabel = {
  crear: 'Creado',
  editar: 'Editado',
  eliminar: 'Eliminado',
  restaurar: 'Restaurado',
  acceso: 'Acceso',
} satisfies Record<Accion, string>;
