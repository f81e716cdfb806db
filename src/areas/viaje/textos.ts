/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'viaje.busqueda': later('Tu viaje por {territorio}: lo que has guardado, por días, en el mapa y contigo.'),
  'viaje.recibido': later('Un viaje por {zona} que alguien ha preparado, por días y en orden.'),
  'viaje.compartir': later('Mi viaje por {lugar}'),
};
