import { z } from 'zod';
import { bothCoordinates } from '#values/coordenadas/coordenadas.ts';
import {
  changeOf,
  coordinates,
  field,
  neededChoice,
  neededText,
  picture,
  rich,
  shapeOf,
  text,
  whole,
} from '#values/fields/declared.ts';
import { optionalNumber, slugField } from '#values/fields.ts';

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
  habitantes: whole('Habitantes', 'Los habitantes deben ser un número entero.', 0, 1_000_000),
  altitud: whole('Altitud (m)', 'La altitud debe ser un número entero de metros.', 0, 3000),
  superficie: field(
    'Superficie (km²)',
    optionalNumber({ invalid: 'La superficie debe ser un número de kilómetros cuadrados.', min: 0, max: 100_000 }),
  ),
  carretera_km: whole(
    'Por carretera (km)',
    'La distancia por carretera debe ser un número entero de kilómetros.',
    0,
    1000,
  ),
  autobus: text('Autobús', 'El autobús', 300),
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
  habitantes: z.number().nullable(),
  altitud: z.number().nullable(),
  superficie: z.number().nullable(),
  carretera_km: z.number().nullable(),
  autobus: optional,
});
export type MunicipioAdmin = z.infer<typeof municipioAdmin>;
