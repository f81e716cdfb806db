/** The administrator's own account: password, sessions, second factor. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import { requiredText } from '#values/fields.ts';
import { newPassword } from './sesion.ts';

const present = z
  .string({ error: 'La contraseña actual es obligatoria.' })
  .min(1, 'La contraseña actual es obligatoria.')
  .max(256, 'La contraseña actual no es correcta.');

export const cuenta = {
  'change_password.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change the own password; ends every other session',
    input: z.object({ actual: present, nueva: newPassword }),
    perMinute: 10,
    async handle(context) {
      const { app, input, request } = context;
      const cookies = await app.auth.changePassword(input.actual, input.nueva, request.headers);
      if (!cookies) throw wrongPassword('actual');
      await settle(context, cookies, 'Contraseña cambiada');
      return { message: 'Contraseña cambiada. Las demás sesiones se han cerrado.' };
    },
  }),

  'sign_out_everywhere.php': call({
    method: 'post',
    access: 'admin',
    summary: 'End every session of the own account, this one too',
    async handle(context) {
      const { app, user, request } = context;
      const cookies = await app.auth.signOut(request.headers);
      await app.auth.signOutEverywhere(user!.id);
      await settle(context, cookies, 'Todas las sesiones cerradas');
      return { message: 'Se han cerrado todas tus sesiones.' };
    },
  }),

  'start_two_factor.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Begin to set up the second factor: the address for the telephone and the recovery codes',
    input: z.object({ password: present }),
    output: z.object({ data: z.object({ uri: z.string(), codigos: z.array(z.string()) }) }),
    perMinute: 10,
    async handle({ app, input, user, request }) {
      if (user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos ya está activada.');
      const started = await app.auth.startTwoFactor(input.password, request.headers);
      if (!started) throw wrongPassword('password');
      return {
        message: 'Escanea el código con tu aplicación de verificación y confirma con el número que te muestre.',
        data: { uri: started.uri, codigos: started.recoveryCodes },
      };
    },
  }),

  'confirm_two_factor.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Turn the second factor on with the first code of the telephone',
    input: z.object({ codigo: requiredText('El código', 20) }),
    perMinute: 10,
    async handle(context) {
      const { app, input, request, user } = context;
      if (user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos ya está activada.');
      const cookies = await app.auth.confirmTwoFactor(input.codigo, request.headers);
      const wrong = 'El código no es correcto o ha caducado.';
      if (!cookies) throw new Refusal(422, wrong, { codigo: wrong });
      await settle(context, cookies, 'Verificación en dos pasos activada');
      return { message: 'Verificación en dos pasos activada.' };
    },
  }),

  'disable_two_factor.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Turn the second factor off',
    input: z.object({ password: present }),
    perMinute: 10,
    async handle(context) {
      const { app, input, request, user } = context;
      if (!user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos no está activada.');
      const cookies = await app.auth.disableTwoFactor(input.password, request.headers);
      if (!cookies) throw wrongPassword('password');
      await settle(context, cookies, 'Verificación en dos pasos desactivada');
      return { message: 'Verificación en dos pasos desactivada.' };
    },
  }),
};

function wrongPassword(field: string): Refusal {
  const message = 'La contraseña actual no es correcta.';
  return new Refusal(422, message, { [field]: message });
}

/** The browser gets its new cookies, the log its line. */
async function settle(
  { db, user, now, headers }: CallContext<unknown>,
  cookies: string[],
  titulo: string,
): Promise<void> {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  await recordChange(db, { by: user!.usuario, now, accion: 'editar', tipo: 'cuenta', id: 0, titulo });
}
