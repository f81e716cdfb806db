/** What is wrong with a proposal. The page asks here, the calls in propuesta.ts: the same sentences. */
import { emailPattern } from '#values/email.ts';

export const missingPropuestaMessage =
  'Por favor, completa los campos obligatorios y acepta la política de privacidad.';

export const propuestaSentences = {
  titulo: 'Di cómo se llama.',
  municipio_id: 'Di en qué pueblo es.',
  cuando: 'Di qué día es, o cuándo se repite.',
  nombre: 'Di cómo te llamas.',
  email: 'El correo electrónico es obligatorio.',
  emailInvalid: 'Introduce un correo electrónico válido.',
  consent: 'Debes aceptar los términos para continuar.',
  texto: 'Cuéntanos qué está mal.',
  sello: 'El formulario no está completo. Recarga la página y vuelve a probar.',
};

export interface SenderDraft {
  nombre: string;
  email: string;
  consent: boolean;
}

export type Wrong = Record<string, string>;

export function senderErrors({ nombre, email, consent }: SenderDraft): Wrong {
  return {
    ...(!nombre.trim() && { nombre: propuestaSentences.nombre }),
    ...(!emailPattern.test(email.trim()) && {
      email: email.trim() ? propuestaSentences.emailInvalid : propuestaSentences.email,
    }),
    ...(!consent && { consent: propuestaSentences.consent }),
  };
}
