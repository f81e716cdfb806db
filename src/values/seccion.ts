/** How the sections of the settings are called, in the back office's order. */
export const seccionLabel = {
  identidad: 'Identidad',
  marca: 'Marca',
  titular: 'Titular',
  portada: 'Portada',
  secciones: 'Secciones de la portada',
  menus: 'Menús',
  redes: 'Redes sociales',
  reservas: 'Reservas',
  medios: 'Radio y mapas',
  tienda: 'Tienda',
  pagos: 'Pagos',
  envios: 'Envíos',
  facturacion: 'Facturación',
  boletin: 'Boletín',
  legal: 'Textos legales',
  preparacion: 'En preparación',
};
