/** How the newsletter is offered, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'pie.boletin': later('Una carta al mes con lo que se mueve en {zona}.'),
  'articulo.boletin_titulo': later('Que no se te escape ningún secreto'),
  'articulo.boletin': later('Recibe en tu correo los mejores artículos y lo que se cuece en {zona}.'),
};
