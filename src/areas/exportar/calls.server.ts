import { Readable } from 'node:stream';
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { recordTaken } from '#server/api/taken.ts';
import { erasePerson, stillNeeded } from '#server/people/erase-person.ts';
import { recordChange } from '#server/things/change-log.ts';
import { todayInMadrid } from '#values/day.ts';
import { flag, requiredEmail } from '#values/fields.ts';
import { exportArchive } from './archive.server.ts';
import { findPersona } from './persona-queries.server.ts';

const missing = 'Escribe el correo electrónico de la persona.';
const email = requiredEmail('El correo electrónico', missing, 'El correo electrónico no es válido.');
const rows = z.array(z.record(z.string(), z.unknown()));

export const exportar = {
  'get_exportacion.php': call({
    method: 'get',
    access: 'admin',
    confirm: true,
    summary: 'Everything the site holds as open files (JSON, CSV, media) in one zip archive',
    async handle(context) {
      const { app, request, now } = context;
      const headers = {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="exportacion-${todayInMadrid(new Date(now))}.zip"`,
        'cache-control': 'no-store',
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      await recordTaken(context, 'persona', 'Exportación completa descargada');
      return new Response(Readable.toWeb(exportArchive(app, request.signal)) as ReadableStream, { headers });
    },
  }),

  'get_datos_persona.php': call({
    method: 'get',
    isAlsoPost: true,
    access: 'admin',
    summary: 'All that is stored about the owner of an address; with descargar=1 as a file',
    input: z.object({ email, descargar: flag('Descargar').optional() }),
    output: z.object({
      data: z.object({
        email: z.string(),
        cuenta: z.record(z.string(), z.unknown()).nullable(),
        informes_de_patrocinio: rows,
        suscripciones: rows,
        propuestas: rows,
        mensajes: rows,
        respuestas: rows,
        mensajes_en_la_papelera: rows,
        pedidos: rows,
        correos: rows,
        registro: rows,
      }),
    }),
    async handle(context) {
      const { db, input, now } = context;
      const data = await findPersona(db, input.email);
      const what = input.descargar ? 'descargados' : 'consultados';
      await recordTaken(context, 'persona', `Datos de una persona ${what}`);
      if (!input.descargar) return { data };
      return new Response(`${JSON.stringify(data, null, 2)}\n`, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="datos-personales-${todayInMadrid(new Date(now))}.json"`,
          'cache-control': 'no-store',
        },
      });
    },
  }),

  'delete_datos_persona.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Erase for good what we hold of the owner of an address; orders stay without their buyer, as the law asks',
    input: z.object({ email }),
    output: z.object({
      borrado: z.object({
        mensajes: z.number(),
        suscripciones: z.number(),
        propuestas: z.number(),
        correos: z.number(),
        pedidos: z.number(),
      }),
      pedidos_en_curso: z.array(z.string()),
    }),
    async handle({ app, db, input, user, now }) {
      const { pedidosEnCurso, facturasConservadas, ...borrado } = await db.transaction().execute(async (db) => {
        const erased = await erasePerson(db, input.email, app.ajustes.current.titular.email);
        // The log must not keep what was erased.
        await recordChange(db, {
          ...{
            by: user!.usuario,
            now,
            accion: 'eliminar',
            tipo: 'persona',
            id: 0,
            titulo: 'Datos borrados a petición',
          },
        });
        return erased;
      });
      await app.mail.tidy();
      const isNothing = Object.values(borrado).every((count) => count === 0);
      const done = isNothing
        ? 'No había nada que borrar de esa dirección.'
        : `Los datos se han borrado definitivamente.${borrado.pedidos > 0 ? ` Sus pedidos se conservan sin su nombre ni sus datos${facturasConservadas > 0 ? ', y sus facturas enteras' : ''}, como exige la ley.` : ''}`;
      return { message: done + stillNeeded(pedidosEnCurso), borrado, pedidos_en_curso: pedidosEnCurso };
    },
  }),
};
