/** What somebody on the way looks for. Apart from the schemas, which public pages do without. */
import { later } from '#values/idioma/say.ts';
export const tiposServicio = {
  aparcamiento: later('Aparcamiento'),
  gasolinera: later('Gasolinera'),
  recarga: later('Punto de recarga'),
  farmacia: later('Farmacia'),
  cajero: later('Cajero'),
  agua: later('Fuente de agua'),
  aseos: later('Aseos'),
  turismo: later('Oficina de turismo'),
} as const satisfies Record<string, string>;

export type TipoServicio = keyof typeof tiposServicio;
export const tipoNames = Object.keys(tiposServicio) as TipoServicio[];
