import { publicPaths } from '#server/public/paths.ts';

/** What search engines should leave alone: one visitor's, or of no use to anybody else. */
export const hiddenPaths = [
  '/admin',
  '/login',
  '/api/',
  '/checkout',
  '/pago-exitoso',
  '/pedido',
  '/buscar',
  '/widget/',
];

/** Reached from a mail, a form or another page; they say themselves to search engines that they are not to be listed. */
const unlistedPaths = [
  '/boletin/confirmar',
  '/boletin/baja',
  '/proponer/confirmar',
  '/desistimiento',
  '/mi-viaje',
  '/pasarela-de-prueba',
  '/recuperar-contrasena',
  '/restablecer-contrasena',
  '/sin-conexion',
  // A category, and listed as such.
  '/emprendedores',
];

/** The legal texts are in Spanish, whatever the page around them is in. */
export function isLegal(path: string): boolean {
  return legalPaths.includes(path);
}

const legalPaths = [
  ...['/aviso-legal', '/politica-privacidad', '/politica-cookies'],
  ...['/condiciones-de-venta', '/envios', '/devoluciones', '/reclamaciones'],
];

/** Every other page without a slug: a new one is listed unless it is named above. */
export const staticPaths = publicPaths.filter(
  (path) =>
    !path.includes('$') && !unlistedPaths.includes(path) && !hiddenPaths.some((hidden) => path.startsWith(hidden)),
);
