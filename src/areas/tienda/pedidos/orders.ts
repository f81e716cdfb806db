/**
 * What the list of the back office can be put in order by: the call's name → the column. There are many orders: only by
 * what an index has in order already.
 */
export const pedidoOrders = { fecha: 'creado_en' };
