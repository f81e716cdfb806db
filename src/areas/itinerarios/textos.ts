/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';

export const textos = {
  'itinerarios.entradilla': later(
    'Planes hechos y probados, por días y en orden. Si uno te gusta, llévatelo a tu viaje.',
  ),
  'itinerarios.busqueda': later(
    'Itinerarios por {territorio}, por días: qué ver, dónde comer y dormir, con mapa, teléfonos y horarios.',
  ),
};
