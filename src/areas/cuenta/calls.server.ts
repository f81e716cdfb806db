/** One's own account: password, sessions, second factor. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { visitOf } from '#server/api/visit.ts';
import { deviceName } from '#server/auth/device-name.ts';
import { requiredText } from '#values/fields.ts';
import { newPassword, passwordWeakness } from '#values/password/password.ts';
import { email } from './email.ts';
import { sesionAbierta } from './sesion-abierta.ts';
import { signedOut } from './signed-out.server.ts';

const present = z
  .string({ error: 'La contraseña actual es obligatoria.' })
  .min(1, 'La contraseña actual es obligatoria.')
  .max(256, 'La contraseña actual no es correcta.');
const code = requiredText('El código', 20);

export const cuenta = {
  'change_password.php': call({
    method: 'post',
    access: 'cuenta',
    summary: 'Change the own password; ends every other session',
    input: z.object({ actual: present, nueva: newPassword }),
    perMinute: 10,
    async handle(context) {
      const { app, input, user } = context;
      const weak = passwordWeakness(input.nueva, [user!.usuario, user!.email]);
      if (weak) throw new Refusal(422, weak, { nueva: weak });
      const cookies = await app.auth.changePassword(user!, input.actual, input.nueva, visitOf(context));
      if (!cookies) throw wrongPassword('actual');
      setCookies(context, cookies);
      return { message: 'Contraseña cambiada. Las demás sesiones se han cerrado.' };
    },
  }),

  'change_email.php': call({
    method: 'post',
    access: 'cuenta',
    confirm: true,
    summary: 'Say where one is written to: notices, and the link for a forgotten password',
    input: z.object({ email }),
    output: z.object({ email: z.string() }),
    perMinute: 10,
    async handle(context) {
      const { app, input, user } = context;
      await app.auth.changePerson({ user: user!, visit: visitOf(context) }, user!.id, { email: input.email });
      return { message: `Desde ahora te escribimos a ${input.email}.`, email: input.email };
    },
  }),

  'get_sesiones_admin.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'The open sessions of the own account, the last seen first',
    output: z.object({ data: z.array(sesionAbierta) }),
    async handle({ app, user }) {
      const sessions = await app.auth.listSessions(user!);
      return {
        data: sessions.map(({ agente, ...session }) => ({
          ...session,
          dispositivo: deviceName(agente),
          es_esta: session.id === user!.sessionId,
        })),
      };
    },
  }),

  'delete_sesion.php': call({
    method: 'post',
    access: 'cuenta',
    summary: 'End one session of the own account',
    input: z.object({ id: requiredText('La sesión', 100) }),
    async handle(context) {
      const { app, input, user } = context;
      if (input.id === user!.sessionId) signedOut(context, await app.auth.signOut(user!, visitOf(context)));
      else if (!(await app.auth.endSession(user!, input.id, visitOf(context))))
        throw notFound('Esa sesión ya no está abierta.');
      return { message: 'Sesión cerrada.' };
    },
  }),

  'sign_out_everywhere.php': call({
    method: 'post',
    access: 'cuenta',
    summary: 'End every session of the own account, this one too',
    async handle(context) {
      signedOut(context, await context.app.auth.signOutEverywhere(context.user!, visitOf(context)));
      return { message: 'Se han cerrado todas tus sesiones.' };
    },
  }),

  'start_two_factor.php': call({
    method: 'post',
    access: 'segundo_factor',
    summary: 'Begin to set up the second factor: the address for the telephone and the recovery codes',
    input: z.object({ password: present }),
    output: z.object({ data: z.object({ uri: z.string(), codigos: z.array(z.string()) }) }),
    perMinute: 10,
    async handle(context) {
      const { app, input, user } = context;
      if (user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos ya está activada.');
      const started = await app.auth.startTwoFactor(user!, input.password, visitOf(context));
      if (!started) throw wrongPassword('password');
      return {
        message: 'Escanea el código con tu aplicación de verificación y confirma con el número que te muestre.',
        data: { uri: started.uri, codigos: started.recoveryCodes },
      };
    },
  }),

  'confirm_two_factor.php': call({
    method: 'post',
    access: 'segundo_factor',
    summary: 'Turn the second factor on with the first code of the telephone; ends every other session',
    input: z.object({ codigo: code }),
    perMinute: 10,
    async handle(context) {
      const { app, input, user } = context;
      if (user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos ya está activada.');
      const cookies = await app.auth.confirmTwoFactor(user!, input.codigo, visitOf(context));
      if (!cookies) throw wrongCode();
      setCookies(context, cookies);
      return { message: 'Verificación en dos pasos activada. Las demás sesiones se han cerrado.' };
    },
  }),

  'disable_two_factor.php': call({
    method: 'post',
    access: 'cuenta',
    summary: 'Turn the second factor off, with the password and a code',
    input: z.object({ password: present, codigo: code }),
    perMinute: 10,
    async handle(context) {
      const { app, input, user } = context;
      if (!user!.hasTwoFactor) throw new Refusal(409, 'La verificación en dos pasos no está activada.');
      if (await app.auth.demandsTwoFactor())
        throw new Refusal(409, 'La verificación en dos pasos es obligatoria en este sitio: no se puede desactivar.');
      const disabled = await app.auth.disableTwoFactor(user!, input.password, input.codigo, visitOf(context));
      if (disabled === 'password-wrong') throw wrongPassword('password');
      if (disabled === 'code-wrong') throw wrongCode();
      setCookies(context, disabled.cookies);
      return { message: 'Verificación en dos pasos desactivada.' };
    },
  }),
};

function wrongPassword(field: string): Refusal {
  const message = 'La contraseña actual no es correcta.';
  return new Refusal(422, message, { [field]: message });
}

function wrongCode(): Refusal {
  const message = 'El código no es correcto o ha caducado.';
  return new Refusal(422, message, { codigo: message });
}

function setCookies({ headers }: CallContext<unknown>, cookies: string[]): void {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
}
