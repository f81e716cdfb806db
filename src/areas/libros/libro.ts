import { z } from 'zod';
import { todayInMadrid, yearOf } from '#values/day.ts';
import { changeOf, field, neededText, picture, rich, shapeOf, text, whole } from '#values/fields/declared.ts';
import { optionalNumber, slugField } from '#values/fields.ts';
import { shownText } from '#values/rich-text/shown.ts';

const editionYearMessage = 'El año de edición debe estar entre 1000 y el año actual.';

const fields = {
  titulo: neededText('Título', 'El título', 255),
  autores: neededText('Autor(es)', 'El campo Autor(es)', 255),
  editorial: text('Editorial', 'La editorial', 255),
  ISBN: text('ISBN', 'El ISBN', 20, { column: 'isbn' }),
  num_pag: whole('Número de páginas', 'El número de páginas debe ser un número entero a partir de 1.', 1, 100_000),
  fecha_edicion: field(
    'Año de edición',
    optionalNumber({ invalid: editionYearMessage, integer: true, min: 1000, max: 9999 }).refine(
      (year) => !year || year <= thisYear(),
      editionYearMessage,
    ),
    { type: 'number', min: 1000, max: thisYear() },
  ),
  imagen: picture('Portada', 'imagen_url'),
  resumen: rich('Resumen', 'El resumen'),
};

const form = z.object(shapeOf(fields));

export const kind = {
  fields,
  form,
  update: form.extend({ ...changeOf(fields), slug: slugField() }),
  missing: 'Por favor, completa los campos obligatorios: Título y Autor(es).',
};

/** No book was edited next year. */
function thisYear(): number {
  return yearOf(todayInMadrid(new Date()));
}

const optional = z.string().nullable();

export const libroListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  slug: z.string(),
  autores: z.string(),
  editorial: optional,
  ISBN: optional,
  num_pag: z.number().nullable(),
  fecha_edicion: z.number().nullable(),
  imagen_url: optional,
});
export type LibroListItem = z.infer<typeof libroListItem>;

export const libro = libroListItem.extend({ resumen: shownText.nullable() });
export type Libro = z.infer<typeof libro>;

export const libroAdmin = libroListItem.extend({ resumen: optional, version: z.number() });
