/** What the list of the back office can be put in order by: the call's name → the column. */
export const actividadOrders = { nombre: 'busqueda', lugar: 'lugar', precio_1: 'precio_1_cents' };
