import { z } from 'zod';
import { later } from '#values/idioma/say.ts';

/** Made up by the browser, so that the same sent again is the same; see ui/intento/intento.ts. */
export const intento = z
  .string()
  .regex(/^[\w-]{22,64}$/, later('El intento no es válido.'))
  .optional();
