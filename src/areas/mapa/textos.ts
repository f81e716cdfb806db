/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'mapa.titulo': later('Mapa de {zona}'),
  'mapa.entradilla': later('Toca un pueblo para entrar en él, o elige qué quieres encontrar por el camino.'),
  'mapa.busqueda': later(
    '{Territorio} en un mapa: sus 238 municipios, qué ver, qué se celebra, dónde comer y dormir y qué actividades reservar.',
  ),
};
