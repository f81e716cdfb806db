/** A calendar of somebody else's whose events come into the agenda. */
import { z } from 'zod';
import { changeOf, field, neededChoice, shapeOf, text } from '#values/fields/declared.ts';
import { flag } from '#values/fields.ts';
import { isWebUrl, withScheme } from '#values/web-url.ts';

const missingUrl = 'Falta la dirección del calendario.';

/** `webcal:` is how calendar programs say https, and people leave it out. */
export const fuenteUrl = z
  .string({ error: missingUrl })
  .trim()
  .min(1, missingUrl)
  .max(1000, 'La dirección es demasiado larga.')
  .transform((url) => withScheme(url.replace(/^webcals?:/i, 'https:')))
  .refine(isWebUrl, 'La dirección no es una dirección web válida.');

const fields = {
  url: field('Dirección del calendario (.ics)', fuenteUrl, { type: 'url', maxLength: 1000, isRequired: true }),
  municipio_id: neededChoice('Municipio', 'El municipio es obligatorio.'),
  publicar: field(
    'Lo que llegue nuevo',
    flag('Publicar')
      .optional()
      .transform((publishes) => (publishes === undefined ? undefined : Number(publishes))),
    { kind: 'choice' },
  ),
  nombre: text('Nombre', 'El nombre', 120, { note: 'Vacío: el que diga el calendario.' }),
};

const form = z.object(shapeOf(fields));
export const kind = { fields, form, update: form.partial().extend(changeOf(fields)) };

export const fuente = z.object({
  id: z.number(),
  nombre: z.string(),
  url: z.string(),
  municipio_id: z.number(),
  municipio_nombre: z.string(),
  publicar: z.number(),
  /** When it last came, and when it is asked for next. */
  traida_en: z.string().nullable(),
  siguiente_en: z.string(),
  fallos: z.number(),
  /** Why it does not come, or what is odd about it. */
  problema: z.string().nullable(),
  /** How many events it had the last time. */
  eventos: z.number(),
  version: z.number(),
});

/** So often in a row it fails before the desk shows it. */
export const failuresBeforeNotice = 3;

export const vistaPrevia = z.object({
  nombre: z.string(),
  total: z.number(),
  /** Events that cannot be read, and those that are too many. */
  rotos: z.number(),
  sobran: z.number(),
  /** The first of them. */
  eventos: z.array(
    z.object({
      titulo: z.string(),
      cuando: z.string(),
      lugar: z.string().nullable(),
      /** What is here already and looks the same. */
      ya_esta: z.object({ id: z.number(), titulo: z.string() }).nullable(),
    }),
  ),
});
export type VistaPrevia = z.infer<typeof vistaPrevia>;
