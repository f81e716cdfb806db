/** What the list of the back office can be put in order by: the call's name → the column. */
export const suscriptorOrders = { email: 'email', pedido_en: 'pedido_en' };
