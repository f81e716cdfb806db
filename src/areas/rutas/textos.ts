/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'rutas.entradilla': later(
    'Caminos para andar sin prisa, con su mapa, su perfil y el recorrido para llevártelo en el móvil.',
  ),
  'rutas.busqueda': later(
    'Rutas a pie por {territorio}: hoces, nacimientos, lagunas y pinares, con su mapa, su perfil y el GPX para llevártelo.',
  ),
};
