/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'libros.entradilla': later('Una biblioteca pequeña para conocer {zona} por dentro. Elige una cubierta y ábrela.'),
  'libros.busqueda': later(
    'Libros sobre {territorio}: historia, leyendas, senderos, cocina y naturaleza para leer antes de venir o a la vuelta.',
  ),
};
