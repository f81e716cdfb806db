/** What is to come in a calendar of somebody else's, as events of ours. */
import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import type { Movida } from '#values/agenda/cambios.ts';
import { addDays, type Day, isOurTime } from '#values/day.ts';
import { plainLines, plainText } from '#values/rich-text/plain-text.ts';
import { isWebUrl } from '#values/web-url.ts';
import { type Moment, momentOf } from './clock.ts';
import { splitCalendar } from './lines.ts';
import { createRepeats, type Override, type Repeats } from './repeat.ts';

/** An event as it came: what the columns of one of ours would be. */
export interface Traido {
  /** What the calendar calls it; a date of one that we have no rule for has its day behind it. */
  uid: string;
  titulo: string;
  fecha_inicio: Day | null;
  fecha_fin: Day | null;
  hora: string | null;
  regla_recurrencia: string | null;
  fechas_canceladas: Day[];
  fechas_movidas: Movida[];
  lugar: string | null;
  enlace_web: string | null;
  descripcion: string | null;
}

export interface Calendario {
  nombre: string;
  eventos: Traido[];
  /** Whose event is called off. */
  cancelados: string[];
  /** How many could not be read, and how many more there are than are taken. */
  rotos: number;
  sobran: number;
  /** The names of those, where they have one: they are still in it. */
  callados: string[];
}

export class NoCalendar extends Error {}

const mostEvents = 1000;
const farthestDays = 731;
const longestText = 5000;

/** `today` in Madrid. */
export function readCalendar(text: string, today: Day): Calendario {
  const { isCalendar, nombre, events } = splitCalendar(written(text));
  if (!isCalendar) throw new NoCalendar('lo que hay en esa dirección no es un calendario');
  const name = plainText(unescaped(nombre)).slice(0, 120);
  const found: Calendario = { nombre: name, eventos: [], cancelados: [], rotos: 0, sobran: 0, callados: [] };
  const byUid = new Map<string, Group>();
  for (const lines of events) {
    const event = readEvent(lines);
    if (!event) {
      found.rotos++;
      const uid = lines.find((line) => /^UID[;:]/i.test(line))?.replace(/^[^:]*:/, '');
      if (uid) found.callados.push(nameOf(uid));
      continue;
    }
    const group = byUid.get(event.uid) ?? { overrides: [] };
    byUid.set(event.uid, group);
    if (event.of) group.overrides.push({ ...event, of: event.of });
    // Of two with the same name the later one holds.
    else if (!group.event || event.sequence >= group.event.sequence) group.event = event;
  }
  const repeats = createRepeats(today);
  const all: Traido[] = [];
  for (const [uid, { event, overrides }] of byUid) {
    if (event?.isCancelled) found.cancelados.push(uid);
    else if (event) {
      const before = repeats.left();
      all.push(...timesOf(event, overrides, today, repeats));
      if (repeats.left() > before) found.callados.push(uid);
    }
    // A calendar that only has the date that was changed, not its series.
    else
      for (const one of overrides)
        if (!one.isCancelled) all.push(...single({ ...one, uid: `${uid}/${one.of}` }, today));
  }
  all.sort((one, other) => firstOf(one).localeCompare(firstOf(other)));
  found.eventos = all.slice(0, mostEvents);
  found.callados.push(...all.slice(mostEvents).map(({ uid }) => uid));
  found.sobran = all.length - found.eventos.length + repeats.left();
  return found;
}

