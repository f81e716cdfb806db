import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { saveThing, trashThing } from '#server/db/save-thing.ts';
import { cleanHtml } from '#server/rich-text.ts';
import { formatDateTime } from '#values/fecha.ts';
import { flag, id, optionalEmail, optionalInstant, paging, searchText, version } from '#values/fields.ts';
import { makeContenido, proposeBloques } from './contenido.server.ts';
import { findCosas, listCosas } from './cosas-queries.server.ts';
import {
  asunto,
  type Bloque,
  bloque,
  bloques,
  canBecome,
  type EnvioAdmin,
  envioAdmin,
  envioCreate,
  envioListItem,
  envioUpdate,
  estadosEnvio,
  isEditable,
  tarjeta,
  tiposLista,
} from './envio.ts';
import { writeLetter } from './envio-mail.server.ts';
import { countReaders, type EnvioRow, findEnvio, listEnlaces, listEnvios } from './envio-queries.server.ts';
import { countPending } from './outbox-queries.server.ts';

const missing = 'El envío no existe o se ha eliminado.';
const onItsWay = 'Este boletín ya se está enviando o se ha enviado: no se puede cambiar.';
const shownChoices = 30;
const maxBytes = 2_500_000;

export const envios = {
  'get_envios_admin.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'The newsletters, newest first, with how many got them and how often their links were followed',
    input: z.object({
      q: searchText(),
      estado: z.enum(estadosEnvio, { error: 'El estado no es válido.' }).optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(envioListItem), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listEnvios(db, {
        search: input.q,
        estado: input.estado,
        ...toPageRequest(input, 50),
      });
      return { data: rows.map((row) => ({ ...row, clics: Number(row.clics ?? 0) })), ...page };
    },
  }),

  'get_envio_admin.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'One newsletter, to write it or to see how far it is',
    input: z.object({ id: id() }),
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      return { data: await readEnvio(context, context.input.id) };
    },
  }),

  'get_envio_propuesta.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'Blocks of what is new since the last newsletter: articles, next events, products',
    output: z.object({ data: z.object({ bloques: z.array(bloque) }) }),
    async handle({ db, now }) {
      return { data: { bloques: await proposeBloques(db, now) } };
    },
  }),

  'get_envio_opciones.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'What a block can show: the newest articles or products, the next events, or those that `q` finds',
    input: z.object({
      tipo: z.enum(tiposLista, { error: 'Elige artículos, eventos o productos.' }),
      q: searchText(),
      /** These and no others: "3,14". */
      ids: z
        .string()
        .max(200, 'Son demasiados.')
        .transform((text) =>
          text
            .split(',')
            .map(Number)
            .filter((one) => Number.isSafeInteger(one) && one > 0),
        )
        .optional(),
    }),
    output: z.object({ data: z.array(tarjeta.extend({ id: z.number() })) }),
    async handle({ db, input, now }) {
      const { tipo, q, ids } = input;
      if (ids) return { data: await findCosas(db, tipo, ids, now) };
      return { data: await listCosas(db, tipo, { search: q, now, limit: shownChoices }) };
    },
  }),

  'preview_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'A newsletter as the mail it would be now',
    maxBytes,
    input: z.object({ asunto: z.string().max(150).default(''), bloques: bloques.default([]) }),
    output: z.object({ data: z.object({ html: z.string(), texto: z.string() }) }),
    async handle(context) {
      return { data: await letterNow(context, context.input) };
    },
  }),

  'create_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Begin a newsletter; it is a draft',
    maxBytes,
    input: envioCreate,
    output: z.object({ id: z.number(), data: envioAdmin }),
    async handle(context) {
      const { asunto, bloques } = context.input;
      const envio = await saveThing(context, 'envio', {
        values: {
          ...{ asunto, bloques: stored(bloques), estado: 'borrador' as const },
          ...{ programado_para: null, contenido: null, empezado_en: null, terminado_en: null, siguiente_en: null },
        },
      });
      return {
        status: 201,
        message: 'Borrador guardado.',
        id: envio.id,
        data: await readEnvio(context, envio.id),
      };
    },
  }),

  'update_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Change a newsletter that nobody has got yet; fields that are not sent stay as they are',
    maxBytes,
    input: envioUpdate,
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      const { id, version, asunto, bloques } = context.input;
      await saveThing(context, 'envio', {
        id,
        version,
        missing,
        values: (_, before) => {
          if (!isEditable(before.estado)) throw new Refusal(409, onItsWay);
          return { asunto, ...(bloques && { bloques: stored(bloques) }) };
        },
      });
      return { message: 'Cambios guardados.', data: await readEnvio(context, id) };
    },
  }),

  'delete_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Move a newsletter to the trash; not while it is being sent',
    input: z.object({ id: id() }),
    async handle(context) {
      const envio = await findEnvio(context.db, context.input.id);
      if (envio && (envio.estado === 'enviando' || envio.estado === 'pausado'))
        throw new Refusal(409, 'Este boletín se está enviando: espera a que termine.');
      const { asunto } = await trashThing(
        context,
        'envio',
        context.input.id,
        missing,
        ({ estado }) => estado !== 'enviando' && estado !== 'pausado',
      );
      return { message: `El envío «${asunto}» se ha eliminado.` };
    },
  }),

  'send_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Send a newsletter now, at an instant (`programado_para`), or to one address to try it (`prueba`)',
    perMinute: 30,
    input: z.object({
      id: id(),
      version: version(),
      programado_para: optionalInstant('La fecha del envío'),
      /** An address, or just yes: to whoever asks. */
      prueba: z
        .union([z.literal('true').transform(() => true), z.boolean(), optionalEmail('El correo de la prueba')])
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
        missing,
        values: async (db, before) => {
          if (before.estado === 'pausado' && !at) return { estado: 'enviando' as const, siguiente_en: now };
          if (!canBecome(before.estado, 'programado')) throw new Refusal(409, onItsWay);
          await requireContent(db, before, now);
          return { estado: 'programado' as const, programado_para: at ?? now };
        },
      });
      if (!at) await context.app.envios.begin(id);
      context.app.envios.wake();
      const data = await readEnvio(context, id);
      return {
        message: at ? `El boletín se enviará el ${formatDateTime(at)}.` : `El boletín se está enviando.`,
        data,
      };
    },
  }),

  'pause_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Stop a newsletter that is being sent (`reanudar`: go on), or call off one that is scheduled',
    input: z.object({ id: id(), reanudar: flag().optional() }),
    output: z.object({ data: envioAdmin }),
    async handle(context) {
      const { id, reanudar } = context.input;
      const { estado } = await saveThing(context, 'envio', {
        id,
        missing,
        values: (_, before) => {
          if (before.estado === 'programado' && !reanudar)
            return { estado: 'borrador' as const, programado_para: null };
          const wanted = reanudar ? ('enviando' as const) : ('pausado' as const);
          if (before.estado === wanted) return {};
          if (!canBecome(before.estado, wanted))
            throw new Refusal(409, reanudar ? 'Este boletín no está en pausa.' : 'Este boletín no se está enviando.');
          return { estado: wanted, ...(reanudar && { siguiente_en: context.now }) };
        },
      });
      context.app.envios.wake();
      return { message: pauseMessage[estado], data: await readEnvio(context, id) };
    },
  }),
};

