/** What it says of the place and its goods, until the operator says it otherwise. */
import { later } from '#values/idioma/say.ts';
export const textos = {
  'ubicaciones.entradilla': later('Lugares que merecen el viaje: dónde están, qué mirar y qué tienes cerca.'),
  'ubicaciones.busqueda': later(
    'Monumentos, parajes, pueblos y miradores de {territorio}, con mapa, fotografías y consejos para visitarlos.',
  ),
};