/** Without the mark of how it is written, and without signs that are no text: no database takes them all. */
function written(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
  return text.replace(/^\uFEFF|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

interface Group {
  event?: Read;
  overrides: (Read & Override)[];
}

interface Read {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** The day of the series that it stands for. */
  of: Day | undefined;
  start: Moment;
  /** The last day. */
  endsOn: Day;
  rrule: string | undefined;
  zone: string | undefined;
  /** By its own clock. */
  localStart: string;
  added: Moment[];
  excepted: Day[];
  facts: Pick<Traido, 'titulo' | 'lugar' | 'enlace_web' | 'descripcion'>;
}

type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];

/** Undefined for one that has no title or no day that can be read. */
function readEvent(lines: string[]): Read | undefined {
  let properties: Property[];
  try {
    const jcal = ICAL.parse(`BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\nEND:VEVENT`) as [string, Property[]];
    properties = jcal[1];
  } catch {
    return undefined;
  }
  const of = (name: string) => properties.find(([found]) => found === name);
  const text = (name: string) => String(of(name)?.[3] ?? '');
  const moments = (name: string) =>
    properties
      .filter(([found]) => found === name)
      .flatMap(([, { tzid }, , ...values]) => values.map((value) => momentOf(value, tzid)))
      .filter((moment) => moment !== undefined);
  const [, { tzid: zone } = {}, , localStart] = of('dtstart') ?? [];
  const start = momentOf(localStart, zone);
  const titulo = plainText(text('summary').slice(0, longestText)).slice(0, 255);
  if (!start || !titulo || !isOurTime(start.day)) return undefined;
  return {
    uid: nameOf(text('uid') || `${titulo} ${start.day}`),
    sequence: Number(text('sequence')) || 0,
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    of: moments('recurrence-id')[0]?.day,
    start,
    endsOn: lastDay(start, moments('dtend')[0], text('duration')),
    rrule: lines
      .find((line) => /^RRULE[;:]/i.test(line))
      ?.replace(/^[^:]*:/, '')
      .trim(),
    zone,
    localStart: String(localStart),
    added: moments('rdate'),
    excepted: moments('exdate').map(({ day }) => day),
    facts: {
      titulo,
      lugar: plainText(text('location').slice(0, longestText)).slice(0, 255) || null,
      enlace_web: webUrl(text('url')),
      descripcion: described(text('description') || text('x-alt-desc')),
    },
  };
}

/** A day without its hour ends before the one it names; a night that goes on past midnight is still that night. */
function lastDay(start: Moment, end: Moment | undefined, duration: string): Day {
  const until = end ?? afterDuration(start, duration);
  if (!until || until.day <= start.day) return start.day;
  const isOver = until.hora === null || until.hora <= '06:00';
  return isOver ? addDays(until.day, -1) : until.day;
}

function afterDuration(start: Moment, duration: string): Moment | undefined {
  const [whole, weeks, days, hours, minutes] =
    /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+S)?)?$/.exec(duration) ?? [];
  if (!whole) return undefined;
  const length = ((Number(weeks ?? 0) * 7 + Number(days ?? 0)) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0);
  const at = new Date(Date.parse(`${start.day}T${start.hora ?? '00:00'}:00Z`) + length * 60_000).toISOString();
  return { day: at.slice(0, 10), hora: start.hora === null ? null : at.slice(11, 16) };
}

function timesOf(event: Read, overrides: (Read & Override)[], today: Day, repeats: Repeats): Traido[] {
  const { uid, start, endsOn, facts } = event;
  if (!event.rrule && event.added.length === 0) return single(event, today);
  // What is called something else on one day (which film it is) is an event of its own, and the series leaves that day out.
  const isOther = (one: Read & Override) => !one.isCancelled && one.facts.titulo !== facts.titulo;
  const others = overrides.filter(isOther).flatMap((one) => single({ ...one, uid: `${uid}/${one.of}` }, today));
  const repeated = repeats.of(
    event,
    overrides.map((one) => (isOther(one) ? { ...one, isCancelled: true } : one)),
  );
  if ('rule' in repeated) {
    const { rule, canceladas, movidas } = repeated;
    const when = { fecha_inicio: null, fecha_fin: null, hora: start.hora, regla_recurrencia: rule };
    return [{ uid, ...facts, ...when, fechas_canceladas: canceladas, fechas_movidas: movidas }, ...others];
  }
  const length = daysBetween(start.day, endsOn);
  const dates = repeated.dates.flatMap(({ of, day, hora }) => {
    const changed = overrides.find((one) => one.of === of);
    return single(
      {
        ...event,
        ...(changed && { facts: changed.facts }),
        uid: `${uid}/${of}`,
        start: { day, hora },
        endsOn: addDays(day, length),
      },
      today,
    );
  });
  return [...dates, ...others];
}

function single({ uid, start, endsOn, facts }: Pick<Read, 'uid' | 'start' | 'endsOn' | 'facts'>, today: Day): Traido[] {
  if (endsOn < today || start.day > addDays(today, farthestDays)) return [];
  const fecha_fin = endsOn === start.day ? null : endsOn;
  const when = { fecha_inicio: start.day, fecha_fin, hora: start.hora, regla_recurrencia: null };
  return [{ uid, ...facts, ...when, fechas_canceladas: [], fechas_movidas: [] }];
}

function daysBetween(one: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}

function firstOf({ fecha_inicio, regla_recurrencia }: Traido): string {
  return fecha_inicio ?? (regla_recurrencia ? '' : '9999');
}

/** Short enough to be kept whole. */
function nameOf(uid: string): string {
  return uid.length <= 180 ? uid : createHash('sha256').update(uid).digest('base64url');
}

/** Programs write HTML into it, or plain lines. */
function described(text: string): string | null {
  const cut = text.slice(0, 4 * longestText);
  const said = /<\/?[a-z][^<>]*>|&[a-z]+;|&#\d+;/i.test(cut) ? plainLines(cut) : cut.replace(/\n{3,}/g, '\n\n').trim();
  return said?.slice(0, longestText) || null;
}

function webUrl(text: string): string | null {
  return text.length <= 255 && isWebUrl(text) ? text : null;
}

/** The name of a calendar, as its line writes it. */
function unescaped(text: string): string {
  return text.replace(/\\([\\;,])/g, '$1').replace(/\\n/gi, ' ');
}
