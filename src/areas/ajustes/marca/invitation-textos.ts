/** How the newsletter is offered, until the operator says it otherwise. */
export const textos = {
  'pie.boletin': 'Una carta al mes con lo que se mueve en {zona}.',
  'articulo.boletin_titulo': 'Que no se te escape ningún secreto',
  'articulo.boletin': 'Recibe en tu correo los mejores artículos y lo que se cuece en {zona}.',
};
