import { z } from 'zod';
import { requiredEmail } from '#values/fields.ts';
import { estadosSuscriptor } from './estado.ts';

const invalidEmailMessage = 'Por favor, introduce un correo electrónico válido.';

export const suscripcion = z.object({
  email: requiredEmail('El correo electrónico', invalidEmailMessage, invalidEmailMessage),
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
});
export type Suscriptor = z.infer<typeof suscriptor>;
