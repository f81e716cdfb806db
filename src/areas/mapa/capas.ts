/** How the layers of our map are called and drawn. */
import type { Capa } from './mapa.ts';

export const capaLabel = {
  lugares: 'Lugares',
  eventos: 'Eventos',
  negocios: 'Negocios',
  actividades: 'Actividades',
  rutas: 'Rutas',
  servicios: 'Servicios',
} satisfies Record<Capa, string>;

/** As a point of each layer is drawn. */
export const capaKind = {
  lugares: 'lugar',
  eventos: 'evento',
  negocios: 'negocio',
  actividades: 'actividad',
  rutas: 'ruta',
  servicios: 'servicio',
} as const satisfies Record<Capa, string>;
