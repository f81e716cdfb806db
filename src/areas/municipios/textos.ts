/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'pueblos.titulo': later('Pueblos de {zona}'),
  'pueblos.entradilla': later(
    'Son {cuantos}, y ninguno se parece al de al lado. Busca el tuyo, o el que viste desde la carretera y te quedaste con las ganas.',
  ),
  'pueblos.busqueda': later(
    'Los {cuantos} municipios de {territorio}, uno a uno: qué ver, qué se celebra, dónde comer y dormir y qué pueblos tienen al lado.',
  ),
};
