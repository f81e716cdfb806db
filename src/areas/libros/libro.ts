import { z } from 'zod';
import { todayInMadrid, yearOf } from '#values/day.ts';
import { flag, id, optionalNumber, optionalText, requiredText, slugField, version } from '#values/fields.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { shownText } from '#values/rich-text/shown.ts';

export const missingLibroMessage = 'Por favor, completa los campos obligatorios: Título y Autor(es).';
const editionYearMessage = 'El año de edición debe estar entre 1000 y el año actual.';
const pagesMessage = 'El número de páginas debe ser un número entero a partir de 1.';

export const libroForm = z.object({
  titulo: requiredText('El título', 255),
  autores: requiredText('El campo Autor(es)', 255),
  editorial: optionalText('La editorial', 255),
  ISBN: optionalText('El ISBN', 20),
  num_pag: optionalNumber({ invalid: pagesMessage, integer: true, min: 1, max: 100_000 }),
  fecha_edicion: optionalNumber({ invalid: editionYearMessage, integer: true, min: 1000, max: 9999 }).refine(
    (year) => !year || year <= thisYear(),
    editionYearMessage,
  ),
  resumen: optionalText('El resumen', maxRichText),
});

export const libroUpdate = libroForm.extend({
  id: id(),
  version: version(),
  slug: slugField(),
  /** Ticked to take the cover away without putting another in its place. */
  quitar_imagen: flag('Quitar la imagen').optional(),
});

/** No book was edited next year. */
export function thisYear(): number {
  return yearOf(todayInMadrid(new Date()));
}

const text = z.string().nullable();

export const libroListItem = z.object({
  id: z.number(),
  titulo: z.string(),
  slug: z.string(),
  autores: z.string(),
  editorial: text,
  ISBN: text,
  num_pag: z.number().nullable(),
  fecha_edicion: z.number().nullable(),
  imagen_url: text,
});
export type LibroListItem = z.infer<typeof libroListItem>;

export const libro = libroListItem.extend({ resumen: shownText.nullable() });
export type Libro = z.infer<typeof libro>;

export const libroAdmin = libroListItem.extend({ resumen: text, version: z.number() });
export type LibroAdmin = z.infer<typeof libroAdmin>;
