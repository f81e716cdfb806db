import { z } from 'zod';
import { bothCoordinates } from '#values/coordenadas/coordenadas.ts';
import {
  changeOf,
  coordinates,
  neededChoice,
  neededText,
  picture,
  rich,
  shapeOf,
  text,
} from '#values/fields/declared.ts';
import { slugField } from '#values/fields.ts';

/** What the list asks for; its page says more. */
const fields = {
  nombre: neededText('Nombre', 'El nombre', 100),
  provincia_id: neededChoice('Provincia', 'La provincia es obligatoria.'),
  place_id: text('Place ID', 'El Place ID', 255),
};

const pageFields = {
  ...fields,
  descripcion: rich('Texto', 'El texto'),
  imagen: picture('Imagen', 'imagen'),
  ...coordinates,
};

const form = z.object(shapeOf(fields));
export const municipioPage = form
  .extend({ ...shapeOf(pageFields), slug: slugField().optional() })
  .superRefine(bothCoordinates);
export const kind = { fields, form };
export const pageKind = { fields: pageFields, form, update: municipioPage.extend(changeOf(pageFields)) };

export const municipio = z.object({
  id: z.number(),
  nombre: z.string(),
  provincia_id: z.number(),
  provincia_nombre: z.string(),
  place_id: z.string().nullable(),
  slug: z.string(),
  version: z.number(),
});

const optional = z.string().nullable();

export const municipioAdmin = municipio.extend({
  codigo_ine: optional,
  latitud: z.number().nullable(),
  longitud: z.number().nullable(),
  descripcion: optional,
  imagen: optional,
});
export type MunicipioAdmin = z.infer<typeof municipioAdmin>;
