import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { id, notValid, optionalText, requiredText, slugField, version } from '#values/fields.ts';
import { plain, slugify } from '#values/slug.ts';
import { maxTemas } from './limits.ts';

const maxNombre = 60;

const noWord = 'Un tema debe tener al menos una letra o un número.';

/** The topics of an article as its call takes them: their names, as a list or the JSON text of one; each once. */
export function temasField() {
  const invalid = notValid('La lista de temas');
  return jsonField(
    z
      .array(z.unknown(), { error: invalid })
      .max(maxTemas, `Un artículo no puede tener más de ${maxTemas} temas.`)
      .transform((sent, context) => {
        const names = z.array(nombre(invalid)).safeParse(sent);
        if (names.success) return names.data.filter((name, at, all) => all.findIndex(isSame(name)) === at);
        // Said of the field: which of them it was is in the sentence.
        context.addIssue({ code: 'custom', message: names.error.issues[0]!.message });
        return z.NEVER;
      })
      .optional(),
  );
}

/** Accents and capitals aside. */
function isSame(name: string) {
  return (other: string) => plain(other) === plain(name);
}

function nombre(invalid: string) {
  return z
    .string({ error: invalid })
    .trim()
    .max(maxNombre, `Un tema no puede pasar de ${maxNombre} caracteres.`)
    .refine((name) => slugify(name) !== '', noWord);
}

export const temaForm = z.object({
  nombre: requiredText('El nombre', maxNombre).refine((name) => slugify(name) !== '', noWord),
  descripcion: optionalText('La descripción', 1000),
});

/** Absent, its address follows its name. */
export const temaUpdate = temaForm.extend({ id: id(), version: version(), slug: slugField().optional() });

/** As an article names it. */
export const temaRef = z.object({ id: z.number(), nombre: z.string(), slug: z.string() });
export type TemaRef = z.infer<typeof temaRef>;

export const tema = temaRef.extend({
  descripcion: z.string().nullable(),
  version: z.number(),
  /** Articles that visitors read under it. */
  total: z.number(),
});
export type Tema = z.infer<typeof tema>;
