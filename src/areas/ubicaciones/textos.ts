/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'ubicaciones.entradilla': 'Lugares que merecen el viaje: dónde están, qué mirar y qué tienes cerca.',
  'ubicaciones.busqueda':
    'Monumentos, parajes, pueblos y miradores de {territorio}, con mapa, fotografías y consejos para visitarlos.',
};
