/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'articulos.entradilla': 'Todo lo que hemos escrito, de lo más nuevo a lo más antiguo.',
  'articulos.busqueda':
    'Todos los artículos, por categoría, por tema y por mes: historias, lugares, gente y costumbres.',
  'categoria.busqueda': '{categoria} de {territorio}: todos los artículos, del más nuevo al más antiguo.',
};
