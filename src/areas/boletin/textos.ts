/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'boletin.entradilla':
    'Lo que hemos contado por correo. Para recibir el próximo, deja tu dirección al pie de la página.',
  'boletin.busqueda': 'Los boletines que hemos enviado: artículos, citas de la agenda y novedades de la tienda.',
};
