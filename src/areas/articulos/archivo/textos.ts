/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'articulos.entradilla': later('Todo lo que hemos escrito, de lo más nuevo a lo más antiguo.'),
  'articulos.busqueda': later(
    'Todos los artículos, por categoría, por tema y por mes: historias, lugares, gente y costumbres.',
  ),
  'categoria.busqueda': later('{categoria} de {territorio}: todos los artículos, del más nuevo al más antiguo.'),
};
