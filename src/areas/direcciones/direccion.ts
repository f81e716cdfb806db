/** A redirect of the operator's own: an address that is not there any more, and where it leads. */
import { z } from 'zod';
import { changeOf, field, shapeOf } from '#values/fields/declared.ts';
import { requiredText } from '#values/fields.ts';
import { isWebUrl } from '#values/web-url.ts';

const longest = 1000;

const de = requiredText('La dirección antigua', longest, 'Escribe la dirección antigua.').transform(pathOf);

const a = requiredText('El destino', longest, 'Escribe a dónde lleva.')
  .transform((text) => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `/${text.replace(/^[/\\]+/, '')}`))
  .refine(
    (text) => text.startsWith('/') || isWebUrl(text),
    'Escribe una dirección de este sitio (/contacto) o una web.',
  );

const fields = {
  de: field('Dirección antigua', de, {
    isRequired: true,
    maxLength: longest,
    placeholder: '/blog/una-pagina-que-ya-no-esta',
    hint: 'La parte que va detrás del nombre del sitio.',
  }),
  a: field('Lleva a', a, {
    isRequired: true,
    maxLength: longest,
    placeholder: '/historia/la-pagina-de-ahora',
    hint: 'Una dirección de este sitio o de otro.',
  }),
};
const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.extend(changeOf(fields)) };

export const direccion = z.object({ id: z.number(), de: z.string(), a: z.string(), version: z.number() });

/** An address that a thing had before, and where that thing is now. */
export const anterior = z.object({ de: z.string(), a: z.string().nullable(), tipo: z.string() });

/** Whole addresses are pasted too; what follows a question mark does not count. */
function pathOf(text: string): string {
  const path = text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return `/${path.replace(/^[/\\]+/, '')}`;
}
