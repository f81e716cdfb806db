/** The agenda as its page shows it: every event once with its next days, and the days of a month. */

import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import type { Db } from '#server/db/open.ts';
import { agendaWindow, later as laterDay, nextSpans, spansBetween } from '#values/agenda/agenda.ts';
import { cuandos } from '#values/agenda/cuando.ts';
import { describeRecurrencia, parseRecurrencia } from '#values/agenda/recurrencia/recurrencia.ts';
import { addDays, compareTimes, type Day, type Span, todayInMadrid } from '#values/day.ts';
import { paging } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { daysOf, isMes } from '#values/mes.ts';
import { agendaDays, agendaFilters, filterOf, toFechas, toItem } from './agenda-item.server.ts';
import { type AgendaSerie, agendaMes, agendaSerie } from './evento.ts';
import { countDated, findEventos, listDatedKeys, listSeriesKeys } from './queries.server.ts';

const wrongMes = later('El mes debe tener la forma AAAA-MM.');
const mes = z.union([z.literal('').transform(() => undefined), z.string().refine(isMes, wrongMes)], {
  error: wrongMes,
});
const reads = ['eventos', 'municipios', 'tipos_evento', 'dia'];
const shownDates = 4;
const shownInDay = 3;

export const agendaLista = {
  'get_agenda_lista.php': call({
    method: 'get',
    access: 'public',
    summary: 'All that is still to come, each event once with its next days; rules nobody understands last',
    input: z.object({
      ...agendaDays,
      mes: mes.optional(),
      ...agendaFilters,
      ...paging,
    }),
    output: z.object({ data: z.array(agendaSerie), ...pageFields }),
    async handle({ db, input, now, reads: note }) {
      note(...reads);
      const today = todayInMadrid(new Date(now));
      const days = asked(input, today);
      const filter = filterOf(input);
      const { page, limit } = toPageRequest(input, 24);
      const isOpen = !input.cuando && !input.mes;
      const dated = await listDatedKeys(db, { ...days, ...filter, limit: page * limit });
      const series = keysOfSeries(await listSeriesKeys(db, filter), days, isOpen);
      const total = (await countDated(db, { ...days, ...filter })) + series.length;
      const keys = [...dated.map((row) => ({ ...row, spans: undefined })), ...series];
      const shown = keys.sort(byDay).slice((page - 1) * limit, page * limit);
      const data = await cards(db, shown);
      return { data, total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
    },
  }),

  'get_agenda_mes.php': call({
    method: 'get',
    access: 'public',
    summary: 'The days of a month (this one, or `mes`) that have something to come, with the first events of each',
    input: z.object({ mes: mes.optional(), ...agendaFilters }),
    output: z.object({ data: agendaMes }),
    async handle({ db, input, now, reads: note }) {
      note(...reads);
      const today = todayInMadrid(new Date(now));
      const month = input.mes ?? today.slice(0, 7);
      const [first, last] = daysOf(month);
      const from = laterDay(first, today);
      const filter = filterOf(input);
      const rows = [
        ...(await listDatedKeys(db, { from, to: last, ...filter })),
        ...(await listSeriesKeys(db, filter)),
      ].sort((one, other) => compareTimes(one.hora ?? '', other.hora ?? '') || one.id - other.id);
      const days = new Map<Day, { total: number; eventos: { slug: string; titulo: string }[] }>();
      for (const row of from <= last ? rows : [])
        for (const { startsOn, endsOn } of spansBetween(row, from, last) ?? [])
          for (let day = laterDay(startsOn, from); day <= endsOn && day <= last; day = addDays(day, 1)) {
            const found = days.get(day) ?? { total: 0, eventos: [] };
            found.total++;
            if (found.eventos.length < shownInDay) found.eventos.push({ slug: row.slug, titulo: row.titulo });
            days.set(day, found);
          }
      const dias = [...days]
        .map(([dia, found]) => ({ dia, ...found }))
        .sort((one, other) => compareTimes(one.dia, other.dia));
      return { data: { mes: month, dias } };
    },
  }),
};

interface Asked {
  desde?: string | null | undefined;
  hasta?: string | null | undefined;
  cuando?: string | undefined;
  mes?: string | undefined;
}

/** The days that are asked for: without an end, all that is to come. */
function asked({ desde, hasta, cuando, mes }: Asked, today: Day): { from: Day; to?: Day } {
  const when = cuandos.find((known) => known === cuando);
  if (when) return agendaWindow({ cuando: when }, today);
  if (mes && !desde && !hasta) {
    const [first, last] = daysOf(mes);
    return { from: laterDay(first, today), to: last };
  }
  const from = laterDay(desde ?? today, today);
  return hasta ? { from, to: hasta } : { from };
}

type SeriesKey = Awaited<ReturnType<typeof listSeriesKeys>>[number];
interface Key extends Pick<SeriesKey, 'id' | 'hora' | 'fecha_inicio'> {
  spans: Span[] | undefined;
}

/** With their next days; those that have none in these days are not there. */
function keysOfSeries(rows: SeriesKey[], { from, to }: { from: Day; to?: Day }, isOpen: boolean): Key[] {
  return rows.flatMap((row): Key[] => {
    // Only so many as are shown, and whether there are more: days can be asked for up to the end of time.
    const spans = to
      ? spansBetween(row, from, to, shownDates + 1)
      : yearOfSpans(nextSpans(row, from, shownDates + 1), from);
    // Nobody can tell whether one that is not understood is today, or in that month.
    if (!spans) return isOpen ? [{ ...row, spans: [] }] : [];
    const [next] = spans;
    return next ? [{ ...row, fecha_inicio: next.startsOn, hora: next.hora ?? row.hora, spans }] : [];
  });
}

/** Of what comes once a year the next time says enough. */
function yearOfSpans(spans: Span[] | undefined, from: Day): Span[] | undefined {
  const end = addDays(from, 366);
  return spans?.filter(({ startsOn }, index) => index === 0 || startsOn <= end);
}

function byDay(one: Key, other: Key): number {
  return (
    compareTimes(one.fecha_inicio ?? '9999', other.fecha_inicio ?? '9999') ||
    compareTimes(one.hora ?? '', other.hora ?? '') ||
    one.id - other.id
  );
}

async function cards(db: Db, keys: Key[]): Promise<AgendaSerie[]> {
  const rows = new Map(
    (
      await findEventos(
        db,
        keys.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return keys.flatMap(({ id, spans }) => {
    const row = rows.get(id);
    if (!row) return [];
    if (!spans) {
      const item = toItem(row, { startsOn: row.fecha_inicio!, endsOn: row.fecha_fin ?? row.fecha_inicio! });
      return [{ ...item, regla_descripcion: null, fechas: [], hay_mas: false }];
    }
    const rule = parseRecurrencia(row.regla_recurrencia ?? '');
    const series = {
      regla_descripcion: rule ? describeRecurrencia(rule) : null,
      fechas: spans.slice(0, shownDates).map(toFechas),
      hay_mas: spans.length > shownDates,
    };
    return [{ ...toItem(row, spans[0]), ...series }];
  });
}
