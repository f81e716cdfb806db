import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { formato, pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordTaken } from '#server/api/taken.ts';
import { newToken } from '#server/auth/tokens.ts';
import { csvResponse } from '#server/csv.ts';
import type { Db } from '#server/db/open.ts';
import { recordChange } from '#server/things/change-log.ts';
import { normalEmail } from '#values/email.ts';
import { id, optionalText, paging, searchText } from '#values/fields.ts';
import { suscriptor, suscriptorCreate, suscriptorUpdate } from './boletin.ts';
import { estadosSuscriptor } from './estado.ts';
import { suscriptorOrders } from './orders.ts';
import {
  eraseSuscriptor,
  exportSuscriptores,
  findSuscriptor,
  findSuscriptorById,
  insertByHand,
  listEtiquetas,
  listSuscriptores,
  named,
  updateSuscriptor,
} from './queries.server.ts';

export const suscriptores = {
  'get_suscriptores_admin.php': call({
    method: 'get',
    access: 'boletin',
    summary: 'The newsletter addresses with the proof of each consent; formato=csv hands them out as a file',
    input: z.object({
      q: searchText(),
      estado: z.enum(estadosSuscriptor, { error: 'El estado debe ser pendiente, confirmado o baja.' }).optional(),
      etiqueta: optionalText('La etiqueta', 30),
      formato,
      ...sorting(suscriptorOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(suscriptor), etiquetas: z.array(z.string()), ...pageFields }),
    async handle(context) {
      const { db, input } = context;
      const { q: search, estado, etiqueta, orden, dir } = input;
      const filter = { search, estado, etiqueta, orden, dir };
      if (input.formato === 'csv') {
        const { count, rows } = await exportSuscriptores(db, filter);
        await recordTaken(context, 'suscriptor', `Suscripciones descargadas en CSV: ${count}`);
        return csvResponse('boletin', csvColumns, csvRows(rows));
      }
      const { rows, ...page } = await listSuscriptores(db, filter, toPageRequest(input, 50));
      return { data: rows.map(toSuscriptor), etiquetas: await listEtiquetas(db), ...page };
    },
  }),

  'create_suscriptor.php': call({
    method: 'post',
    access: 'boletin',
    summary:
      'Add somebody by hand, with the declaration that they asked for it; who left stays out until they ask anew',
    input: suscriptorCreate,
    output: z.object({ data: suscriptor }),
    async handle({ db, input, user, now }) {
      const { procedencia, nombre = null, etiquetas = [] } = input;
      const email = normalEmail(input.email);
      const by = user!.usuario;
      const made = await db.transaction().execute(async (db) => {
        const made = await insertByHand(db, {
          ...{ email, ...named(nombre), etiquetas: JSON.stringify(etiquetas), token: newToken(), estado: 'confirmado' },
          ...{ origen: `Añadida por ${by}: ${procedencia}`, texto_version: 'declaración' },
          ...{ pedido_en: now, confirmado_en: now, baja_en: null },
        });
        if (made)
          await recordChange(db, {
            ...{ by, now, accion: 'crear', tipo: 'suscriptor', id: made.id, titulo: 'Suscripción añadida a mano' },
          });
        return made;
      });
      if (!made) throw await refusedTwice(db, email);
      return { message: 'Dirección añadida al boletín.', data: toSuscriptor((await findSuscriptorById(db, made.id))!) };
    },
  }),

  'update_suscriptor.php': call({
    method: 'post',
    access: 'boletin',
    summary: 'Give a subscriber a name and labels; what is not sent stays',
    input: suscriptorUpdate,
    output: z.object({ data: suscriptor }),
    async handle({ db, input: { id, nombre, etiquetas } }) {
      if (!(await findSuscriptorById(db, id))) throw notFound(notThere);
      const values = {
        ...(nombre !== undefined && named(nombre)),
        ...(etiquetas && { etiquetas: JSON.stringify(etiquetas) }),
      };
      if (Object.keys(values).length > 0) await updateSuscriptor(db, id, values);
      return { message: 'Suscripción actualizada con éxito.', data: toSuscriptor((await findSuscriptorById(db, id))!) };
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
        if (!(await eraseSuscriptor(db, input.id))) throw notFound(notThere);
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

const notThere = 'La suscripción no existe o ya se había borrado.';

async function refusedTwice(db: Db, email: string): Promise<Refusal> {
  const there = await findSuscriptor(db, { email });
  const message =
    there?.estado === 'baja'
      ? 'Esta persona se dio de baja: solo ella puede volver a suscribirse, desde el sitio.'
      : 'Esa dirección ya está en el boletín.';
  return new Refusal(409, message, { email: message });
}

function toSuscriptor<Stored extends { etiquetas: string }>(row: Stored) {
  return { ...row, etiquetas: JSON.parse(row.etiquetas) as string[] };
}

const csvColumns = [
  ...['Correo electrónico', 'Estado', 'Pedido', 'Confirmado', 'Baja', 'Página', 'Versión del texto'],
  ...['Versión de la frase', 'Rebotado', 'Nombre', 'Etiquetas'],
];

async function* csvRows(rows: Awaited<ReturnType<typeof exportSuscriptores>>['rows']) {
  for await (const row of rows)
    yield [
      ...[row.email, row.estado, row.pedido_en, row.confirmado_en, row.baja_en, row.origen, row.texto_version],
      ...[row.consentimiento_version, row.rebotado_en, row.nombre, toSuscriptor(row).etiquetas.join(', ')],
    ];
}
