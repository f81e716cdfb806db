/**
 * First path segments that no category and no page may have: those of the specification, and what the server answers itself. The
 * segments of the route table are reserved besides (server/public/paths.ts): a new page needs no line here.
 */
export const reservedSegments = new Set([
  'home',
  'login',
  'admin',
  'libros',
  'actividades-y-eventos',
  'ayuntamientos',
  'empresas',
  'contacto',
  'quienes-somos',
  'aviso-legal',
  'politica-privacidad',
  'politica-cookies',
  'api',
  'media',
  'assets',
  'evento',
  'eventos',
  'rss',
  'widget',
  'redes',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  'manifest.webmanifest',
]);

export function isReserved(segment: string): boolean {
  return reservedSegments.has(segment) || segment.endsWith('.php') || segment.startsWith('_');
}
