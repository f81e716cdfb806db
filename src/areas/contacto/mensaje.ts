import { z } from 'zod';
import { flag, id, optionalText, requiredEmail, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { mensajeSentences as sentences } from './mensaje-errors.ts';

/** The contact form, field by field as it is sent. */
export const mensajeForm = z.object({
  name: requiredText(later('El nombre'), 100, sentences.name),
  email: requiredEmail(later('El correo electrónico'), sentences.email, sentences.emailInvalid),
  phone: optionalText(later('El teléfono'), 30),
  message: requiredText(later('El mensaje'), 5000, sentences.message),
  // A default, not optional: an absent optional field is never looked at, and silence is no consent.
  consent: flag('Consentimiento')
    .default(false)
    .refine((isGiven) => isGiven, sentences.consent),
});

export const mensajeUpdate = z.object({
  id: id(),
  leido: flag('Leído').optional(),
  respondido: flag('Respondido').optional(),
});

export const respuestaForm = z.object({
  id: id(),
  texto: requiredText('La respuesta', 5000, 'Escribe la respuesta.'),
});

/** What was answered from the desk, and by whom. */
const respuesta = z.object({ id: z.number(), usuario: z.string(), texto: z.string(), fecha: z.string() });

export const mensaje = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  /** Version of the privacy text the sender agreed to. */
  texto_version: z.string(),
  leido: z.boolean(),
  respondido: z.boolean(),
  fecha: z.string(),
  /** The first first. */
  respuestas: z.array(respuesta),
});
export type Mensaje = z.infer<typeof mensaje>;
