/** What repeats: as a rule of ours where it means the same days, as the dates of the coming year where it does not. */
import type { Movida } from '#values/agenda/cambios.ts';
import {
  describeRecurrencia,
  fromRRule,
  occurrences,
  parseRecurrencia,
  type Recurrencia,
  rruleDays,
} from '#values/agenda/recurrencia/recurrencia.ts';
import { addDays, type Day } from '#values/day.ts';
import { type Moment, momentOf } from './clock.ts';

/** One date of a series that is another, or none. */
export interface Override {
  of: Day;
  start: Moment;
  isCancelled: boolean;
}

interface Repeating {
  start: Moment;
  endsOn: Day;
  rrule: string | undefined;
  zone: string | undefined;
  localStart: string;
  added: Moment[];
  excepted: Day[];
}

/** `of`: the day that the series says. */
type Dates = { dates: (Moment & { of: Day })[] };
type Rule = { rule: string; canceladas: Day[]; movidas: Movida[] };

export interface Repeats {
  of(event: Repeating, overrides: Override[]): Rule | Dates;
  /** How many dates were too many. */
  left(): number;
}

const aheadDays = 366;
const mostDates = 60;
/** As many as an event keeps. */
const mostChanges = 200;

export function createRepeats(today: Day): Repeats {
  const last = addDays(today, aheadDays);
  let tooMany = 0;

  /** The series in the coming year by the clocks of Madrid, and its very last day where it has one. */
  function walk({ rrule, zone, localStart }: Repeating): { dates: Moment[]; final: Day | undefined } | undefined {
    // Elsewhere it may be the day before, or after.
    const [localDay, hour = ''] = [localStart.slice(0, 10), localStart.slice(10)];
    const found = rrule ? rruleDays(rrule, localDay, addDays(today, -1), addDays(last, 1)) : undefined;
    if (!found) return undefined;
    const until = untilOf(rrule!);
    const all = found.days.flatMap((day) => momentOf(day + hour, zone) ?? []);
    const dates = all.filter(
      ({ day, hora }) => day >= today && day <= last && (!until || `${day}T${hora ?? '00:00'}` <= until),
    );
    const isShort = until !== undefined && until.slice(0, 10) <= last;
    return { dates, final: found.last ?? (isShort ? dates.at(-1)?.day : until?.slice(0, 10)) };
  }

  return {
    of(event, overrides) {
      const walked = walk(event);
      // A rule that nobody can read is its first day.
      const series = unique(walked?.dates ?? [event.start]);
      const isPlain = event.added.length === 0 && event.endsOn === event.start.day;
      const rule = isPlain && walked ? ruleFor(event, series, walked.final) : undefined;
      if (rule) {
        const changes = changesOf(event, overrides, new Set(series.map(({ day }) => day)));
        // None of its days is left.
        return changes.canceladas.length === series.length ? { dates: [] } : { rule, ...changes };
      }
      const dates = datesOf(event, overrides, series);
      tooMany += Math.max(0, dates.length - mostDates);
      return { dates: dates.slice(0, mostDates) };
    },
    left: () => tooMany,
  };

  /** In words that are read back to the very same days. */
  function ruleFor({ rrule, start }: Repeating, dates: Moment[], final: Day | undefined): string | undefined {
    const found = dates.length > 0 && rrule ? fromRRule(rrule, start.day) : undefined;
    if (!found || dates.some(({ hora }) => hora !== start.hora)) return undefined;
    const rule: Recurrencia = {
      ...found,
      ...(start.day > today && { since: start.day }),
      ...(final && { until: final }),
    };
    const said = describeRecurrencia(rule);
    const read = parseRecurrencia(said);
    const days = read ? occurrences(read, today, last).map(({ startsOn }) => startsOn) : [];
    return said.length <= 255 && days.join() === dates.map(({ day }) => day).join() ? said : undefined;
  }

  function changesOf({ excepted, start }: Repeating, overrides: Override[], days: Set<Day>): Omit<Rule, 'rule'> {
    const gone = [...excepted, ...overrides.filter(({ isCancelled }) => isCancelled).map(({ of }) => of)];
    const canceladas = [...new Set(gone)]
      .filter((day) => days.has(day))
      .sort()
      .slice(0, mostChanges);
    const left = new Set([...days].filter((day) => !canceladas.includes(day)));
    const movidas = overrides.flatMap(({ of, start: to, isCancelled }): Movida[] => {
      const hora = to.hora === start.hora ? null : to.hora;
      const isMoved = to.day !== of || hora !== null;
      // On a day that has one already it would be there twice.
      const isFree = to.day === of || hora !== null || !left.has(to.day);
      return !isCancelled && isMoved && left.has(of) && isFree ? [{ de: of, a: to.day, hora }] : [];
    });
    return { canceladas, movidas: movidas.sort((one, other) => one.de.localeCompare(other.de)).slice(0, mostChanges) };
  }

  function datesOf({ excepted, added }: Repeating, overrides: Override[], series: Moment[]): Dates['dates'] {
    const all = unique([...series, ...added.filter(({ day }) => day >= today && day <= last)]);
    return all.flatMap((moment) => {
      const changed = overrides.find(({ of }) => of === moment.day);
      if (excepted.includes(moment.day) || changed?.isCancelled) return [];
      return [{ ...(changed?.start ?? moment), of: moment.day }];
    });
  }
}

/** Until when, by the clocks of Madrid; a day alone is all of it. */
function untilOf(rrule: string): string | undefined {
  const [, year, month, day, hour, minute, utc] =
    /UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?/i.exec(rrule) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month}-${day}`;
  const moment = hour ? momentOf(`${date}T${hour}:${minute}:00${utc ?? ''}`, undefined) : momentOf(date, undefined);
  return moment && `${moment.day}T${moment.hora ?? '23:59'}`;
}

/** Once a day, in order. */
function unique(moments: Moment[]): Moment[] {
  const days = new Map(moments.map((moment) => [moment.day, moment]));
  return [...days.values()].sort((one, other) => one.day.localeCompare(other.day));
}
