import { z } from 'zod';
import { email } from '#areas/cuenta/email.ts';
import { jsonField } from '#values/fields/json.ts';
import { flag, notValid, number, requiredText, version } from '#values/fields.ts';
import { roles } from '#values/rol.ts';

/** Names are kept for ever: the log says by them who did what. */
const usuarioName = requiredText('El usuario', 30)
  .regex(/^[a-z0-9_.]{3,}$/i, 'El usuario lleva de 3 a 30 letras sin acentos, números, puntos o guiones bajos.')
  .transform((text) => text.toLowerCase());

const rol = z.enum(roles, { error: 'Elige un papel.' });
const id = requiredText('La persona', 100);

const ids = (label: string) =>
  jsonField(
    z
      .array(number({ missing: notValid(label), integer: true, min: 1, max: 2_147_483_647 }), {
        error: notValid(label),
      })
      .max(300, `${label} son demasiados.`)
      .transform((list) => [...new Set(list)])
      .optional(),
  );

/** What a collaborator's account is bound to, and whether what they write is published at once. */
const binding = {
  municipios: ids('Los municipios'),
  empresas: ids('Los negocios'),
  de_confianza: flag('De confianza').optional(),
};

export const usuarioForm = z.object({ usuario: usuarioName, email, rol, ...binding });
export const usuarioUpdate = z.object({
  id,
  version: version(),
  email: email.optional(),
  rol: rol.optional(),
  activo: flag('Activo').optional(),
  ...binding,
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
  /** Of a collaborator. */
  municipios: z.array(z.number()),
  empresas: z.array(z.number()),
  de_confianza: z.boolean(),
  desde: z.string(),
  version: z.number(),
});
export type Usuario = z.infer<typeof usuario>;
