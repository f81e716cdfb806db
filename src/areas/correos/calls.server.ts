import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { never } from '#server/mail/queries.ts';
import { recordChange } from '#server/things/change-log.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { estadoOf, estados, hastenCorreo, listCorreos, lockCorreo } from './queries.server.ts';

export const correos = {
  'get_correos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The mails that were sent or wait to be, newest first; their text is not shown',
    input: z.object({
      estado: z.enum(estados, { error: 'El estado no es válido.' }).optional(),
      q: searchText(),
      ...paging,
    }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          para: z.string(),
          asunto: z.string(),
          estado: z.enum(estados),
          intentos: z.number(),
          creado_en: z.string(),
          enviado_en: z.string().nullable(),
          siguiente_en: z.string().nullable(),
          ultimo_error: z.string().nullable(),
        }),
      ),
      ...pageFields,
    }),
    async handle({ db, input }) {
      const filter = { estado: input.estado, search: input.q };
      const { rows, ...page } = await listCorreos(db, { ...filter, ...toPageRequest(input, 50) });
      return {
        data: rows.map((row) => ({
          ...row,
          estado: estadoOf(row),
          siguiente_en: row.enviado_en || row.siguiente_en === never ? null : row.siguiente_en,
        })),
        ...page,
      };
    },
  }),

  'reenviar_correo.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Send a mail again; one that is still waiting is tried at once instead',
    input: z.object({ id: id() }),
    async handle({ app, db, input, user, now }) {
      await db.transaction().execute(async (db) => {
        const correo = await lockCorreo(db, input.id);
        if (!correo) throw notFound('El correo no existe.');
        if (correo.envio_id !== null)
          throw new Refusal(409, 'Es un correo del boletín: se envía, se pausa y se reanuda en Boletín › Envíos.');
        const { para, asunto, texto, html, cabeceras } = correo;
        if (!(await hastenCorreo(db, correo.id, now))) {
          if (correo.secreto)
            throw new Refusal(409, 'Este correo llevaba un enlace personal y su texto se borró al enviarlo.');
          // A mail of its own: the first one stays on record as it was sent.
          const clave = `${correo.clave}-reenvio-${now}`;
          await app.mail.enqueueAgain(
            db,
            { clave, para, asunto, texto, html, ...(cabeceras && { cabeceras: JSON.parse(cabeceras) }) },
            now,
          );
        }
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'correo',
          id: correo.id,
          titulo: asunto,
        });
      });
      void app.mail.flush().catch(() => {});
      return app.mail.hasServer
        ? { message: 'El correo se está enviando de nuevo.' }
        : { message: 'No hay servidor de correo: se guarda en un archivo y nadie lo recibe.', aviso: true };
    },
  }),
};
