/** What the list of the back office can be put in order by: the call's name → the column. */
export const orders = { titulo: 'busqueda', fecha: 'updated_at' };