const tooLate = 'Esa hora ya ha pasado: elige una futura, o envíalo ahora.';

const pauseMessage: Record<EnvioRow['estado'], string> = {
  borrador: 'Programación cancelada: el boletín vuelve a ser un borrador.',
  programado: 'El boletín está programado.',
  enviando: 'El envío continúa.',
  pausado: 'Envío en pausa: no sale ningún correo más.',
  enviado: 'El boletín ya se había enviado.',
};

function stored(list: Bloque[]): string {
  return JSON.stringify(list.map((item) => (item.tipo === 'texto' ? { ...item, texto: cleanHtml(item.texto) } : item)));
}

async function readEnvio({ db }: Pick<CallContext<unknown>, 'db'>, id: number): Promise<EnvioAdmin> {
  const envio = await findEnvio(db, id);
  if (!envio) throw notFound(missing);
  const enlaces = await listEnlaces(db, id);
  const isOut = envio.estado === 'enviando' || envio.estado === 'pausado';
  return {
    ...envio,
    bloques: JSON.parse(envio.bloques) as Bloque[],
    enlaces,
    clics: enlaces.reduce((sum, { clics }) => sum + clics, 0),
    pendientes: isOut ? await countPending(db, id) : 0,
    suscriptores: await countReaders(db),
  };
}

async function requireContent(db: CallContext<unknown>['db'], envio: EnvioRow, now: string): Promise<void> {
  const made = await makeContenido(db, JSON.parse(envio.bloques) as Bloque[], now);
  const empty = 'El boletín está vacío: añade un texto o algo que enseñar.';
  if (made.length === 0) throw new Refusal(422, empty, { bloques: empty });
  if ((await countReaders(db)) === 0)
    throw new Refusal(422, 'Todavía no hay nadie suscrito al boletín: no hay a quién enviarlo.');
}

async function letterNow({ app, db, now }: CallContext<unknown>, written: { asunto: string; bloques: Bloque[] }) {
  const { siteUrl } = app.settings;
  return writeLetter({
    asunto: written.asunto,
    bloques: await makeContenido(db, written.bloques, now),
    ajustes: app.ajustes.current,
    siteUrl,
    leave: `${siteUrl}/boletin/baja`,
  });
}

/** An ordinary mail: it goes before any newsletter, and nobody's clicks on it are counted. */
async function sendTest(context: CallContext<unknown>, id: number, para: string) {
  const { app, db, now } = context;
  const envio = await findEnvio(db, id);
  if (!envio) throw notFound(missing);
  const written = { asunto: asunto.parse(envio.asunto), bloques: JSON.parse(envio.bloques) as Bloque[] };
  const { html, texto } = await letterNow(context, written);
  const clave = `prueba-envio-${id}-${randomBytes(6).toString('hex')}`;
  await app.mail.enqueueAgain(db, { clave, para, asunto: `[Prueba] ${envio.asunto}`, html, texto }, now);
  return {
    message: app.mail.hasServer
      ? `Prueba enviada a ${para}.`
      : `No hay servidor de correo: la prueba para ${para} se ha guardado en un archivo.`,
    data: await readEnvio(context, id),
  };
}
