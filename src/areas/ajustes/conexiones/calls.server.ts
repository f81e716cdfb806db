/** The mail server's password and the payment keys: given here, kept closed, never answered. */
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/things/change-log.ts';
import { setTarjeta } from '../calls.server.ts';
import { missingSecrets } from './missing.server.ts';

const origen = z.enum(['servidor', 'panel']).nullable();

/** Without the spaces that come along when one copies it. */
function key(label: string, pattern: RegExp, wrong: string) {
  return z
    .string({ error: `${label} es obligatoria.` })
    .trim()
    .max(300, `${label} es demasiado larga.`)
    .regex(pattern, wrong);
}

export const conexiones = {
  'get_conexiones_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Where mails and payments go and who said so; no password and no key',
    output: z.object({
      data: z.object({
        correo: z.object({
          origen,
          /** As the machine has it: host and sender; null where the settings hold. */
          servidor: z.string().nullable(),
          remitente: z.string().nullable(),
          contrasena: z.enum(['puesta', 'falta', 'no_hace_falta']),
        }),
        pagos: z.object({
          origen,
          es_real: z.boolean(),
          avisos: z.boolean(),
          falta: z.boolean(),
          /** Where the provider sends its notices. */
          avisos_a: z.string(),
        }),
      }),
    }),
    async handle({ app }) {
      const { settings, ajustes } = app;
      const { correo } = ajustes.current;
      const missing = await missingSecrets(app);
      const keys = await app.payments.keys.facts();
      const isNeeded = !settings.smtpUrl && correo.servidor !== '' && correo.usuario !== '';
      const password = missing.includes('correo') ? ('falta' as const) : ('puesta' as const);
      return {
        data: {
          correo: {
            origen: settings.smtpUrl ? ('servidor' as const) : correo.servidor ? ('panel' as const) : null,
            servidor: settings.smtpUrl ? new URL(settings.smtpUrl).host : null,
            remitente: settings.mailFrom ?? null,
            contrasena: isNeeded ? password : ('no_hace_falta' as const),
          },
          pagos: {
            origen: keys?.origen ?? null,
            es_real: keys?.esReal ?? false,
            avisos: keys?.avisos ?? false,
            falta: missing.includes('pagos'),
            avisos_a: `${settings.siteUrl}/api/stripe_webhook.php`,
          },
        },
      };
    },
  }),

  'update_contrasena_correo.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Give the password of the mail server and user that the settings name; it is used with no other',
    input: z.object({
      contrasena: z
        .string({ error: 'Escribe la contraseña.' })
        .min(1, 'Escribe la contraseña.')
        .max(300, 'La contraseña es demasiado larga.'),
    }),
    async handle(context) {
      const { app, input } = context;
      if (app.settings.smtpUrl)
        throw new Refusal(409, 'El servidor de correo lo pone quien instaló el programa (SMTP_URL): cámbialo allí.');
      const { correo } = app.ajustes.current;
      if (!correo.servidor || !correo.usuario)
        throw new Refusal(409, 'Guarda antes el servidor y el usuario: la contraseña es suya.');
      await app.mail.password.keep(correo, input.contrasena);
      await app.mail.hurry();
      await note(context, 'editar', `Contraseña del correo: ${correo.usuario} en ${correo.servidor}`);
      return { message: 'Contraseña guardada. Envía un correo de prueba.' };
    },
  }),

  'update_claves_pago.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Give the payment provider’s keys: the secret one, and the one that its notices are signed with',
    input: z.object({
      clave: key('La clave secreta', /^[sr]k_[\w-]+$/, 'La clave secreta empieza por sk_ o rk_.'),
      clave_avisos: z
        .union([
          z.literal('').transform(() => undefined),
          key('La clave de los avisos', /^whsec_\S+$/, 'La clave de los avisos empieza por whsec_.'),
        ])
        .optional(),
    }),
    async handle(context) {
      const { app, input } = context;
      requireOwnKeys(context);
      await app.payments.keys.keep({ secretKey: input.clave, webhookSecret: input.clave_avisos });
      await setTarjeta(context, true);
      await note(context, 'editar', 'Claves de pago con tarjeta');
      return { message: 'Claves guardadas. Compruébalas ahora.' };
    },
  }),

  'delete_claves_pago.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Forget the payment keys that were given at the desk',
    async handle(context) {
      requireOwnKeys(context);
      await context.app.payments.keys.forget();
      await setTarjeta(context, false);
      await note(context, 'eliminar', 'Claves de pago con tarjeta');
      return { message: 'Las claves ya no están aquí. La tienda no cobra con tarjeta.' };
    },
  }),

  'comprobar_claves_pago.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Ask the payment provider whether it knows the keys',
    perMinute: 10,
    async handle({ app }) {
      const verdict = await app.payments.keys.check();
      if (verdict === 'missing') throw new Refusal(409, 'Todavía no hay claves que comprobar.');
      if (verdict === 'silent') throw new Refusal(502, 'La pasarela no contesta. Inténtalo dentro de unos minutos.');
      if (verdict === 'refused')
        throw new Refusal(422, 'La pasarela no acepta la clave secreta: cópiala otra vez de su panel.', {
          clave: 'La pasarela no la acepta.',
        });
      const { esReal, avisos } = (await app.payments.keys.facts())!;
      const kind = esReal ? 'Las claves funcionan.' : 'Las claves funcionan, y son de prueba: no se cobra de verdad.';
      return { message: avisos ? kind : `${kind} Falta la clave de los avisos.` };
    },
  }),
};

function requireOwnKeys({ app }: CallContext<unknown>): void {
  if (app.settings.stripe)
    throw new Refusal(409, 'Las claves las pone quien instaló el programa (STRIPE_SECRET_KEY): cámbialas allí.');
}

async function note({ db, user, now }: CallContext<unknown>, accion: 'editar' | 'eliminar', titulo: string) {
  await recordChange(db, { by: user!.usuario, now, accion, tipo: 'ajuste', id: 0, titulo });
}
