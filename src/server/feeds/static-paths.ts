/** Pages without a slug that search engines should find. */
export const staticPaths = [
  '/',
  '/actividades-y-eventos',
  '/libros',
  '/ubicaciones',
  '/tienda',
  '/contacto',
  '/quienes-somos',
  '/aviso-legal',
  '/politica-privacidad',
  '/politica-cookies',
  '/condiciones-de-venta',
  '/envios',
  '/devoluciones',
  '/reclamaciones',
];

/** What they should leave alone: one visitor's, or of no use to anybody else. */
export const hiddenPaths = ['/admin', '/login', '/api/', '/checkout', '/pago-exitoso', '/pedido', '/buscar'];

/** Reached from a mail, a form or another page; they tell search engines themselves that they are not to be listed. */
export const unlistedPaths = [
  '/boletin/confirmar',
  '/boletin/baja',
  '/desistimiento',
  '/pasarela-de-prueba',
  '/recuperar-contrasena',
  '/restablecer-contrasena',
];
