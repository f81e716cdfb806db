/**
 * What the public sees of the events. Which of them are still to come changes at midnight without any write, so
 * these answers read the tag `dia`, which is dropped when a new day begins in Madrid (new-day.ts).
 */

import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { agendaWindow, nextSpans, ownSpan, type Scheduled, spansBetween } from '#values/agenda/agenda.ts';
import { completeRule, describeRecurrencia, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { compareTimes, type Span, todayInMadrid } from '#values/day.ts';
import { paging, requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { agendaDays, agendaFilters, filterOf, toFechas, toItem } from './agenda-item.server.ts';
import { agendaItem, eventoPublico, recurrenciaPreview, reglaMaxLength } from './evento.ts';
import { type EventoRow, findEvento, listDatedEventos, listRecurringEventos } from './queries.server.ts';

const missingSlug = later('No se encontró el slug del evento.');
const notThere = later('Evento no encontrado.');
const shownDates = 5;

export const agenda = {
  'get_agenda.php': call({
    method: 'get',
    access: 'public',
    summary: 'What takes place from today on, by date, recurring events once per date; rules nobody understands last',
    input: z.object({
      ...agendaDays,
      ...agendaFilters,
      ...paging,
    }),
    output: z.object({ data: z.array(agendaItem), ...pageFields }),
    async handle({ db, input, now, reads }) {
      reads('eventos', 'municipios', 'tipos_evento', 'dia');
      const cuando = input.cuando || undefined;
      const asked = { cuando, desde: input.desde ?? undefined, hasta: input.hasta ?? undefined };
      const { from, to } = agendaWindow(asked, todayInMadrid(new Date(now)));
      const filter = filterOf(input);
      const rows = [
        ...(await listDatedEventos(db, { from, to, ...filter })),
        ...(await listRecurringEventos(db, filter)),
      ];
      const times = rows.flatMap((row): Time[] => {
        const spans = spansBetween(row, from, to);
        if (spans) return spans.map((span) => ({ row, span }));
        // Nobody can tell whether it is today or this weekend.
        return cuando ? [] : [{ row, span: undefined }];
      });
      const { data, ...page } = onePage(times.sort(byDate), toPageRequest(input, 24));
      return { data: data.map(({ row, span }) => toItem(row, span)), ...page };
    },
  }),

  'get_evento_publico.php': call({
    method: 'get',
    access: 'public',
    thing: 'evento',
    summary: 'One event with its next five dates; a slug it had before finds it too (the answer has the new one)',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: eventoPublico }),
    async handle(context) {
      const { db, input, now, reads } = context;
      const row = await readBySlug(context, 'evento', input.slug, notThere, (by) => findEvento(db, by));
      reads('municipios', 'tipos_evento', 'dia');
      const { next, descripcion } = toCome(row, now);
      // An event of its own days keeps them when they are over.
      const item = toItem(row, next[0] ?? ownSpan(row));
      const punto = puntoOf(row, { latitud: row.municipio_latitud, longitud: row.municipio_longitud });
      const { municipio_id, municipio_slug, fechas_canceladas, fechas_movidas } = row;
      const dates = { regla_descripcion: descripcion, proximas_fechas: next.map(toFechas) };
      const place = { municipio_id, municipio_slug, punto };
      const changed = { hora_habitual: row.hora, fechas_canceladas, fechas_movidas };
      return { data: { ...item, ...dates, ...place, ...changed } };
    },
  }),

  'preview_recurrencia.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'Whether a recurrence rule is understood, in our own words, with its next five dates',
    input: z.object({ regla: requiredText(later('La regla de recurrencia'), reglaMaxLength) }),
    output: z.object({ data: recurrenciaPreview }),
    handle({ input, now }) {
      const regla_recurrencia = completeRule(input.regla, todayInMadrid(new Date(now)));
      const scheduled = { fecha_inicio: null, fecha_fin: null, regla_recurrencia };
      const { next, descripcion } = toCome(scheduled, now);
      return { data: { entendida: descripcion !== null, descripcion, proximas_fechas: next.map(toFechas) } };
    },
  }),
};

/** Its next days, and its rule in our own words when it is understood. */
function toCome(scheduled: Scheduled, now: string): { next: Span[]; descripcion: string | null } {
  const rule = parseRecurrencia(scheduled.regla_recurrencia ?? '');
  const next = nextSpans(scheduled, todayInMadrid(new Date(now)), shownDates) ?? [];
  return { next, descripcion: rule ? describeRecurrencia(rule) : null };
}

/** One time of an event: two years have many, of which a page is shown. */
interface Time {
  row: EventoRow;
  span: Span | undefined;
}

/** What has no date comes last; on the same day, what has no hour (it lasts all day) comes first. */
function byDate(one: Time, other: Time): number {
  return (
    compareTimes(one.span?.startsOn ?? '9999-99-99', other.span?.startsOn ?? '9999-99-99') ||
    compareTimes(one.span?.hora ?? one.row.hora ?? '', other.span?.hora ?? other.row.hora ?? '') ||
    compareTimes(one.row.titulo, other.row.titulo) ||
    one.row.id - other.row.id
  );
}

function onePage<Item>(items: Item[], { page, limit }: { page: number; limit: number }) {
  const data = items.slice((page - 1) * limit, page * limit);
  return { data, total: items.length, page, limit, pages: Math.max(1, Math.ceil(items.length / limit)) };
}
