import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOccurrences, parseRecurrencia, toRRule } from '#values/agenda/recurrencia/recurrencia.ts';
import { type CalendarEvent, calendarFile } from './ics.ts';

test('the file is one calendar with its name, its address and the clocks of Madrid', () => {
  const lines = linesOf([]);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.at(-1)).toBe('END:VCALENDAR');
  expect(lines).toContain('VERSION:2.0');
  expect(lines).toContain('X-WR-CALNAME:Agenda de Cuenca');
  expect(lines).toContain('URL:https://secretos.example/agenda.ics');
  expect(lines).toContain('TZID:Europe/Madrid');
});

test('every line ends in CRLF and every BEGIN has its END', () => {
  const text = fileOf([anEvent(), anEvent({ id: 'evento-2', startTime: '20:30' })]);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const open: string[] = [];
  for (const line of unfold(text)) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
});

test('an event without an hour lasts whole days and ends the day after its last', () => {
  const lines = linesOf([anEvent({ when: { startsOn: '2026-09-18', endsOn: '2026-09-30' } })]);
  expect(lines).toContain('DTSTART;VALUE=DATE:20260918');
  expect(lines).toContain('DTEND;VALUE=DATE:20261001');
});

test('an event with an hour is on the clocks of Madrid, and its unknown end is not invented', () => {
  const lines = linesOf([anEvent({ startTime: '20:30' })]);
  expect(lines).toContain('DTSTART;TZID=Europe/Madrid:20260503T203000');
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

test('an event that ends after midnight ends the day after', () => {
  const endOf = (endTime: string) =>
    linesOf([anEvent({ startTime: '22:00', endTime })]).find((line) => /^DTEND/.test(line));
  expect(endOf('23:30')).toBe('DTEND;TZID=Europe/Madrid:20260503T233000');
  expect(endOf('02:00')).toBe('DTEND;TZID=Europe/Madrid:20260504T020000');
});

test('an event of several days with an hour lasts whole days and tells the hour', () => {
  const when = { startsOn: '2026-09-18', endsOn: '2026-09-21' };
  const lines = linesOf([anEvent({ when, startTime: '10:00', description: 'Vaquillas.' })]);
  expect(lines).toContain('DTSTART;VALUE=DATE:20260918');
  expect(lines).toContain('DESCRIPTION:Hora: 10:00\\n\\nVaquillas.');
});

test('a rule with an RRULE is one event that repeats', () => {
  const rule = parseRecurrencia('segundo fin de semana de agosto');
  const when = rule && toRRule(rule, '2026-01-01');
  const lines = linesOf([anEvent({ when: when ?? [] })]);
  expect(lines).toContain('UID:evento-1@secretos.example');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260808');
  expect(lines).toContain('DTEND;VALUE=DATE:20260810');
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=8;BYDAY=2SA');
});

test('a rule without an RRULE is one event for each occurrence, each with its own identifier', () => {
  const rule = parseRecurrencia('viernes santo');
  const lines = linesOf([anEvent({ when: rule ? nextOccurrences(rule, '2026-01-01', 2) : [] })]);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:evento-1-20260403@secretos.example',
    'UID:evento-1-20270326@secretos.example',
  ]);
  expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
    'DTSTART;VALUE=DATE:20260403',
    'DTSTART;VALUE=DATE:20270326',
  ]);
});

test('every event says when the file was made, in UTC', () => {
  expect(linesOf([anEvent()])).toContain('DTSTAMP:20260110T093005Z');
});

test('backslashes, commas, semicolons and line breaks of a text are escaped', () => {
  const lines = linesOf([
    anEvent({ title: 'Ajo, miel; \\o/', description: 'Uno\r\nDos\nTres\rCuatro', place: 'Uclés, Cuenca' }),
  ]);
  expect(lines).toContain('SUMMARY:Ajo\\, miel\\; \\\\o/');
  expect(lines).toContain('DESCRIPTION:Uno\\nDos\\nTres\\nCuatro');
  expect(lines).toContain('LOCATION:Uclés\\, Cuenca');
});

test('no text of an event can add a line of its own', () => {
  const hostile = 'x\r\nEND:VEVENT\nATTENDEE:mailto:a@b.c\r\u0000\u2028';
  const event = anEvent({ id: hostile, title: hostile, description: hostile, place: hostile, url: hostile });
  const withWebAddress = anEvent({ url: 'https://a.example/\r\nATTENDEE:mailto:a@b.c' });
  for (const lines of [linesOf([event]), linesOf([withWebAddress])]) {
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  }
});

test('what an event does not have is left out', () => {
  const lines = linesOf([anEvent()]);
  const names = lines.slice(lines.indexOf('BEGIN:VEVENT'), -1).map((line) => line.split(/[:;]/)[0]);
  expect(names).toEqual(['BEGIN', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'TRANSP', 'END']);
});

test('lines are folded at 75 octets without cutting a character, and unfold to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(80), (noise, padding) => {
      const title = `${'a'.repeat(padding)}ñ€🎉${noise}`;
      const text = fileOf([anEvent({ title })]);
      const bytes = new TextEncoder().encode(text);
      expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)).toBe(text);
      const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      const summary =
        unfold(text)
          .find((line) => line.startsWith('SUMMARY:'))
          ?.slice(8) ?? '';
      expect(unescapeText(summary)).toBe(withoutControls(title.replace(/\r\n?/g, '\n')));
    }),
  );
});

function anEvent(overrides: Partial<CalendarEvent> = {}): CalendarEvent {
  const revisedAt = new Date('2026-01-10T09:30:05.123Z');
  const when = { startsOn: '2026-05-03', endsOn: '2026-05-03' };
  return { id: 'evento-1', title: 'Romería', revisedAt, when, ...overrides };
}

function fileOf(events: CalendarEvent[]): string {
  return calendarFile({ name: 'Agenda de Cuenca', url: 'https://secretos.example/agenda.ics', events });
}

function linesOf(events: CalendarEvent[]): string[] {
  return unfold(fileOf(events));
}

function unfold(text: string): string[] {
  return text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
}

function unescapeText(text: string): string {
  return text.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));
}

function withoutControls(text: string): string {
  return [...text]
    .filter((character) => (character >= ' ' ? character !== '\u007f' : '\t\n'.includes(character)))
    .join('');
}
