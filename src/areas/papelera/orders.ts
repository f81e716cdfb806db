/** What the list of the back office can be put in order by: the call's name → the column. */
export const papeleraOrders = { titulo: 'busqueda', tipo: 'tipo', borrado_en: 'borrado_en' };
