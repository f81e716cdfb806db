/** What it says of the place and its goods, until the operator says it otherwise. */
export const textos = {
  'viaje.busqueda': 'Tu viaje por {territorio}: lo que has guardado, por días, en el mapa y contigo.',
  'viaje.recibido': 'Un viaje por {zona} que alguien ha preparado, por días y en orden.',
  'viaje.compartir': 'Mi viaje por {lugar}',
};
