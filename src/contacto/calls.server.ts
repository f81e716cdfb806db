import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { formato, pageFields, toPageRequest, wholeList } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { csvResponse } from '#server/csv.ts';
import { recordChange } from '#server/db/log.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { contactLetter } from '#server/mail/mails.ts';
import { site } from '#site-settings.ts';
import { flag, id, optionalText, paging } from '#values/fields.ts';
import { mensaje, mensajeForm, mensajeUpdate } from './mensaje.ts';
import { missingMensajeMessage } from './mensaje-errors.ts';
import { countUnread, findMensaje, insertMensaje, listMensajes, updateMensaje } from './queries.server.ts';

export const mensajes = {
  'submit_contact.php': call({
    method: 'post',
    access: 'public',
    summary: 'Write to the operator; the message is kept with the consent and announced by mail',
    input: mensajeForm,
    missing: missingMensajeMessage,
    perMinute: 10,
    async handle({ app, db, input: { consent: _, phone = null, ...fields }, now }) {
      await db.transaction().execute(async (db) => {
        const newId = await insertMensaje(db, { ...fields, phone, texto_version: site.legalVersion }, now);
        const inbox = `${app.settings.siteUrl}/admin/mensajes/gestion`;
        await app.mail.enqueue(db, contactLetter({ ...fields, phone }, inbox, `mensaje-${newId}`), now);
      });
      return { message: 'Gracias por tu mensaje. Nos pondremos en contacto contigo pronto.' };
    },
  }),

  'get_mensajes_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The messages of the contact form, newest first; formato=csv hands them out as a file',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      leido: flag().optional(),
      respondido: flag().optional(),
      formato,
      ...paging,
    }),
    output: z.object({ data: z.array(mensaje), no_leidos: z.number(), ...pageFields }),
    async handle({ db, input }) {
      const filter = { search: input.q ?? undefined, leido: input.leido, respondido: input.respondido };
      const request = input.formato === 'csv' ? wholeList : toPageRequest(input, 50);
      const { rows, ...page } = await listMensajes(db, { ...filter, ...request });
      const data = rows.map(toMensaje);
      if (input.formato === 'csv') return toFile(data);
      return { data, no_leidos: await countUnread(db), ...page };
    },
  }),

  'update_mensaje.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Mark a message as read or answered, or not',
    input: mensajeUpdate,
    output: z.object({ data: mensaje }),
    async handle({ db, input, user, now }) {
      const before = await findMensaje(db, input.id);
      if (!before) throw notFound('El mensaje no existe.');
      const values = {
        ...(input.leido !== undefined && { leido: Number(input.leido) }),
        ...(input.respondido !== undefined && { respondido: Number(input.respondido) }),
      };
      await db.transaction().execute(async (db) => {
        await updateMensaje(db, before.id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'mensaje',
          id: before.id,
          titulo: titleOf(before),
          before,
          after: values,
        });
      });
      return { message: 'Mensaje actualizado con éxito.', data: toMensaje({ ...before, ...values }) };
    },
  }),

  'delete_mensaje.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a message to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now }) {
      const row = await findMensaje(db, input.id);
      if (!row) throw notFound('El mensaje no existe.');
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'mensaje',
          id: row.id,
          titulo: titleOf(row),
          by: user!.usuario,
          now,
          tables: [{ table: 'mensajes', column: 'id' }],
          tags: [],
        }),
      );
      return { message: 'Mensaje eliminado con éxito.' };
    },
  }),
};

type Row = NonNullable<Awaited<ReturnType<typeof findMensaje>>>;

function toMensaje(row: Row): z.input<typeof mensaje> {
  return { ...row, leido: row.leido === 1, respondido: row.respondido === 1, fecha: row.created_at };
}

function titleOf({ name }: Row): string {
  return `Mensaje de ${name}`;
}

function toFile(rows: z.input<typeof mensaje>[]): Response {
  const yesNo = (value: boolean) => (value ? 'Sí' : 'No');
  return csvResponse(
    'mensajes',
    ['Fecha', 'Nombre', 'Correo electrónico', 'Teléfono', 'Mensaje', 'Leído', 'Respondido', 'Consentimiento'],
    rows.map((row) => [
      row.fecha,
      row.name,
      row.email,
      row.phone,
      row.message,
      yesNo(row.leido),
      yesNo(row.respondido),
      row.texto_version,
    ]),
  );
}
