/** What the list of the back office can be put in order by: the call's name → the column. */
export const eventoOrders = { titulo: 'busqueda', fecha_inicio: 'fecha_inicio?', fecha_fin: 'fecha_fin?' };
