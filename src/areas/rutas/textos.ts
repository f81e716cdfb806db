/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'rutas.entradilla':
    'Caminos para andar sin prisa, con su mapa, su perfil y el recorrido para llevártelo en el móvil.',
  'rutas.busqueda':
    'Rutas a pie por {territorio}: hoces, nacimientos, lagunas y pinares, con su mapa, su perfil y el GPX para llevártelo.',
};
