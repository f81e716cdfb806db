import { z } from 'zod';
import { email } from '#areas/cuenta/email.ts';
import { flag, requiredText, version } from '#values/fields.ts';
import { roles } from '#values/rol.ts';

/** Names are kept for ever: the log tells by them who did what. */
const usuarioName = requiredText('El usuario', 30)
  .regex(/^[a-z0-9_.]{3,}$/i, 'El usuario lleva de 3 a 30 letras sin acentos, números, puntos o guiones bajos.')
  .transform((text) => text.toLowerCase());

const rol = z.enum(roles, { error: 'Elige un papel.' });
const id = requiredText('La persona', 100);

export const usuarioForm = z.object({ usuario: usuarioName, email, rol });
export const usuarioUpdate = z.object({
  id,
  version: version(),
  email: email.optional(),
  rol: rol.optional(),
  activo: flag('Activo').optional(),
});
export const usuarioId = z.object({ id });

export const usuario = z.object({
  id: z.string(),
  usuario: z.string(),
  email: z.string(),
  rol: rol.nullable(),
  activo: z.boolean(),
  /** Invited, and no password chosen yet. */
  pendiente: z.boolean(),
  dos_factores: z.boolean(),
  desde: z.string(),
  version: z.number(),
});
export type Usuario = z.infer<typeof usuario>;
