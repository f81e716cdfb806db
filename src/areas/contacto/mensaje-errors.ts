/** What is wrong with a message of the contact form. The page asks here, the call in mensaje.ts: the same sentences. */
import { emailPattern } from '#values/email.ts';

export const missingMensajeMessage =
  'Por favor, completa todos los campos obligatorios y acepta la política de privacidad.';

export const mensajeSentences = {
  name: 'El nombre es obligatorio.',
  email: 'El correo electrónico es obligatorio.',
  emailInvalid: 'Introduce un correo electrónico válido.',
  message: 'El mensaje es obligatorio.',
  consent: 'Debes aceptar los términos para continuar.',
};

export interface MensajeDraft {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
}

export type MensajeErrors = Partial<Record<keyof MensajeDraft, string>>;

export function mensajeErrors({ name, email, message, consent }: MensajeDraft): MensajeErrors {
  return {
    ...(!name.trim() && { name: mensajeSentences.name }),
    ...(!emailPattern.test(email.trim()) && {
      email: email.trim() ? mensajeSentences.emailInvalid : mensajeSentences.email,
    }),
    ...(!message.trim() && { message: mensajeSentences.message }),
    ...(!consent && { consent: mensajeSentences.consent }),
  };
}
