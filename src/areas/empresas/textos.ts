import { later } from '#values/idioma/say.ts';
import type { Para } from './categorias/para.ts';

/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'empresas.titulo': later('Empresas de {zona}'),
  'empresas.entradilla': later('Talleres, obradores, casas y gente que sabe hacer las cosas. Llama, pasa, pregunta.'),
};

/** Of the lists besides "Emprendedores". */
export const paraTextos = {
  comer: {
    'comer.entradilla': later('Mesas con mantel y sin él: quién cocina, a qué hora abre y cómo llegar.'),
    'comer.busqueda': later(
      'Dónde comer en {territorio}: restaurantes, bares y casas de comidas, con horario, teléfono y mapa.',
    ),
  },
  dormir: {
    'dormir.entradilla': later('Posadas, hoteles y casas donde quedarse una noche, o las que hagan falta.'),
    'dormir.busqueda': later(
      'Dónde dormir en {territorio}: hoteles, posadas y casas rurales, con teléfono, web y mapa.',
    ),
  },
} satisfies Record<Para, Record<string, string>>;
