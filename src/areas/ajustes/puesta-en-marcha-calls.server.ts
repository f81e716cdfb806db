import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mailTrouble } from '#areas/correos/mail-trouble.ts';
import { findCorreo } from '#areas/correos/queries.server.ts';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { write } from '#server/mail/mails.ts';
import { isAMano } from '#values/pago/forma.ts';
import { defaultAjustes } from './ajustes.ts';
import { hasPublishedArticulo, hasSentTestMail } from './queries.server.ts';

const pasos = ['identidad', 'titular', 'correo', 'pago', 'articulo', 'copia'] as const;
const testMailKey = 'correo-de-prueba-';

export const puestaEnMarcha = {
  'get_puesta_en_marcha_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'What is left to do on a new site; nothing on one with the demo content',
    output: z.object({ data: z.array(z.object({ paso: z.enum(pasos), hecho: z.boolean() })), demo: z.boolean() }),
    async handle({ app, db }) {
      const { identidad, titular } = app.ajustes.current;
      const { nombre, nif, calle, codigo_postal, localidad, email } = titular;
      const done = {
        identidad: JSON.stringify(identidad) !== JSON.stringify(defaultAjustes.identidad),
        titular: [nombre, nif, calle, codigo_postal, localidad, email].every(Boolean),
        correo: await hasSentTestMail(db, testMailKey),
        pago: (await app.payments.provider()) === 'stripe' || (await app.payments.formas()).some(isAMano),
        articulo: await hasPublishedArticulo(db),
        copia: (await app.copias.lastAt()) !== undefined,
      };
      return { data: pasos.map((paso) => ({ paso, hecho: done[paso] })), demo: app.settings.demo };
    },
  }),

  'send_correo_prueba.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Send a mail to oneself and tell what became of it',
    perMinute: 5,
    async handle({ app, db, user, now }) {
      const clave = `${testMailKey}${randomUUID()}`;
      await app.mail.enqueue(
        db,
        write(clave, user!.email, 'Correo de prueba', {
          heading: 'El correo funciona',
          paragraphs: ['Si lees esto, el sitio puede escribir a tus lectores y a quien te compre.'],
        }),
        now,
      );
      await app.mail.flush();
      const sent = await findCorreo(db, clave);
      if (!sent?.enviado_en) throw new Refusal(502, `El correo no ha salido: ${mailTrouble(sent?.ultimo_error)}`);
      return {
        message: sent.en_archivo
          ? 'No hay servidor de correo (SMTP_URL): el mensaje se ha guardado en un archivo, no se ha enviado.'
          : `Correo enviado a ${user!.email}. Mira si ha llegado.`,
      };
    },
  }),
};
