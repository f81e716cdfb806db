import type { CallName } from '#ui/call.ts';

/** Calls of the forms that may hold a file: multipart also when none was chosen. A test compares it with the calls. */
export const multipartCalls: ReadonlySet<CallName> = new Set([
  'create_post.php',
  'update_article.php',
  'create_actividad.php',
  'update_actividad.php',
  'create_libro.php',
  'update_libro.php',
  'create_evento.php',
  'update_evento.php',
  'create_ubicacion.php',
  'update_ubicacion.php',
  'create_sponsor_ayto.php',
  'update_sponsor_ayto.php',
  'create_sponsor_empresa.php',
  'update_sponsor_empresa.php',
  'create_ayto_sponsor_sin_web.php',
  'update_ayto_sponsor_sin_web.php',
  'create_sponsor_text_sin_web.php',
  'update_sponsor_text_sin_web.php',
  'create_tienda.php',
  'update_tienda.php',
  'create_producto.php',
  'update_producto.php',
]);
