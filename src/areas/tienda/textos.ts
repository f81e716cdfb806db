/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'tienda.entradilla': later(
    'De la colmena, del telar y del torno a tu casa. Cada producto lo hace alguien de {zona}; al comprarlo, ayudas a que siga haciéndolo.',
  ),
  'tienda.busqueda': later(
    'Miel, alajú, quesos, mimbre, cerámica y libros de {territorio}, de quien los hace a tu casa.',
  ),
};
