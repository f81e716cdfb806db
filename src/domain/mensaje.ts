import { z } from 'zod';
import { flag, id, optionalText, requiredEmail, requiredText } from './fields.ts';

export const missingMensajeMessage =
  'Por favor, completa todos los campos obligatorios y acepta la política de privacidad.';

/** The contact form, field by field as it is sent. */
export const mensajeForm = z.object({
  name: requiredText('El nombre', 100, 'El nombre es obligatorio.'),
  email: requiredEmail(
    'El correo electrónico',
    'El correo electrónico es obligatorio.',
    'Introduce un correo electrónico válido.',
  ),
  phone: optionalText('El teléfono', 30),
  message: requiredText('El mensaje', 5000, 'El mensaje es obligatorio.'),
  // A default, not optional: an absent optional field is never looked at, and silence is no consent.
  consent: flag()
    .default(false)
    .refine((isGiven) => isGiven, 'Debes aceptar los términos para continuar.'),
});

export const mensajeUpdate = z.object({ id: id(), leido: flag().optional(), respondido: flag().optional() });

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
});
export type Mensaje = z.infer<typeof mensaje>;
