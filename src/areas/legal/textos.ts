import { later } from '#values/idioma/say.ts';
/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'quienes_somos.busqueda': later(
    'Quién hace {nombre}, por qué y cómo: un proyecto hecho en {zona} para contar su historia, sus pueblos y su gente.',
  ),
};
