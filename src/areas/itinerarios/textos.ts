/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'itinerarios.entradilla': 'Planes hechos y probados, por días y en orden. Si uno te gusta, llévatelo a tu viaje.',
  'itinerarios.busqueda':
    'Itinerarios por {territorio}, por días: qué ver, dónde comer y dormir, con mapa, teléfonos y horarios.',
};
