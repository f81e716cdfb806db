/** What the search finds. */
export const tiposBusqueda = ['articulo', 'libro', 'actividad', 'evento', 'ubicacion', 'empresa', 'producto'] as const;
export type TipoBusqueda = (typeof tiposBusqueda)[number];
export const tipoBusquedaLabel = {
  articulo: 'Artículos',
  libro: 'Libros',
  actividad: 'Actividades',
  evento: 'Eventos',
  ubicacion: 'Lugares',
  empresa: 'Empresas',
  producto: 'Productos',
} satisfies Record<TipoBusqueda, string>;

/** So many of each kind are counted and shown; where a count reaches it, there may be more. */
export const maxHallazgos = 50;
