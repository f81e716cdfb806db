/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'boletin.entradilla': later(
    'Lo que hemos contado por correo. Para recibir el próximo, deja tu dirección al pie de la página.',
  ),
  'boletin.busqueda': later('Los boletines que hemos enviado: artículos, citas de la agenda y novedades de la tienda.'),
};
