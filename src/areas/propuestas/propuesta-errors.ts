/** What is wrong with a proposal. The page asks here, the calls in propuesta.ts: the same sentences. */

import { emailPattern } from '#values/email.ts';
import { later, say } from '#values/idioma/say.ts';

export const missingPropuestaMessage = later(
  'Por favor, completa los campos obligatorios y acepta la política de privacidad.',
);

export const propuestaSentences = {
  titulo: later('Di cómo se llama.'),
  municipio_id: later('Di en qué pueblo es.'),
  cuando: later('Di qué día es, o cuándo se repite.'),
  nombre: later('Di cómo te llamas.'),
  email: later('El correo electrónico es obligatorio.'),
  emailInvalid: later('Introduce un correo electrónico válido.'),
  consent: later('Debes aceptar los términos para continuar.'),
  texto: later('Cuéntanos qué está mal.'),
  sello: later('El formulario no está completo. Recarga la página y vuelve a probar.'),
};

export interface SenderDraft {
  nombre: string;
  email: string;
  consent: boolean;
}

export type Wrong = Record<string, string>;

export function senderErrors({ nombre, email, consent }: SenderDraft): Wrong {
  return {
    ...(!nombre.trim() && { nombre: say(propuestaSentences.nombre) }),
    ...(!emailPattern.test(email.trim()) && {
      email: say(email.trim() ? propuestaSentences.emailInvalid : propuestaSentences.email),
    }),
    ...(!consent && { consent: say(propuestaSentences.consent) }),
  };
}
