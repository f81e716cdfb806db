/** The calls that let a newsletter out: now, at an hour, as a trial; and that stop it. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { formatLongDateTime } from '#values/fecha.ts';
import { flag, id, optionalEmail, optionalInstant, version } from '#values/fields.ts';
import { makeContenido } from './contenido.server.ts';
import { endEnvio } from './end-envio.server.ts';
import { asunto, type Bloque, envioAdmin } from './envio.ts';
import { letterNow, notThere, onItsWay, readEnvio } from './envio-admin.server.ts';
import { countReaders, type EnvioRow, findEnvio } from './envio-queries.server.ts';
import { canBecome } from './estado.ts';

const tooLate = 'Esa hora ya ha pasado: elige una futura, o envíalo ahora.';

const pauseMessage: Record<EnvioRow['estado'], string> = {
  borrador: 'Programación cancelada: el boletín vuelve a ser un borrador.',
  programado: 'El boletín está programado.',
  enviando: 'El envío continúa.',
  pausado: 'Envío en pausa: no sale ningún correo más.',
  enviado: 'El boletín ya se había enviado.',
};

export const sending = {
  'send_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Send a newsletter now, at an instant (`programado_para`), or to one address to try it (`prueba`)',
    perMinute: 30,
    input: z.object({
      id: id(),
      version: version(),
      programado_para: optionalInstant('La fecha del envío'),
      /** An address; or yes, or none: to whoever asks. */
      prueba: z
        .union([
          z.literal('true').transform(() => true),
          z.boolean(),
          // Left empty it is a trial all the same, and never the real thing.
          optionalEmail('El correo de la prueba').transform((email) => email ?? true),
        ])
        .optional(),
    }),
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      const { id, version, programado_para: at, prueba } = context.input;
      if (prueba) return sendTest(context, id, typeof prueba === 'string' ? prueba : context.user!.email);
      const { now } = context;
      if (at && at <= now) throw new Refusal(422, tooLate, { programado_para: tooLate });
      await saveThing(context, 'envio', {
        id,
        version,
        notThere,
        values: async (db, before) => {
          if (before.estado === 'pausado' && !at) return { estado: 'enviando' as const, siguiente_en: now };
          if (!canBecome(before.estado, 'programado')) throw new Refusal(409, onItsWay[before.estado]);
          await requireContent(db, before, now);
          return { estado: 'programado' as const, programado_para: at ?? now };
        },
      });
      if (!at) await context.app.envios.begin(id);
      context.app.envios.wake();
      const { hasServer } = context.app.mail;
      return { message: sendMessage(at, hasServer), aviso: !hasServer, data: await readEnvio(context, id) };
    },
  }),

  'pause_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Stop a newsletter that is being sent (`reanudar`: go on), or call off one that is scheduled',
    input: z.object({ id: id(), reanudar: flag('Reanudar').optional() }),
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      const { id, reanudar } = context.input;
      const { estado } = await saveThing(context, 'envio', {
        id,
        notThere,
        values: (_, before) => {
          if (before.estado === 'programado' && !reanudar)
            return { estado: 'borrador' as const, programado_para: null };
          const [from, wanted] = reanudar ? (['pausado', 'enviando'] as const) : (['enviando', 'pausado'] as const);
          if (before.estado === wanted) return {};
          if (before.estado !== from)
            throw new Refusal(409, reanudar ? 'Este boletín no está en pausa.' : 'Este boletín no se está enviando.');
          return { estado: wanted, ...(reanudar && { siguiente_en: context.now }) };
        },
      });
      context.app.envios.wake();
      return { message: pauseMessage[estado], data: await readEnvio(context, id) };
    },
  }),

  'end_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'End a newsletter that is paused: a draft again if nothing of it has gone out, or sent as far as it went',
    input: z.object({ id: id() }),
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      const { estado } = await endEnvio(context, context.input.id);
      return {
        message:
          estado === 'borrador'
            ? 'No había salido ningún correo: el boletín vuelve a ser un borrador.'
            : 'Envío terminado: lo que quedaba por salir ya no sale.',
        data: await readEnvio(context, context.input.id),
      };
    },
  }),
};

function sendMessage(at: string | null | undefined, hasServer: boolean): string {
  if (hasServer) return at ? `El boletín se enviará el ${formatLongDateTime(at)}.` : 'El boletín se está enviando.';
  return at
    ? `No hay servidor de correo: el ${formatLongDateTime(at)} el boletín se guardará en un archivo y nadie lo recibirá.`
    : 'No hay servidor de correo: el boletín se guarda en un archivo y nadie lo recibe.';
}

async function requireContent(db: CallContext<unknown>['db'], envio: EnvioRow, now: string): Promise<void> {
  const made = await makeContenido(db, JSON.parse(envio.bloques) as Bloque[], now);
  const empty = 'El boletín está vacío: añade un texto o algo que enseñar.';
  if (made.length === 0) throw new Refusal(422, empty, { bloques: empty });
  if ((await countReaders(db)) === 0)
    throw new Refusal(422, 'Todavía no hay nadie suscrito al boletín: no hay a quién enviarlo.');
}

/** An ordinary mail: it goes before any newsletter, and nobody's clicks on it are counted. */
async function sendTest(context: CallContext<unknown>, id: number, para: string) {
  const { app, db, now } = context;
  const envio = await findEnvio(db, id);
  if (!envio) throw notFound(notThere);
  const written = { asunto: asunto.parse(envio.asunto), bloques: JSON.parse(envio.bloques) as Bloque[] };
  const { html, texto } = await letterNow(context, written);
  const clave = `prueba-envio-${id}-${randomBytes(6).toString('hex')}`;
  await app.mail.enqueueAgain(db, { clave, para, asunto: `[Prueba] ${envio.asunto}`, html, texto }, now);
  return {
    message: app.mail.hasServer
      ? `Prueba enviada a ${para}.`
      : `No hay servidor de correo: la prueba para ${para} se ha guardado en un archivo.`,
    aviso: !app.mail.hasServer,
    data: await readEnvio(context, id),
  };
}
