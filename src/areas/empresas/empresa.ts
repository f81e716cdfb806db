import { z } from 'zod';
import { bothCoordinates, coordinateFields, punto } from '#values/coordenadas/coordenadas.ts';
import { accesibilidadField, accesibilidadOut } from '#values/fields/accesibilidad.ts';
import { activoField } from '#values/fields/activo.ts';
import { aperturaOut } from '#values/fields/apertura.ts';
import { etiquetasField, etiquetasOut } from '#values/fields/etiquetas.ts';
import {
  id,
  number,
  optionalEmail,
  optionalText,
  optionalUrl,
  partId,
  requiredText,
  slugField,
  version,
} from '#values/fields.ts';
import { parsePicture } from '#values/picture.ts';

/** Pictures are uploaded first and come here as the address they got. */
const notUploaded = 'La imagen debe subirse antes a este sitio.';
const isUploaded = (url: string | null | undefined) => !url || parsePicture(url) !== undefined;

const imagenAdicional = z.object({
  id: partId(),
  imagen: requiredText('La imagen', 255).refine(isUploaded, notUploaded),
  alt_text: z.string().trim().max(255, 'El texto alternativo no puede pasar de 255 caracteres.').nullish(),
  orden: number({ missing: 'El orden no es válido.', integer: true, min: 0, max: 10_000 }).nullish(),
});

export const empresaForm = z
  .object({
    nombre: requiredText('El nombre', 255),
    municipio_id: id('El municipio es obligatorio.'),
    categoria_id: id('La categoría es obligatoria.'),
    descripcion: optionalText('La descripción', 10_000),
    direccion: optionalText('La dirección', 255),
    telefono: optionalText('El teléfono', 20),
    email: optionalEmail('El correo electrónico'),
    web: optionalUrl('La página web'),
    horario: optionalText('El horario', 500),
    precio: optionalText('El precio', 200),
    accesibilidad: accesibilidadField(),
    imagen: optionalText('La imagen', 255).refine(isUploaded, notUploaded),
    activo: activoField,
    etiquetas: etiquetasField(),
    ...coordinateFields,
    imagenes_adicionales: z
      .array(imagenAdicional, { error: 'Las imágenes adicionales no son válidas.' })
      .max(50, 'Una empresa puede tener 50 imágenes adicionales como mucho.')
      .optional(),
  })
  .superRefine(bothCoordinates);

export const empresaUpdate = empresaForm.extend({
  id: id(),
  slug: slugField().optional(),
  version: version(),
  imagenes_a_eliminar: z.array(id(), { error: 'La lista de imágenes a eliminar no es válida.' }).max(1000).optional(),
});

const text = z.string().nullable();

/** As listed: with the names of where it is and what it does. */
export const empresa = z.object({
  id: z.number(),
  nombre: z.string(),
  slug: z.string(),
  municipio_id: z.number(),
  municipio_nombre: z.string(),
  categoria_id: z.number(),
  categoria_nombre: z.string(),
  descripcion: text,
  direccion: text,
  telefono: text,
  email: text,
  web: text,
  imagen: text,
  horario: text,
  precio: text,
  accesibilidad: accesibilidadOut,
  activo: z.number(),
  etiquetas: etiquetasOut,
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  imagenes_adicionales: z.array(
    z.object({ id: z.number(), imagen: z.string(), alt_text: z.string(), orden: z.number() }),
  ),
});

export const empresaAdmin = empresa.extend({ version: z.number() });
export type EmpresaAdmin = z.infer<typeof empresaAdmin>;

export const empresaPublica = empresa.omit({ activo: true }).extend({
  apertura: aperturaOut,
});
export type EmpresaPublica = z.infer<typeof empresaPublica>;

/** In short, where it is one of several. */
const empresaCercana = empresa.pick({
  ...{ id: true, nombre: true, slug: true, categoria_nombre: true, telefono: true, imagen: true },
});
export type EmpresaCercana = z.infer<typeof empresaCercana>;

/** Its page: with what is around it. */
export const empresaPagina = empresaPublica.extend({
  municipio_slug: z.string(),
  municipio_punto: punto,
  provincia_nombre: z.string(),
  fecha_modificacion: z.string(),
  /** Places worth seeing, nearest first: from its own place, or else from the middle of its municipality. */
  lugares_cercanos: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      slug: z.string(),
      imagen_portada: text,
      municipio_nombre: z.string(),
      distancia_km: z.number().nullable(),
    }),
  ),
  /** Others of the same municipality. */
  empresas_cercanas: z.array(empresaCercana),
});
export type EmpresaPagina = z.infer<typeof empresaPagina>;
