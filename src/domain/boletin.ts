import { z } from 'zod';
import { requiredEmail } from './fields.ts';

export const invalidEmailMessage = 'Por favor, introduce un correo electrónico válido.';

export const suscripcion = z.object({
  email: requiredEmail('El correo electrónico', invalidEmailMessage, invalidEmailMessage),
});
