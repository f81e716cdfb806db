/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'buscar.sugerencias': later('Casas Colgadas, leyendas, Alarcón, mimbre, rutas, castillos'),
};
