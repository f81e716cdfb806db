import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { mailTrouble } from '#areas/correos/mail-trouble.ts';
import { findCorreo } from '#areas/correos/queries.server.ts';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { deleteMeta, readMeta, writeMeta } from '#server/db/meta.ts';
import { write } from '#server/mail/mails.ts';
import { nobodysEmail } from '#server/settings.ts';
import { flag } from '#values/fields.ts';
import { isAMano } from '#values/pago/forma.ts';
import { hasPublishedArticulo, hasSentTestMail, savedSecciones } from './queries.server.ts';

const pasos = ['cuenta', 'identidad', 'marca', 'titular', 'correo', 'pago', 'articulo', 'copia'] as const;
/** Not everybody sells, nor is every site of another place than the program's: these can be left undone for good. */
const descartables = ['marca', 'pago'] as const;
const testMailKey = 'correo-de-prueba-';
const dismissedKey = (paso: string) => `paso-descartado-${paso}`;

export const puestaEnMarcha = {
  'get_puesta_en_marcha_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'What is left to do on a new site; nothing on one with the demo content',
    output: z.object({
      data: z.array(
        z.object({
          paso: z.enum(pasos),
          hecho: z.boolean(),
          /** Whether it may be left undone for good, and whether it was. */
          descartable: z.literal(true).optional(),
          descartado: z.literal(true).optional(),
        }),
      ),
      demo: z.boolean(),
    }),
    async handle({ app, db, user }) {
      const saved = await savedSecciones(db);
      const { nombre, nif, calle, codigo_postal, localidad, email } = app.ajustes.current.titular;
      const done = {
        cuenta: user!.email !== nobodysEmail,
        identidad: saved.has('identidad'),
        marca: saved.has('marca'),
        titular: [nombre, nif, calle, codigo_postal, localidad, email].every(Boolean),
        correo: await hasSentTestMail(db, testMailKey),
        pago: (await app.payments.provider()) === 'stripe' || (await app.payments.formas()).some(isAMano),
        articulo: await hasPublishedArticulo(db),
        copia: (await app.copias.lastAt()) !== undefined,
      };
      const data = [];
      for (const paso of pasos) {
        const descartable = descartables.some((one) => one === paso) && { descartable: true as const };
        const isDismissed = descartable && !done[paso] && (await readMeta(db, dismissedKey(paso))) !== undefined;
        data.push({ paso, hecho: done[paso], ...descartable, ...(isDismissed && { descartado: true as const }) });
      }
      return { data, demo: app.settings.demo };
    },
  }),

  'descartar_paso.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Leave a step of the first hour undone for good (`descartado`: 0 brings it back)',
    input: z.object({
      paso: z.enum(descartables, { error: 'Ese paso no se puede descartar.' }),
      descartado: flag('Descartado').optional(),
    }),
    async handle({ db, input: { paso, descartado = true }, now }) {
      if (descartado) await writeMeta(db, dismissedKey(paso), now);
      else await deleteMeta(db, dismissedKey(paso));
      return { message: descartado ? 'Paso descartado.' : 'El paso vuelve a la lista.' };
    },
  }),

  'send_correo_prueba.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Send a mail to oneself and tell what became of it',
    perMinute: 5,
    async handle({ app, db, user, now }) {
      if (user!.email === nobodysEmail)
        throw new Refusal(409, `Pon antes tu propio correo: el de tu cuenta es ${nobodysEmail}, que no es de nadie.`);
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
          ? 'No hay servidor de correo: el mensaje se ha guardado en un archivo, no se ha enviado.'
          : `Correo enviado a ${user!.email}. Mira si ha llegado.`,
        aviso: Boolean(sent.en_archivo),
      };
    },
  }),
};
