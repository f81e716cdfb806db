import type { TipoViaje } from './viaje.ts';

/** How a visitor calls each kind. */
export const tipoNames = {
  actividad: 'Actividad',
  articulo: 'Artículo',
  ayuntamiento: 'Ayuntamiento',
  empresa: 'Negocio',
  evento: 'Evento',
  libro: 'Libro',
  municipio: 'Pueblo',
  patrocinador: 'Colaborador',
  producto: 'Producto',
  ruta: 'Ruta',
  ubicacion: 'Lugar',
} satisfies Record<TipoViaje, string>;
