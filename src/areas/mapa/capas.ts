/** How the layers of our map are called and drawn. */
import { later, sayCount } from '#values/idioma/say.ts';
import type { Capa } from './mapa.ts';

export const capaLabel = {
  lugares: later('Lugares'),
  eventos: later('Eventos'),
  negocios: later('Negocios'),
  actividades: later('Actividades'),
  rutas: later('Rutas'),
  servicios: later('Servicios'),
} satisfies Record<Capa, string>;

/** Of a layer so many points: "3 lugares". */
const counts = {
  lugares: (n: number) => sayCount(n, '{n} lugar', '{n} lugares'),
  eventos: (n: number) => sayCount(n, '{n} evento', '{n} eventos'),
  negocios: (n: number) => sayCount(n, '{n} negocio', '{n} negocios'),
  actividades: (n: number) => sayCount(n, '{n} actividad', '{n} actividades'),
  rutas: (n: number) => sayCount(n, '{n} ruta', '{n} rutas'),
  servicios: (n: number) => sayCount(n, '{n} servicio', '{n} servicios'),
} satisfies Record<Capa, (n: number) => string>;

export function capaCount(capa: Capa, count: number): string {
  return counts[capa](count);
}

/** As a point of each layer is drawn. */
export const capaKind = {
  lugares: 'lugar',
  eventos: 'evento',
  negocios: 'negocio',
  actividades: 'actividad',
  rutas: 'ruta',
  servicios: 'servicio',
} as const satisfies Record<Capa, string>;
