/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'mapa.titulo': 'Mapa de {zona}',
  'mapa.entradilla': 'Toca un pueblo para entrar en él, o elige qué quieres encontrar por el camino.',
  'mapa.busqueda':
    '{Territorio} en un mapa: sus 238 municipios, qué ver, qué se celebra, dónde comer y dormir y qué actividades reservar.',
};
