/** What the list of the back office can be put in order by: the call's name → the column. */
export const libroOrders = { titulo: 'busqueda', autores: 'autores', fecha_edicion: 'fecha_edicion?' };
