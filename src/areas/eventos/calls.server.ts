import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { spansBetween } from '#values/agenda/agenda.ts';
import type { Movida } from '#values/agenda/cambios.ts';
import { completeRule, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { type Day, isDay, todayInMadrid } from '#values/day.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { formatFullDate } from '#values/full-date.ts';
import {
  type EventoWhen,
  evento,
  eventoCreate,
  eventoForEdit,
  eventoUpdate,
  eventoWhen,
  missingEventoMessage,
  type SentWhen,
} from './evento.ts';
import { eventoOrders } from './orders.ts';
import { type EventoRow, findEvento, listEventos } from './queries.server.ts';

export const eventos = {
  'get_eventos.php': call({
    method: 'get',
    access: 'public',
    summary: 'Every event, past ones too, last written first; `q` looks into titles',
    input: z.object({
      q: searchText(),
      municipio_id: filterId('El municipio'),
      tipo_evento_id: filterId('El tipo de evento'),
      etiqueta: etiquetaFilter(),
      ...sorting(eventoOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(evento), ...pageFields }),
    async handle({ app, input, reads }) {
      reads('eventos', 'municipios', 'tipos_evento');
      const { rows, ...page } = await listEventos(app, {
        search: input.q,
        municipioId: input.municipio_id ?? undefined,
        tipoId: input.tipo_evento_id ?? undefined,
        etiqueta: input.etiqueta,
        orden: input.orden,
        dir: input.dir,
        ...toPageRequest(input, 50),
      });
      return { data: rows, ...page };
    },
  }),

  'get_evento.php': call({
    method: 'get',
    access: 'public',
    summary: 'One event by its id, as its form needs it',
    input: z.object({ id: id() }),
    output: z.object({ data: eventoForEdit }),
    async handle({ db, input, reads }) {
      reads('eventos', 'municipios', 'tipos_evento');
      return { data: await requireEvento(db, input.id) };
    },
  }),

  'create_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add an event, with its days or with a recurrence rule; its slug is made from its title',
    input: eventoCreate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      const { db, input } = context;
      if (!input.fecha_inicio && !input.regla_recurrencia)
        throw new Refusal(422, missingEventoMessage, { fecha_inicio: 'La fecha de inicio es obligatoria.' });
      const when = requireWhen(context.now, input);
      requireOfRule(when, input, context.now);
      const values = { ...input, ...when, imagen: await uploadedPicture(context, 'imagen') };
      const { id, slug } = await saveThing(context, 'evento', { values });
      return { message: 'Evento creado con éxito.', slug, data: await requireEvento(db, id) };
    },
  }),

  'update_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change an event; fields that are not sent stay as they are',
    input: eventoUpdate,
    files: { imagen: 'picture' },
    missing: missingEventoMessage,
    output: z.object({ slug: z.string(), data: eventoForEdit }),
    async handle(context) {
      const { id, version, slug: newSlug, imagen_actual, ...fields } = context.input;
      const imagen = await changedPicture(context, 'imagen', imagen_actual === '');
      const { slug } = await saveThing(context, 'evento', {
        id,
        version,
        slug: newSlug,
        values(_, before) {
          const when = requireWhen(context.now, fields, before);
          requireOfRule(when, fields, context.now);
          return { ...fields, ...when, imagen };
        },
      });
      return { message: 'Evento actualizado con éxito.', slug, data: await requireEvento(context.db, id) };
    },
  }),

  'delete_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move an event to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { titulo } = await trashThing(context, 'evento', context.input.id);
      return { message: `El evento «${titulo}» se ha eliminado.` };
    },
  }),
};

async function requireEvento(db: Db, id: number): Promise<EventoRow> {
  const row = await findEvento(db, { id });
  if (!row) throw notFound('El evento no existe.');
  return row;
}

/** Its days or its rule; what was not sent is as before. */
function requireWhen(now: string, sent: SentWhen, before: SentWhen = {}): EventoWhen {
  const {
    fecha_inicio = before.fecha_inicio,
    fecha_fin = before.fecha_fin,
    regla_recurrencia: said = before.regla_recurrencia,
  } = sent;
  const start = fecha_inicio && isDay(fecha_inicio) ? fecha_inicio : undefined;
  const regla_recurrencia = said && completeRule(said, todayInMadrid(new Date(now)), start);
  const when = eventoWhen({ fecha_inicio, fecha_fin, regla_recurrencia });
  if ('field' in when) throw new Refusal(422, when.message, { [when.field]: when.message });
  if (!when.regla_recurrencia) return when;
  return { ...when, ultimo_dia: parseRecurrencia(when.regla_recurrencia)?.until ?? null };
}

interface SentFechas {
  /** As JSON. */
  fechas_canceladas?: string | undefined;
  fechas_movidas?: string | undefined;
}

/** What falls out or moves is a day of the rule: visitors read it. Days that are over may be of another rule. */
function requireOfRule(
  { regla_recurrencia }: EventoWhen,
  { fechas_canceladas, fechas_movidas }: SentFechas,
  now: string,
) {
  if (!regla_recurrencia) return;
  const today = todayInMadrid(new Date(now));
  const event = { fecha_inicio: null, fecha_fin: null, regla_recurrencia };
  const isOfRule = (day: Day) => spansBetween(event, day, day)?.some(({ startsOn }) => startsOn === day);
  const canceladas = JSON.parse(fechas_canceladas ?? '[]') as Day[];
  const movidas = JSON.parse(fechas_movidas ?? '[]') as Movida[];
  const from = movidas.map(({ de }) => de);
  const refuse = (field: keyof SentFechas, message: string) => new Refusal(422, message, { [field]: message });
  for (const [field, sent] of [
    ['fechas_canceladas', canceladas],
    ['fechas_movidas', from],
  ] as const) {
    const wrong = sent.find((day) => day >= today && isOfRule(day) === false);
    if (wrong) throw refuse(field, `El ${formatFullDate(wrong)} no es un día de la regla.`);
  }
  // At another hour there may be two on a day.
  const twice = movidas.find(
    ({ a, hora }) => a >= today && hora === null && isOfRule(a) && ![...canceladas, ...from].includes(a),
  );
  if (twice)
    throw refuse('fechas_movidas', `El ${formatFullDate(twice.a)} ya se celebra: elige otro día, u otra hora.`);
}
