/** What is wrong with a message of the contact form. The page asks here, the call in mensaje.ts: the same sentences. */

import { emailPattern } from '#values/email.ts';
import { later, say } from '#values/idioma/say.ts';

export const missingMensajeMessage = later(
  'Por favor, completa todos los campos obligatorios y acepta la política de privacidad.',
);

export const mensajeSentences = {
  name: later('El nombre es obligatorio.'),
  email: later('El correo electrónico es obligatorio.'),
  emailInvalid: later('Introduce un correo electrónico válido.'),
  message: later('El mensaje es obligatorio.'),
  consent: later('Debes aceptar los términos para continuar.'),
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
    ...(!name.trim() && { name: say(mensajeSentences.name) }),
    ...(!emailPattern.test(email.trim()) && {
      email: say(email.trim() ? mensajeSentences.emailInvalid : mensajeSentences.email),
    }),
    ...(!message.trim() && { message: say(mensajeSentences.message) }),
    ...(!consent && { consent: say(mensajeSentences.consent) }),
  };
}
