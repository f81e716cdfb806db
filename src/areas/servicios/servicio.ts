import { z } from 'zod';
import { bothCoordinates, coordinateFields } from '#values/coordenadas/coordenadas.ts';
import { changeOf, field, neededText, shapeOf } from '#values/fields/declared.ts';
import { optionalDay } from '#values/fields.ts';
import { tipoNames } from './tipos.ts';

const missing = 'Di dónde está: latitud y longitud, en grados.';

/** A point of the map has its place. */
function needed(coordinate: (typeof coordinateFields)['latitud']) {
  return coordinate.nonoptional(missing).refine((degrees) => degrees !== null, missing);
}

const fields = {
  tipo: field('Tipo', z.enum(tipoNames, { error: `El tipo debe ser uno de estos: ${tipoNames.join(', ')}.` }), {
    kind: 'choice',
    isRequired: true,
  }),
  nombre: neededText('Nombre', 'El nombre', 150),
  latitud: field('Latitud', needed(coordinateFields.latitud), { isRequired: true, placeholder: '40,0784' }),
  longitud: field('Longitud', needed(coordinateFields.longitud), { isRequired: true, placeholder: '-2,1291' }),
  fecha: field('Comprobado el', optionalDay('La fecha'), { type: 'date' }),
};

const form = z.object(shapeOf(fields));
export const kind = {
  fields,
  form,
  update: form.extend(changeOf(fields)).superRefine(bothCoordinates),
  missing: 'Por favor, completa los campos obligatorios: Tipo, Nombre, Latitud y Longitud.',
};

export const servicio = z.object({
  id: z.number(),
  tipo: z.enum(tipoNames),
  nombre: z.string(),
  latitud: z.number(),
  longitud: z.number(),
  /** When somebody last looked. */
  fecha: z.string().nullable(),
  version: z.number(),
});
export type Servicio = z.infer<typeof servicio>;

/** One of a file, before it is here. */
export const servicioSent = form;
