import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { inEvenTime } from '#server/api/even-time.ts';
import { Refusal } from '#server/api/refusal.ts';
import { visitOf } from '#server/api/visit.ts';
import { optionalText, requiredText } from '#values/fields.ts';
import { newPassword } from '#values/password/password.ts';
import { roles } from '#values/rol.ts';
import { signedOut } from './signed-out.server.ts';

const wrongCredentials = 'Credenciales inválidas. Por favor, inténtalo de nuevo.';
const codeNeeded = 'Introduce el código de tu aplicación de verificación.';
const wrongCode = 'El código no es correcto o ha caducado.';
const sessionUser = z.object({
  success: z.boolean(),
  user: z
    .object({
      usuario: z.string(),
      email: z.string(),
      rol: z.enum(roles).nullable(),
      dos_factores: z.boolean(),
      /** The second factor is demanded of everybody: until it is set up nothing else can be done. */
      falta_dos_factores: z.boolean(),
    })
    .nullable(),
});

export const sesion = {
  'login.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Sign in; sets the session cookie',
    input: z.object({
      usuario: requiredText('El usuario', 100),
      password: z
        .string({ error: 'La contraseña es obligatoria.' })
        .min(1, 'La contraseña es obligatoria.')
        .max(256, wrongCredentials),
      /** From the authenticator app, or a recovery code; only asked of those who set up the second factor. */
      codigo: optionalText('El código', 20),
    }),
    missing: 'Introduce tu usuario y tu contraseña.',
    output: z.object({ user: z.object({ usuario: z.string() }) }),
    async handle(context) {
      const { app, input, headers } = context;
      const { usuario, password, codigo } = input;
      const signedIn = await app.auth.signIn({ usuario, password, code: codigo ?? undefined }, visitOf(context));
      // The page asks for the code when the answer names that field.
      if (signedIn === 'code-needed') throw new Refusal(401, codeNeeded, { codigo: codeNeeded });
      if (signedIn === 'wrong') throw new Refusal(401, wrongCredentials);
      if (signedIn === 'code-wrong') throw new Refusal(401, wrongCode, { codigo: wrongCode });
      for (const cookie of signedIn.cookies) headers.append('set-cookie', cookie);
      return { message: 'Sesión iniciada.', user: { usuario: signedIn.usuario } };
    },
  }),

  'logout.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Sign out; ends the session',
    async handle(context) {
      const { app, user } = context;
      signedOut(context, user ? await app.auth.signOut(user, visitOf(context)) : []);
      return { message: 'Sesión cerrada.' };
    },
  }),

  'get_session.php': call({
    method: 'get',
    access: 'public',
    whilePreparing: true,
    summary: 'Who is signed in',
    output: sessionUser,
    async handle({ user }) {
      // A question with an answer, not a refusal: a browser would log a 401 as an error on every sign-in page.
      if (!user) return { success: false, message: 'No hay ninguna sesión iniciada.', user: null };
      const { usuario, email, rol = null, hasTwoFactor, lacksTwoFactor } = user;
      return {
        success: true,
        user: { usuario, email, rol, dos_factores: hasTwoFactor, falta_dos_factores: lacksTwoFactor },
      };
    },
  }),

  'request_password_reset.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Ask for the mail that lets one choose a new password',
    input: z.object({ usuario: requiredText('El usuario o correo electrónico', 100) }),
    perMinute: 5,
    async handle(context) {
      await inEvenTime(context.app.auth.requestReset(context.input.usuario, visitOf(context)));
      return { message: 'Si esa cuenta existe, te hemos enviado un correo con las instrucciones.' };
    },
  }),

  'reset_password.php': call({
    method: 'post',
    access: 'public',
    whilePreparing: true,
    summary: 'Choose a new password with the token of the mail; ends every session',
    input: z.object({ token: requiredText('El código', 200), password: newPassword }),
    perMinute: 10,
    async handle(context) {
      const { app, input, headers } = context;
      const reset = await app.auth.resetPassword(input.token, input.password, visitOf(context));
      if (reset === 'invalid') throw new Refusal(422, 'El enlace no es válido o ha caducado. Pide uno nuevo.');
      if ('weak' in reset) throw new Refusal(422, reset.weak, { password: reset.weak });
      for (const cookie of reset.cookies) headers.append('set-cookie', cookie);
      return { message: 'Contraseña cambiada. Ya puedes iniciar sesión.' };
    },
  }),
};
