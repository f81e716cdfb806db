import { requiredEmail } from '#values/fields.ts';

/** Where somebody who works on the site is written to; kept in small letters. */
export const email = requiredEmail(
  'El correo electrónico',
  'El correo electrónico es obligatorio.',
  'El correo electrónico no es válido.',
).transform((text) => text.toLowerCase());
