import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { availableIdiomas } from '#server/idiomas.ts';
import { recordChange } from '#server/things/change-log.ts';
import { readTraduccion } from '../calls.server.ts';
import { requireSeen } from '../list.server.ts';
import { idioma, tipo, traduccion, which } from '../traduccion.ts';
import { readEncargo } from './encargo.server.ts';
import { NotTranslated, TextRefused } from './service.server.ts';

/** One that messages exist in. */
const spokenIdioma = idioma.refine(
  (codigo) => availableIdiomas().some((one) => one.codigo === codigo),
  'El programa no habla ese idioma.',
);

export const maquina = {
  'get_maquina_admin.php': call({
    method: 'get',
    access: 'traducir',
    summary: 'Whether a machine can propose translations, and how far it is in a language',
    input: z.object({ idioma }),
    output: z.object({
      data: z.object({
        /** Why it cannot; null when it can. */
        falta: z.string().nullable(),
        encargo: z
          .object({
            estado: z.enum(['en_marcha', 'pausado', 'terminado']),
            por: z.string(),
            desde: z.string(),
            hechas: z.number(),
            problema: z.string().nullable(),
            siguiente_en: z.string().nullable(),
            rechazos: z.array(
              z.object({ tipo, id: z.number(), titulo: z.string(), campo: z.string(), motivo: z.string() }),
            ),
          })
          .nullable(),
      }),
    }),
    async handle({ app, db, input }) {
      const servicio = await app.maquina.servicio();
      const encargo = (await readEncargo(db, input.idioma)) ?? null;
      return { data: { falta: typeof servicio === 'string' ? servicio : null, encargo } };
    },
  }),

  'proponer_traducciones.php': call({
    method: 'post',
    access: 'traducir',
    summary: 'Have a machine propose all that is missing in a language, in the background; or go on with it',
    input: z.object({ idioma: spokenIdioma }),
    async handle({ app, input, user }) {
      await app.maquina.begin(input.idioma, user!.usuario);
      return { message: 'En marcha: las propuestas van apareciendo, lo más visitado primero.' };
    },
  }),

  'pausar_traducciones.php': call({
    method: 'post',
    access: 'traducir',
    summary: 'Stop the machine that proposes translations; what it has proposed stays',
    input: z.object({ idioma: spokenIdioma }),
    async handle({ app, input }) {
      await app.maquina.pause(input.idioma);
      return { message: 'En pausa. Lo que ya está propuesto se queda.' };
    },
  }),

  'proponer_traduccion.php': call({
    method: 'post',
    access: 'traducir',
    summary: 'Have a machine propose what one thing lacks in a language, now',
    perMinute: 30,
    input: z.object({ ...which, idioma: spokenIdioma }),
    output: z.object({
      data: traduccion,
      rechazos: z.array(z.object({ campo: z.string(), motivo: z.string() })),
    }),
    async handle(context) {
      await requireSeen(context, context.input.tipo, context.input.id);
      const rechazos = await asked(() => context.app.maquina.proposeOne(context, context.input));
      const data = await readTraduccion(context.db, context.input);
      if (rechazos.length === 0) return { message: 'Propuesta hecha. Léela antes de darla por buena.', data, rechazos };
      const [{ campo, motivo }] = rechazos as [(typeof rechazos)[number]];
      const label = data.original.find((one) => one.campo === campo)?.label ?? campo;
      const message = `No se ha podido tomar todo. ${label}: ${motivo}.`;
      return { message, aviso: true, data, rechazos };
    },
  }),

  'update_clave_traduccion.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Give the key of the translating service that the settings name; it is used with no other',
    input: z.object({
      clave: z
        .string({ error: 'Escribe la clave.' })
        .trim()
        .min(1, 'Escribe la clave.')
        .max(300, 'La clave es demasiado larga.')
        .regex(/^[\x21-\x7e]+$/, 'La clave lleva caracteres que no puede llevar: cópiala otra vez.'),
    }),
    async handle(context) {
      const { app, input } = context;
      requireOwnService(context);
      const { servicio } = app.ajustes.current.idiomas;
      if (servicio.tipo === 'ninguno')
        throw new Refusal(409, 'Guarda antes el servicio y su dirección: la clave es suya.');
      await app.maquina.key.keep(servicio, input.clave);
      await note(context, 'editar');
      return { message: 'Clave guardada. Pruébala ahora.' };
    },
  }),

  'delete_clave_traduccion.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Forget the key of the translating service',
    async handle(context) {
      requireOwnService(context);
      await context.app.maquina.key.forget();
      await note(context, 'eliminar');
      return { message: 'La clave ya no está aquí.' };
    },
  }),

  'comprobar_traduccion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Ask the translating service for one word, to see whether it answers',
    perMinute: 10,
    async handle({ app }) {
      await asked(() => app.maquina.check());
      return { message: 'El servicio contesta y acepta la clave.' };
    },
  }),
};

/** What the service has against it, as an answer. */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotTranslated) throw new Refusal(error.retryMs === undefined ? 409 : 502, error.message);
    if (error instanceof TextRefused) throw new Refusal(502, `El servicio no ha servido: ${error.message}.`);
    throw error;
  }
}

function requireOwnService({ app }: CallContext<unknown>): void {
  if (app.settings.translator)
    throw new Refusal(
      409,
      'El servicio de traducción lo pone quien instaló el programa (TRANSLATE_URL): cámbialo allí.',
    );
}

async function note({ db, user, now }: CallContext<unknown>, accion: 'editar' | 'eliminar') {
  const titulo = 'Clave del servicio de traducción';
  await recordChange(db, { by: user!.usuario, now, accion, tipo: 'ajuste', id: 0, titulo });
}
