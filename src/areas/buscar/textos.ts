/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'buscar.sugerencias': 'Casas Colgadas, leyendas, Alarcón, mimbre, rutas, castillos',
};
