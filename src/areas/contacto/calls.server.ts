import { z } from 'zod';
import { shownVersion } from '#areas/ajustes/legal-version.ts';
import { call } from '#server/api/call.ts';
import { formato, pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { recordTaken } from '#server/api/taken.ts';
import { csvResponse } from '#server/csv.ts';
import type { Db } from '#server/db/open.ts';
import { inIdioma } from '#server/idiomas.ts';
import { answerMail, contactMail } from '#server/mail/mails.ts';
import { recordChange } from '#server/things/change-log.ts';
import { insertThing, lockThing, trashThing } from '#server/things/save-thing.ts';
import { type Row, titleOf } from '#server/things/thing-row.ts';
import { flag, id, paging, searchText } from '#values/fields.ts';
import { idioma, later } from '#values/idioma/say.ts';
import { mensaje, mensajeForm, mensajeUpdate, respuestaForm } from './mensaje.ts';
import { missingMensajeMessage } from './mensaje-errors.ts';
import { mensajeOrders } from './orders.ts';
import {
  countUnread,
  exportMensajes,
  insertRespuesta,
  listMensajes,
  listRespuestas,
  markMensaje,
} from './queries.server.ts';

export const mensajes = {
  'submit_contact.php': call({
    method: 'post',
    access: 'public',
    summary: 'Write to the operator; the message is kept with the consent and announced by mail',
    input: mensajeForm,
    missing: missingMensajeMessage,
    perMinute: 10,
    async handle({ app, db, input: { consent: _, phone = null, ...fields }, request, now }) {
      await db.transaction().execute(async (db) => {
        const values = {
          ...fields,
          phone,
          texto_version: shownVersion(request, app.ajustes.current.legal),
          idioma: idioma().codigo,
          leido: 0,
          respondido: 0,
        };
        const newId = await insertThing(db, 'mensaje', values, now);
        const inbox = `${app.settings.siteUrl}/admin/mensajes/gestion`;
        await app.mail.enqueue(db, contactMail({ ...fields, phone }, inbox, `mensaje-${newId}`), now);
      });
      return { message: later('Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.') };
    },
  }),

  'get_mensajes_admin.php': call({
    method: 'get',
    access: 'mensajes',
    summary: 'The messages of the contact form, newest first; formato=csv hands them out as a file',
    input: z.object({
      q: searchText(),
      leido: flag('Leído').optional(),
      respondido: flag('Respondido').optional(),
      formato,
      ...sorting(mensajeOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(mensaje), no_leidos: z.number(), ...pageFields }),
    async handle(context) {
      const { db, input } = context;
      const { q: search, leido, respondido, orden, dir } = input;
      const filter = { search, leido, respondido, orden, dir };
      if (input.formato === 'csv') {
        const { count, rows } = await exportMensajes(db, filter);
        await recordTaken(context, 'mensaje', `Mensajes descargados en CSV: ${count}`);
        return csvResponse('mensajes', csvColumns, csvRows(rows));
      }
      const { rows, ...page } = await listMensajes(db, filter, toPageRequest(input, 50));
      return { data: await withRespuestas(db, rows), no_leidos: await countUnread(db), ...page };
    },
  }),

  'update_mensaje.php': call({
    method: 'post',
    access: 'mensajes',
    summary: 'Mark a message as read or answered, or not',
    input: mensajeUpdate,
    output: z.object({ data: mensaje }),
    async handle({ db, input: { id, leido, respondido }, user, now }) {
      const values = {
        leido: leido === undefined ? undefined : Number(leido),
        respondido: respondido === undefined ? undefined : Number(respondido),
      };
      const row = await db.transaction().execute(async (db) => {
        const before = await lockThing(db, 'mensaje', id);
        const titulo = titleOf('mensaje', before);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'mensaje',
          id,
          titulo,
          before,
          after: values,
        });
        return markMensaje(db, id, values, now);
      });
      const [data] = await withRespuestas(db, [row]);
      return { message: 'Mensaje actualizado con éxito.', data: data! };
    },
  }),

  'responder_mensaje.php': call({
    method: 'post',
    access: 'mensajes',
    summary: 'Answer a message by mail; the answer is kept with it, and the message is answered',
    input: respuestaForm,
    output: z.object({ data: mensaje }),
    perMinute: 30,
    async handle({ app, db, input: { id, texto }, user, now }) {
      const by = user!.usuario;
      const row = await db.transaction().execute(async (db) => {
        const before = await lockThing(db, 'mensaje', id);
        const { id: respuestaId } = await insertRespuesta(db, { mensaje_id: id, usuario: by, texto, enviada_en: now });
        const after = { leido: 1, respondido: 1 };
        const titulo = titleOf('mensaje', before);
        await recordChange(db, { by, now, accion: 'editar', tipo: 'mensaje', id, titulo, before, after });
        const key = `mensaje-${id}-respuesta-${respuestaId}`;
        const answer = inIdioma(before.idioma, () => answerMail(before, texto, key));
        await app.mail.enqueue(db, answer, now);
        return markMensaje(db, id, after, now);
      });
      const [data] = await withRespuestas(db, [row]);
      const { hasServer } = app.mail;
      return {
        message: hasServer
          ? `Respuesta enviada a ${row.email}.`
          : 'Respuesta guardada, pero no enviada: no hay servidor de correo.',
        aviso: !hasServer,
        data: data!,
      };
    },
  }),

  'delete_mensaje.php': call({
    method: 'post',
    access: 'mensajes',
    summary: 'Move a message to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'mensaje', context.input.id, 'El mensaje no existe.');
      return { message: 'Mensaje eliminado con éxito.' };
    },
  }),
};

async function withRespuestas(db: Db, rows: Row<'mensaje'>[]) {
  const found = await listRespuestas(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = found.filter(({ mensaje_id }) => mensaje_id === row.id);
    return toMensaje(
      row,
      own.map((one) => ({ ...one, fecha: one.enviada_en })),
    );
  });
}

function toMensaje(row: Row<'mensaje'>, respuestas: z.input<typeof mensaje>['respuestas']): z.input<typeof mensaje> {
  return { ...row, leido: row.leido === 1, respondido: row.respondido === 1, fecha: row.created_at, respuestas };
}

const csvColumns = [
  ...['Fecha', 'Nombre', 'Correo electrónico', 'Teléfono', 'Mensaje', 'Leído', 'Respondido', 'Consentimiento'],
];

async function* csvRows(rows: AsyncIterable<Row<'mensaje'>>) {
  const yesNo = (value: number) => (value === 1 ? 'Sí' : 'No');
  for await (const row of rows)
    yield [
      ...[row.created_at, row.name, row.email, row.phone, row.message],
      ...[yesNo(row.leido), yesNo(row.respondido), row.texto_version],
    ];
}
