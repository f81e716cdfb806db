/** What a thing says in another language, as the desk reads and writes it. */
import { z } from 'zod';
import { translatedTipos } from '#things.ts';
import { jsonField } from '#values/fields/json.ts';
import { id } from '#values/fields.ts';
import { estados } from './estado.ts';

export const tipo = z.enum(translatedTipos, { error: 'Eso no se traduce.' });

/** As `lang` names it. */
export const idioma = z
  .string({ error: 'Di en qué idioma.' })
  .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'Ese idioma no existe.')
  .refine((codigo) => codigo !== 'es', 'El español es el original: elige otro idioma.');

/** Which one. */
export const which = { tipo, id: id(), idioma };

export const enLista = z.object({
  tipo,
  id: z.number(),
  idioma: z.string(),
  titulo: z.string(),
  estado: z.enum(estados),
  /** Of its page, in the last ninety days. */
  visitas: z.number(),
  /** Null: all of them, nothing is translated yet. */
  campos_faltan: z.number().nullable(),
});
export type EnLista = z.infer<typeof enLista>;

/** Whether somebody has read it beside its Spanish. */
export const lectura = z.enum(['borrador', 'revisada'], { error: 'Di si es un borrador o está revisada.' });

export const traduccion = z.object({
  tipo,
  id: z.number(),
  idioma: z.string(),
  titulo: z.string(),
  original: z.array(
    z.object({
      campo: z.string(),
      label: z.string(),
      texto: z.string(),
      esHtml: z.boolean(),
      /** It was translated, and the Spanish has changed since; `antes` is what it said then. */
      cambiado: z.boolean(),
      antes: z.string().optional(),
    }),
  ),
  campos: z.record(z.string(), z.string()),
  estado: lectura,
  maquina: z.boolean(),
  /** 0 while there is none. */
  version: z.number(),
});
export type Traduccion = z.infer<typeof traduccion>;

/** By field; of a field that is left out what there is stays, an empty text takes it away. */
export const campos = jsonField(
  z.record(z.string().max(200), z.string({ error: 'Los textos no se entienden.' }), {
    error: 'Los textos no se entienden.',
  }),
);

/** Where a browser would begin to read something else than words. */
export function hasMarkup(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}
