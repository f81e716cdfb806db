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
