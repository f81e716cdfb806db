import { z } from 'zod';
import { bothCoordinates, coordinateFields } from '#values/coordenadas/coordenadas.ts';
import { flag, id, optionalText, requiredText, slugField, version } from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';

export const municipioForm = z.object({
  nombre: requiredText('El nombre', 100),
  provincia_id: id('La provincia es obligatoria.'),
  place_id: optionalText('El Place ID', 255),
});

/** What its page says besides. */
export const municipioPage = municipioForm
  .extend({
    slug: slugField().optional(),
    descripcion: optionalText('El texto', maxRichText),
    ...coordinateFields,
  })
  .superRefine(bothCoordinates);

export const municipioUpdate = municipioPage.extend({
  id: id(),
  version: version(),
  /** Ticked to take the picture away without putting another in its place. */
  quitar_imagen: flag('Quitar la imagen').optional(),
});

export const municipio = z.object({
  id: z.number(),
  nombre: z.string(),
  provincia_id: z.number(),
  provincia_nombre: z.string(),
  place_id: z.string().nullable(),
  slug: z.string(),
  version: z.number(),
});
export type Municipio = z.infer<typeof municipio>;

const text = z.string().nullable();

export const municipioAdmin = municipio.extend({
  codigo_ine: text,
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  descripcion: text,
  imagen: text,
});
export type MunicipioAdmin = z.infer<typeof municipioAdmin>;
