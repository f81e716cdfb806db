/** What the lists of products can be put in order by: the call's name → the column. */
export const productoOrders = { precio: 'precio_cents' };
export const productoAdminOrders = {
  referencia: 'referencia',
  nombre: 'busqueda',
  precio: 'precio_cents',
  estado: 'activo',
  existencias: 'stock?',
};
