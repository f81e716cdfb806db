/** A calendar file cut into its events, however badly it is written: what is not understood is left out, the rest is read. */

export interface CalendarText {
  isCalendar: boolean;
  nombre: string;
  /** The lines of each event that are read, whole. */
  events: string[][];
}

/** Pictures, alarms and what programs note for themselves are not looked at, so they cannot be wrong either. */
const wanted =
  /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|STATUS|SUMMARY|DESCRIPTION|X-ALT-DESC|LOCATION|URL)[;:]/i;
const property = /^[A-Za-z][A-Za-z0-9-]{0,60}[;:]/;
const maxLine = 50_000;
const maxLines = 500;
const maxEvents = 20_000;

/**
 * The text of a file. Lines are put together as bytes: some programs fold them in the middle of a letter. Old ones write the
 * letters of Windows; one that is only cut somewhere is UTF-8 all the same.
 */
export function calendarText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const whole = Buffer.from(bytes.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
  const text = new TextDecoder('utf-8').decode(whole);
  let [broken, letters] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) letters++;
  }
  return broken > letters ? new TextDecoder('windows-1252').decode(whole) : text;
}

export function splitCalendar(text: string): CalendarText {
  const found: CalendarText = { isCalendar: false, nombre: '', events: [] };
  let event: string[] | undefined;
  /** Parts of an event (alarms) that are open. */
  let inside = 0;
  for (const line of wholeLines(text)) {
    const [, what, name] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? [];
    if (what?.toUpperCase() === 'BEGIN') {
      if (name!.toUpperCase() === 'VCALENDAR') found.isCalendar = true;
      if (name!.toUpperCase() === 'VEVENT') {
        // One that was not ended ends here.
        if (event) found.events.push(event);
        event = [];
        inside = 0;
      } else if (event) inside++;
    } else if (what) {
      if (name!.toUpperCase() === 'VEVENT' && event) {
        found.events.push(event);
        event = undefined;
        if (found.events.length >= maxEvents) break;
      } else if (event) inside = Math.max(0, inside - 1);
    } else if (event && inside === 0) {
      if (wanted.test(line) && event.length < maxLines) event.push(line);
    } else if (!event) found.nombre ||= /^(?:X-WR-CALNAME|NAME)(?:;[^:]*)?:(.*)/i.exec(line)?.[1] ?? '';
  }
  return found;
}

/** Continued lines as one. A line that is none (a text that was not folded) goes on with the one before. */
function* wholeLines(text: string): Generator<string> {
  let whole = '';
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? undefined : end).replace(/\r$/, '');
    at = end === -1 ? text.length : end + 1;
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (isFolded || (whole && line && !property.test(line))) {
      if (whole.length < maxLine) whole += isFolded ? line.slice(1) : `\\n${line}`;
      continue;
    }
    if (whole) yield whole.slice(0, maxLine);
    whole = line;
  }
  if (whole) yield whole.slice(0, maxLine);
}
