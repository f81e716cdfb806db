import { z } from 'zod';
import { jsonField } from '#values/fields/json.ts';
import { flag, id, optionalText, requiredEmail, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { estadosSuscriptor } from './estado.ts';

const invalidEmailMessage = later('Por favor, introduce un correo electrónico válido.');

export const suscripcion = z.object({
  email: requiredEmail('El correo electrónico', invalidEmailMessage, invalidEmailMessage),
});

const nombre = optionalText('El nombre', 100);

/** The operator's own words for groups of readers. */
const etiquetas = jsonField(
  z
    .array(requiredText('Una etiqueta', 30), { error: 'Las etiquetas no son una lista.' })
    .max(10, 'Son demasiadas etiquetas: diez como mucho.')
    .transform((names) => [...new Set(names)])
    .optional(),
);

export const suscriptorUpdate = z.object({ id: id(), nombre, etiquetas });

/** One whom the operator adds by hand, who must have agreed: how, and that it is so, is declared. */
export const suscriptorCreate = suscripcion.extend({
  nombre,
  etiquetas,
  procedencia: requiredText('El consentimiento', 300, 'Escribe cómo te dio su consentimiento.'),
  declaracion: flag('La declaración')
    .default(false)
    .refine((isGiven) => isGiven, 'Declara que esta persona te ha pedido recibir el boletín.'),
});

export const suscriptor = z.object({
  id: z.number(),
  email: z.string(),
  estado: z.enum(estadosSuscriptor),
  origen: z.string(),
  texto_version: z.string(),
  consentimiento_version: z.string(),
  pedido_en: z.string(),
  confirmado_en: z.string().nullable(),
  baja_en: z.string().nullable(),
  /** The mail server said that there is no such mailbox. */
  rebotado_en: z.string().nullable(),
  nombre: z.string().nullable(),
  etiquetas: z.array(z.string()),
});
export type Suscriptor = z.infer<typeof suscriptor>;
