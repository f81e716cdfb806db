/** Calendar files (RFC 5545), by hand: it is a page of text, also made in the browser, and libraries bring time zones along. */
import { addDays, type Day, type DaySpan, type RepeatingSpan, type Span } from '#values/day.ts';
import { say } from '#values/idioma/say.ts';

export interface CalendarEvent {
  /** Stays the same as long as the event does, so that a calendar replaces what it already has. */
  id: string;
  title: string;
  description?: string;
  place?: string;
  url?: string;
  /** 'HH:mm' on the clocks of Madrid; an all-day event without it. */
  startTime?: string;
  /** One earlier than startTime is of the day after. */
  endTime?: string;
  /** When it was last written: a calendar program takes over what is newer than what it has. */
  revisedAt: Date;
  /** One span, one that an RRULE repeats, or each span by itself. */
  when: DaySpan | RepeatingSpan | Span[];
  /** Of a repetition: days that fall out, and days that take place on others. */
  cancelled?: readonly Day[];
  moved?: readonly Span[];
}

interface Calendar {
  name: string;
  /** Where the calendar lives; its host makes the identifiers unique in the world. */
  url: string;
  events: CalendarEvent[];
}

/** The calendar as RFC 5545 text, to be served as text/calendar; charset=utf-8. */
export function calendarFile({ events, ...calendar }: Calendar): string {
  const { head, textOf, tail } = calendarParts(calendar);
  return [head, ...events.map(textOf), tail].join('');
}

/** The same piece by piece, for many events. */
export function calendarParts({ name, url }: Omit<Calendar, 'events'>) {
  const host = new URL(url).host;
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Agenda//ES`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Madrid',
    `URL:${uri(url)}`,
    ...madridTimezone,
  ];
  return {
    head: folded(head),
    textOf: (event: CalendarEvent) => folded(eventLines(event, host)),
    tail: folded(['END:VCALENDAR']),
  };
}

function folded(lines: string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The rules in force in all of the European Union since 1996; no event here is older. */
const madridTimezone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Madrid',
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function eventLines(event: CalendarEvent, host: string): string[] {
  const { id, when, moved = [] } = event;
  if (Array.isArray(when))
    // One that was moved is still the same one.
    return when.flatMap((span) => spanLines(event, span, `${id}-${compact(span.movedFrom ?? span.startsOn)}@${host}`));
  const uid = `${id}@${host}`;
  return [
    ...spanLines(event, when, uid),
    ...moved
      .filter(({ movedFrom }) => movedFrom! >= when.startsOn)
      .flatMap((span) => spanLines(event, span, uid, span.movedFrom)),
  ];
}

/** `insteadOf`: it stands for that day of the repetition with the same UID. */
function spanLines(event: CalendarEvent, span: Span | RepeatingSpan, uid: string, insteadOf?: Day): string[] {
  const isOneDay = span.startsOn === span.endsOn;
  // An hour says when the first day starts and not when the last one ends, so over several days it is only mentioned.
  const time = isOneDay ? ('hora' in span && span.hora) || event.startTime : undefined;
  const hourLine = event.startTime && !time ? say('Hora: {hora}', { hora: event.startTime }) : undefined;
  const description = [hourLine, event.description].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${compact(event.revisedAt.toISOString().slice(0, 19))}Z`,
    ...(time ? timedLines(span.startsOn, time, event.endTime) : allDayLines(span)),
    ...('rrule' in span
      ? [`RRULE:${span.rrule}${untilOf(span, time)}`, ...exceptions(event.cancelled ?? [], span, time)]
      : []),
    // As the repetition names that day: with its own hour.
    ...(insteadOf ? [`RECURRENCE-ID${dated(insteadOf, isOneDay ? event.startTime : undefined)}`] : []),
    `SUMMARY:${escapeText(event.title)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
    ...(event.url ? [`URL:${uri(event.url)}`] : []),
    // Something to see does not make a person busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** RFC 5545 wants it as DTSTART is, an hour in UTC: Madrid's clocks are ahead, so its hour of the last day has come by then. */
function untilOf({ until }: RepeatingSpan, time: string | undefined): string {
  if (!until) return '';
  return `;UNTIL=${time ? `${localTime(until, time)}Z` : compact(until)}`;
}

/** Days before the repetition begins are none of it. */
function exceptions(days: readonly Day[], { startsOn }: DaySpan, time: string | undefined): string[] {
  return days.filter((day) => day >= startsOn).map((day) => `EXDATE${dated(day, time)}`);
}

function dated(day: Day, time: string | undefined): string {
  return time ? `;TZID=Europe/Madrid:${localTime(day, time)}` : `;VALUE=DATE:${compact(day)}`;
}

/** How long it lasts is unknown without an end time; RFC 5545 then wants no DTEND. */
function timedLines(day: Day, startTime: string, endTime: string | undefined): string[] {
  const lines = [`DTSTART;TZID=Europe/Madrid:${localTime(day, startTime)}`];
  if (!endTime) return lines;
  const endDay = endTime > startTime ? day : addDays(day, 1);
  return [...lines, `DTEND;TZID=Europe/Madrid:${localTime(endDay, endTime)}`];
}

function allDayLines({ startsOn, endsOn }: DaySpan): string[] {
  // DTEND is the first day that is no longer part of it.
  return [`DTSTART;VALUE=DATE:${compact(startsOn)}`, `DTEND;VALUE=DATE:${compact(addDays(endsOn, 1))}`];
}

function localTime(day: Day, time: string): string {
  return `${compact(day)}T${compact(time)}00`;
}

function compact(isoText: string): string {
  return isoText.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return withoutControls(text.toWellFormed().replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** Control characters other than tab and line feed are not allowed in a calendar. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** A URI is not escaped like text; parsing it takes out line breaks, which could smuggle in a property. */
function uri(url: string): string {
  return URL.canParse(url) ? new URL(url).href : encodeURI(withoutControls(url.toWellFormed()));
}

/** Lines of at most 75 octets; a continuation starts with a space, and no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
