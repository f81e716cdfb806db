import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { formato, pageFields, sorting, toPageRequest, wholeList } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { csvResponse } from '#server/csv.ts';
import { erasePerson, stillNeeded } from '#server/db/erase-person.ts';
import { recordChange } from '#server/db/log.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { suscriptor } from './boletin.ts';
import { estadosSuscriptor } from './estado.ts';
import { suscriptorOrders } from './orders.ts';
import { findSuscriptorEmail, listSuscriptores } from './queries.server.ts';

export const suscriptores = {
  'get_suscriptores_admin.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'The newsletter addresses with the proof of each consent; formato=csv hands them out as a file',
    input: z.object({
      q: searchText(),
      estado: z.enum(estadosSuscriptor, { error: 'El estado debe ser pendiente, confirmado o baja.' }).optional(),
      formato,
      ...sorting(suscriptorOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(suscriptor), ...pageFields }),
    async handle({ db, input }) {
      const request = input.formato === 'csv' ? wholeList : toPageRequest(input, 50);
      const { q: search, estado, orden, dir } = input;
      const filter = { search, estado, orden, dir };
      const { rows, ...page } = await listSuscriptores(db, { ...filter, ...request });
      return input.formato === 'csv' ? toFile(rows) : { data: rows, ...page };
    },
  }),

  'erase_suscriptor.php': call({
    method: 'post',
    access: 'boletin',
    summary:
      'Erase for good what we hold of the owner of an address, who asked for it: every copy; orders lose their buyer',
    input: z.object({ id: id() }),
    output: z.object({
      borrado: z.object({ mensajes: z.number(), correos: z.number(), pedidos: z.number() }),
      pedidos_en_curso: z.array(z.string()),
    }),
    async handle({ app, db, input, user, now }) {
      const erased = await db.transaction().execute(async (db) => {
        const suscriptor = await findSuscriptorEmail(db, input.id);
        const erased = suscriptor && (await erasePerson(db, suscriptor.email, app.ajustes.current.titular.email));
        if (!erased?.suscripciones) throw notFound('La suscripción no existe o ya se había borrado.');
        // The log must not keep what was erased.
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'eliminar',
          tipo: 'suscriptor',
          id: input.id,
          titulo: 'Suscripción borrada a petición',
        });
        return erased;
      });
      await app.mail.tidy();
      const { mensajes, correos, pedidos, pedidosEnCurso } = erased;
      return {
        message: `La dirección se ha borrado definitivamente.${stillNeeded(pedidosEnCurso)}`,
        borrado: { mensajes, correos, pedidos },
        pedidos_en_curso: pedidosEnCurso,
      };
    },
  }),
};

function toFile(rows: z.input<typeof suscriptor>[]): Response {
  return csvResponse(
    'boletin',
    [
      'Correo electrónico',
      'Estado',
      'Pedido',
      'Confirmado',
      'Baja',
      'Página',
      'Versión del texto',
      'Versión de la frase',
      'Rebotado',
    ],
    rows.map((row) => [
      row.email,
      row.estado,
      row.pedido_en,
      row.confirmado_en,
      row.baja_en,
      row.origen,
      row.texto_version,
      row.consentimiento_version,
      row.rebotado_en,
    ]),
  );
}
