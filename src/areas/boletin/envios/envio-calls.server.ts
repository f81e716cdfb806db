import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { Refusal } from '#server/api/refusal.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { proposeBloques } from './contenido.server.ts';
import { findCosas, listCosas } from './cosas.server.ts';
import { endEnvio } from './end-envio.server.ts';
import {
  type Bloque,
  bloque,
  bloques,
  envioAdmin,
  envioCreate,
  envioListItem,
  envioUpdate,
  tarjeta,
  tiposLista,
} from './envio.ts';
import { letterNow, notThere, onItsWay, readEnvio } from './envio-admin.server.ts';
import { countReaders, listEnvios } from './envio-queries.server.ts';
import { estadosEnvio, isEditable } from './estado.ts';
import { envioOrders } from './orders.ts';

const shownChoices = 30;
const maxBytes = 700_000;

const notDeleted = {
  enviando: 'Este boletín se está enviando: espera a que termine, o páusalo.',
  pausado: 'Este boletín está en pausa y ya ha salido en parte: reanúdalo o dalo por terminado antes de eliminarlo.',
};

export const envios = {
  'get_envios_admin.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'The newsletters, newest first, with how many got them and how often their links were followed',
    input: z.object({
      q: searchText(),
      estado: z.enum(estadosEnvio, { error: 'El estado no es válido.' }).optional(),
      ...sorting(envioOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(envioListItem), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listEnvios(db, {
        search: input.q,
        estado: input.estado,
        orden: input.orden,
        dir: input.dir,
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

  'get_envio_destino.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'How many would get a newsletter now, and whether there is a mail server to send it',
    output: z.object({ data: z.object({ suscriptores: z.number(), hay_servidor_correo: z.boolean() }) }),
    async handle({ app, db }) {
      return { data: { suscriptores: await countReaders(db), hay_servidor_correo: app.mail.hasServer } };
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
        notThere,
        values: (_, before) => {
          if (!isEditable(before.estado)) throw new Refusal(409, onItsWay[before.estado]);
          return { asunto, ...(bloques && { bloques: stored(bloques) }) };
        },
      });
      return { message: 'Cambios guardados.', data: await readEnvio(context, id) };
    },
  }),

  'delete_envio.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Move a newsletter to the trash; not while it is being sent, nor paused halfway',
    input: z.object({ id: id() }),
    async handle(context) {
      const { estado, sin_salir } = await readEnvio(context, context.input.id);
      if (sin_salir) await endEnvio(context, context.input.id);
      else if (estado === 'enviando' || estado === 'pausado') throw new Refusal(409, notDeleted[estado]);
      const { asunto } = await trashThing(
        context,
        'envio',
        context.input.id,
        notThere,
        ({ estado }) => estado !== 'enviando' && estado !== 'pausado',
      );
      return { message: `El envío «${asunto}» se ha eliminado.` };
    },
  }),
};

function stored(list: Bloque[]): string {
  return JSON.stringify(list.map((item) => (item.tipo === 'texto' ? { ...item, texto: cleanHtml(item.texto) } : item)));
}
