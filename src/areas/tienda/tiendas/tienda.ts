import { z } from 'zod';
import { id, optionalEmail, optionalText, optionalUrl, requiredText, version } from '#values/fields.ts';

export const missingTiendaMessage = 'Por favor, rellena todos los campos obligatorios.';

export const tiendaForm = z.object({
  nombre: requiredText('El nombre', 150),
  direccion: optionalText('La dirección', 255),
  telefono: optionalText('El teléfono', 20),
  email: optionalEmail('El correo electrónico'),
  sitio_web: optionalUrl('El sitio web'),
});

export const tiendaUpdate = tiendaForm.partial({ nombre: true }).extend({
  id: id(),
  version: version(),
  /** The picture to keep when no new one comes; empty takes it away. */
  imagen_url_existente: optionalText('La imagen', 255),
});

const text = z.string().nullable();

export const tienda = z.object({
  id: z.number(),
  referencia: z.string(),
  nombre: z.string(),
  direccion: text,
  telefono: text,
  email: text,
  sitio_web: text,
  imagen_url: text,
});
export type Tienda = z.infer<typeof tienda>;

export const tiendaAdmin = tienda.extend({ version: z.number() });
export type TiendaAdmin = z.infer<typeof tiendaAdmin>;
