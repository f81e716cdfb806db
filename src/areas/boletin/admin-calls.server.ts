import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { formato, pageFields, sorting, toPageRequest, wholeList } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { recordTaken } from '#server/api/taken.ts';
import { csvResponse } from '#server/csv.ts';
import { recordChange } from '#server/things/change-log.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { suscriptor } from './boletin.ts';
import { estadosSuscriptor } from './estado.ts';
import { suscriptorOrders } from './orders.ts';
import { eraseSuscriptor, listSuscriptores } from './queries.server.ts';

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
    async handle(context) {
      const { db, input } = context;
      const request = input.formato === 'csv' ? wholeList : toPageRequest(input, 50);
      const { q: search, estado, orden, dir } = input;
      const filter = { search, estado, orden, dir };
      const { rows, ...page } = await listSuscriptores(db, { ...filter, ...request });
      if (input.formato !== 'csv') return { data: rows, ...page };
      await recordTaken(context, 'suscriptor', `Suscripciones descargadas en CSV: ${rows.length}`);
      return toFile(rows);
    },
  }),

  'erase_suscriptor.php': call({
    method: 'post',
    access: 'boletin',
    summary:
      'Erase a subscription for good, with its proof and its mails; of the person nothing else (delete_datos_persona.php)',
    input: z.object({ id: id() }),
    async handle({ app, db, input, user, now }) {
      await db.transaction().execute(async (db) => {
        if (!(await eraseSuscriptor(db, input.id))) throw notFound('La suscripción no existe o ya se había borrado.');
        // The log must not keep what was erased.
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'eliminar',
          tipo: 'suscriptor',
          id: input.id,
          titulo: 'Suscripción borrada a petición',
        });
      });
      await app.mail.tidy();
      return { message: 'La dirección se ha borrado definitivamente.' };
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
