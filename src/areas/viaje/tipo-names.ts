import { later } from '#values/idioma/say.ts';
import type { TipoViaje } from './viaje.ts';

/** How a visitor calls each kind. */
export const tipoNames = {
  actividad: later('Actividad'),
  articulo: later('Artículo'),
  ayuntamiento: later('Ayuntamiento'),
  empresa: later('Negocio'),
  evento: later('Evento'),
  libro: later('Libro'),
  municipio: later('Pueblo'),
  patrocinador: later('Colaborador'),
  producto: later('Producto'),
  ruta: later('Ruta'),
  ubicacion: later('Lugar'),
} satisfies Record<TipoViaje, string>;
