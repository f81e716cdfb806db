/** Words that mean the same to whoever searches: "hotel, hostal, casa rural". */
import { z } from 'zod';
import { changeOf, field, shapeOf } from '#values/fields/declared.ts';
import { requiredText } from '#values/fields.ts';
import { plainWords } from '#values/words.ts';

const most = 20;
const mostWords = 4;

const palabras = requiredText('El grupo', 500, 'Escribe las palabras, separadas por comas.')
  .transform(tidied)
  .refine((text) => text.split(', ').length >= 2, 'Escribe al menos dos palabras distintas, separadas por comas.')
  .refine((text) => text.split(', ').length <= most, `Un grupo tiene como mucho ${most} palabras.`)
  .refine(
    (text) => text.split(', ').every((part) => plainWords(part).length <= mostWords),
    `Cada expresión tiene como mucho ${mostWords} palabras: sepáralas con comas.`,
  );

const fields = {
  palabras: field('Palabras que quieren decir lo mismo', palabras, {
    isRequired: true,
    maxLength: 500,
    hint: 'Separadas por comas. Quien busque una encontrará también las otras, y primero lo que lleve la suya.',
    placeholder: 'hotel, hostal, casa rural',
  }),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const sinonimo = z.object({ id: z.number(), palabras: z.string(), version: z.number() });

/** Each once, accents and capitals aside; what has no letters is no word. */
function tidied(text: string): string {
  const parts = text.split(/[,;\n]/).map((part) => part.trim().replace(/\s+/g, ' '));
  const byWords = new Map(parts.map((part) => [plainWords(part).join(' '), part]));
  byWords.delete('');
  return [...byWords.values()].join(', ');
}
