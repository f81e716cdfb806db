/** First path segments the product itself uses: no category may be called like one of them. */
export const reservedSegments = new Set([
  'home', 'login', 'admin', 'libros', 'actividades-y-eventos', 'ayuntamientos', 'empresas', 'contacto',
  'quienes-somos', 'aviso-legal', 'politica-privacidad', 'politica-cookies',
  'tienda', 'checkout', 'pago-exitoso', 'ubicaciones', 'libro', 'api', 'media', 'assets', 'buscar', 'boletin',
  'restablecer-contrasena', 'recuperar-contrasena', 'desistimiento', 'pedido', 'pasarela-de-prueba',
  'condiciones-de-venta', 'envios', 'devoluciones', 'reclamaciones', 'agenda', 'evento', 'eventos', 'rss',
  'sitemap.xml', 'robots.txt', 'favicon.ico', 'manifest.webmanifest',
]);

export function isReserved(segment: string): boolean {
  return reservedSegments.has(segment) || segment.endsWith('.php') || segment.startsWith('_');
}
