/** What the list of the back office can be put in order by: the call's name → the column. */
export const rutaOrders = {
  nombre: 'busqueda',
  dificultad: 'dificultad',
  distancia_m: 'distancia_m',
  subida_m: 'subida_m?',
  minutos: 'minutos',
};
