/** From the clocks of other time zones to that of Madrid. */
import { type Day, isDay, madridTime } from '#values/day.ts';

/** A day, and the hour where there is one: '18:30'. */
export interface Moment {
  day: Day;
  hora: string | null;
}

/** As Outlook calls them; whatever else it has is so near ours that its own clock is taken. */
const windows: Record<string, string> = {
  'Romance Standard Time': 'Europe/Madrid',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'FLE Standard Time': 'Europe/Helsinki',
  'GTB Standard Time': 'Europe/Athens',
  'Eastern Standard Time': 'America/New_York',
  'Pacific Standard Time': 'America/Los_Angeles',
};

const moment = /^(\d{4}-\d\d-\d\d)(?:T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d)?(Z)?)?$/;

/** As iCalendar's JSON writes it: '2026-11-18', '2026-11-18T18:30:00', '2026-11-18T17:30:00Z'; undefined for what is none. */
export function momentOf(value: unknown, zone: string | undefined): Moment | undefined {
  const [, day, hora, utc] = moment.exec(String(value)) ?? [];
  if (!day || !isDay(day)) return undefined;
  if (!hora) return { day, hora: null };
  const there = utc ? 'UTC' : zoneOf(zone);
  if (!there || there === 'Europe/Madrid') return { day, hora };
  const here = madridTime(new Date(instantOf(`${day}T${hora}`, there)));
  return { day: here.slice(0, 10), hora: here.slice(11) };
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Undefined for a name that nobody knows: then what it says is what our clocks say. */
function zoneOf(name: string | undefined): string | undefined {
  const bare = name?.replace(/^"|"$/g, '') ?? '';
  if (!bare || bare.length > 100) return undefined;
  // "/freeassociation.sourceforge.net/Europe/Madrid"
  const parts = bare.split('/');
  const names = [windows[bare] ?? bare, parts.slice(-3).join('/'), parts.slice(-2).join('/')];
  return names.find((one) => formatOf(one));
}

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  if (formats.size > 100) formats.clear();
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    format = undefined;
  }
  formats.set(zone, format);
  return format;
}

/** Twice: the first answer may lie on the other side of a change of the clocks. */
function instantOf(local: string, zone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  let instant = asUtc;
  for (let time = 0; time < 2; time++) {
    const shown = Date.parse(`${formatOf(zone)!.format(instant).replace(' ', 'T')}Z`);
    instant += asUtc - shown;
  }
  return instant;
}
