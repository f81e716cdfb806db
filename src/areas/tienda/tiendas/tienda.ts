import { z } from 'zod';
import { changeOf, email, neededText, picture, shapeOf, text, url } from '#values/fields/declared.ts';
import { optionalText } from '#values/fields.ts';

const fields = {
  nombre: neededText('Nombre', 'El nombre', 150),
  direccion: text('Dirección', 'La dirección', 255),
  telefono: text('Teléfono', 'El teléfono', 20, { type: 'tel' }),
  email: email('Correo electrónico', 'El correo electrónico'),
  sitio_web: url('Sitio web', 'El sitio web', { placeholder: 'https://' }),
  imagen: picture('Imagen o logotipo', 'imagen_url'),
};
const form = z.object(shapeOf(fields));

export const kind = {
  fields,
  form,
  update: form.partial({ nombre: true }).extend({
    ...changeOf(fields),
    /** The picture to keep when no new one comes; empty takes it away, as `quitar_imagen` does. */
    imagen_url_existente: optionalText('La imagen', 255),
  }),
  missing: 'Por favor, rellena todos los campos obligatorios.',
};

const optional = z.string().nullable();

export const tienda = z.object({
  id: z.number(),
  referencia: z.string(),
  nombre: z.string(),
  direccion: optional,
  telefono: optional,
  email: optional,
  sitio_web: optional,
  imagen_url: optional,
});
export type Tienda = z.infer<typeof tienda>;

export const tiendaAdmin = tienda.extend({ version: z.number() });
export type TiendaAdmin = z.infer<typeof tiendaAdmin>;
