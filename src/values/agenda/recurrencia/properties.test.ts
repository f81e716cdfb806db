import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type Day,
  daysBetween,
  daysInMonth,
  isDay,
  monthOf,
  type Weekday,
  weekday,
  yearOf,
} from '#values/day.ts';
import { easterDays } from './named-days.ts';
import {
  describeRecurrencia,
  nextOccurrences,
  occurrences,
  parseRecurrencia,
  type Recurrencia,
  type SimpleRule,
  toRRule,
} from './recurrencia.ts';

test('occurrences are real days, in order, each once, and touch the days asked for', () => {
  fc.assert(
    fc.property(aRule(), aWindow(), (rule, { from, to }) => {
      const spans = occurrences(rule, from, to);
      const keys = spans.map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`);
      expect(keys).toEqual([...new Set(keys)].sort());
      for (const { startsOn, endsOn } of spans) {
        expect(isDay(startsOn) && isDay(endsOn)).toBe(true);
        expect(startsOn <= endsOn && startsOn <= to && endsOn >= from).toBe(true);
      }
    }),
  );
});

test('looking at a window in two halves finds the same occurrences', () => {
  fc.assert(
    fc.property(aRule(), aWindow(), fc.nat(2000), (rule, { from, to }, days) => {
      const middle = addDays(from, days % (daysBetween(from, to) + 1));
      const [first, second] = [occurrences(rule, from, middle), occurrences(rule, addDays(middle, 1), to)];
      const inBoth = new Set(first.map((span) => JSON.stringify(span)));
      const rest = second.filter((span) => !inBoth.has(JSON.stringify(span)));
      expect([...first, ...rest]).toEqual(occurrences(rule, from, to));
    }),
  );
});

test('the next occurrences are the first of all that follow', () => {
  fc.assert(
    fc.property(aRule(), aDay(), fc.integer({ min: 1, max: 5 }), (rule, from, count) => {
      const next = nextOccurrences(rule, from, count);
      expect(next).toHaveLength(count);
      expect(next).toEqual(occurrences(rule, from, next.at(-1)?.startsOn ?? from).slice(0, count));
    }),
  );
});

test('a weekly rule takes every day of its weekdays and months, and no other', () => {
  fc.assert(
    fc.property(weekly(), aWindow(), (rule, { from, to }) => {
      const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
      const expected = all.filter((day) => rule.weekdays.includes(weekday(day)) && rule.months.includes(monthOf(day)));
      expect(occurrences(rule, from, to).map(({ startsOn }) => startsOn)).toEqual(expected);
    }),
  );
});

test('an interval is the same number of days each time, from its beginning on', () => {
  fc.assert(
    fc.property(interval(), aWindow(), (rule, { from, to }) => {
      const days = occurrences(rule, from, to).map(({ startsOn }) => startsOn);
      for (const [index, day] of days.entries()) {
        expect(day >= rule.since!).toBe(true);
        if (index > 0) expect(daysBetween(days[index - 1]!, day)).toBe('days' in rule && rule.days);
      }
    }),
  );
});

test('a series that ends is the same one without an end, up to that day', () => {
  fc.assert(
    fc.property(weekly(), aWindow(), aDay(), (rule, { from, to }, until) => {
      const all = occurrences(rule, from, to);
      expect(occurrences({ ...rule, until }, from, to)).toEqual(all.filter(({ startsOn }) => startsOn <= until));
      expect(parseRecurrencia(describeRecurrencia({ ...rule, until }))).toEqual({ ...rule, until });
    }),
  );
});

test('an nth weekday has that weekday, that month and that place in it', () => {
  fc.assert(
    fc.property(nthOfMonth(), aWindow(), (rule, { from, to }) => {
      for (const { startsOn, endsOn } of occurrences(rule, from, to)) {
        const date = Number(startsOn.slice(8));
        const fromStart = Math.ceil(date / 7);
        const fromEnd = -Math.ceil((daysInMonth(yearOf(startsOn), monthOf(startsOn)) - date + 1) / 7);
        expect(rule.months).toContain(monthOf(startsOn));
        expect(weekday(startsOn)).toBe(rule.of === 'weekend' ? 6 : rule.of);
        expect(rule.nths.includes(fromStart) || rule.nths.includes(fromEnd)).toBe(true);
        expect(daysBetween(startsOn, endsOn)).toBe(rule.of === 'weekend' ? 1 : 0);
      }
    }),
  );
});

test('a weekday near a date is less than eight days away, on its side', () => {
  fc.assert(
    fc.property(near(), aDay(), (rule, from) => {
      const [found] = nextOccurrences(rule, from, 1);
      const day = found?.startsOn ?? '';
      const { month, date } = rule.anchor;
      const distances = [-1, 0, 1]
        .map((years) => yearOf(day) + years)
        .map((year) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
        .filter(isDay)
        .map((anchor) => daysBetween(anchor, day));
      const [least, most] = { after: [1, 7], before: [-7, -1], nearest: [-3, 3] }[rule.relation] as [number, number];
      expect(weekday(day)).toBe(rule.weekday);
      expect(distances.some((distance) => distance >= least && distance <= most)).toBe(true);
    }),
  );
});

test('our own description of a rule is read back as the same rule', () => {
  fc.assert(
    fc.property(aRule(), (rule) => {
      expect(parseRecurrencia(describeRecurrencia(rule))).toEqual(JSON.parse(JSON.stringify(rule)));
    }),
    { numRuns: 1000 },
  );
});

test('case, accents and spaces never change what a text means', () => {
  fc.assert(
    fc.property(aRule(), (rule) => {
      const text = describeRecurrencia(rule);
      const shouted = `  ${text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replaceAll(' ', '\t ')} `;
      expect(parseRecurrencia(shouted)).toEqual(rule);
    }),
  );
});

test('an unknown word makes any text not understood', () => {
  fc.assert(
    fc.property(aRule(), fc.nat(), (rule, place) => {
      const words = describeRecurrencia(rule).split(' ');
      expect(parseRecurrencia(words.toSpliced(place % (words.length + 1), 0, 'romería').join(' '))).toBeUndefined();
    }),
  );
});

test('no text makes the parser throw or hang', () => {
  // biome-ignore format: a bag of words
  const bag = ['cada', 'de', 'del', 'a', 'y', ',', '-', 'los', 'el', '1', '15', '1st', 'primer', 'lunes', 'domingos',
    'mayo', 'junio', 'mes', 'excepto', 'año', 'santo', 'viernes santo', 'fin de semana', 'entre', 'todo', 'día'];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...bag), { maxLength: 60 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (text) => {
      const rule = parseRecurrencia(text);
      if (rule) expect(nextOccurrences(rule, '2026-01-01', 1)).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
});

test('an RRULE starts on the next occurrence, in one of its months', () => {
  fc.assert(
    fc.property(simpleRule(), aDay(), (rule, from) => {
      const repeating = toRRule(rule, from);
      if (!repeating) return;
      const { rrule, ...first } = repeating;
      expect([first]).toEqual(nextOccurrences(rule, from, 1));
      expect(rrule).toMatch(/^FREQ=(?:WEEKLY|MONTHLY|YEARLY)(?:;BY(?:MONTH|MONTHDAY|DAY)=[-\dA-Z,]+)+$/);
      const months = /BYMONTH=([\d,]+)/.exec(rrule)?.[1]?.split(',').map(Number);
      if (months) expect(months).toContain(monthOf(first.startsOn));
    }),
  );
});

function aDay(): fc.Arbitrary<Day> {
  return fc.integer({ min: -30_000, max: 30_000 }).map((days) => addDays('2026-01-01', days));
}

function aWindow(): fc.Arbitrary<{ from: Day; to: Day }> {
  return fc.tuple(aDay(), fc.nat(1500)).map(([from, days]) => ({ from, to: addDays(from, days) }));
}

function aRule(): fc.Arbitrary<Recurrencia> {
  // Longer texts than the parser takes are of no interest, nor are parts that name no month.
  const part = simpleRule().filter((rule) => rule.kind === 'nth' || !('months' in rule) || rule.months.length < 12);
  const several = fc.array(part, { minLength: 2, maxLength: 3 }).map((rules) => ({ kind: 'several' as const, rules }));
  return fc.oneof(
    { weight: 3, arbitrary: simpleRule() },
    { weight: 1, arbitrary: several.filter((rule) => describeRecurrencia(rule).length < 100) },
    { weight: 1, arbitrary: interval() },
  );
}

/** Without an end: some tests want as many occurrences as they ask for. */
function interval(): fc.Arbitrary<Recurrencia> {
  const since = aDay();
  return fc.oneof(
    fc.record({ kind: fc.constant('interval' as const), days: fc.integer({ min: 2, max: 31 }), since }),
    fc.record({
      kind: fc.constant('interval' as const),
      days: fc.integer({ min: 2, max: 31 }).map((weeks) => weeks * 7),
      weekday: fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7),
      since,
    }),
  );
}

function simpleRule(): fc.Arbitrary<SimpleRule> {
  return fc.oneof(
    weekly(),
    fc.record({ kind: fc.constant('weekends' as const), months: months() }),
    nthOfMonth(),
    fc.record({ kind: fc.constant('date' as const), dates: numbers(1, 28), months: months() }),
    fc.record({ kind: fc.constant('lastDay' as const), months: months() }),
    range(),
    near(),
    easter(),
  );
}

function weekly() {
  const weekdays = numbers(1, 7).map((days) => days as Weekday[]);
  return fc.record({ kind: fc.constant('weekly' as const), weekdays, months: months() });
}

function nthOfMonth() {
  return fc.record({
    kind: fc.constant('nth' as const),
    nths: fc.subarray([1, 2, 3, 4, 5, -2, -1], { minLength: 1 }),
    of: fc.constantFrom<(Weekday | 'weekend')[]>(1, 2, 3, 4, 5, 6, 7, 'weekend'),
    months: months(),
  });
}

function near() {
  return fc.record({
    kind: fc.constant('near' as const),
    weekday: fc.constantFrom<Weekday[]>(1, 2, 3, 4, 5, 6, 7),
    relation: fc.constantFrom('before' as const, 'after' as const, 'nearest' as const),
    anchor: monthDay(),
  });
}

function range() {
  return fc
    .record({ kind: fc.constant('range' as const), from: monthDay(), to: monthDay() })
    .filter(({ from, to }) => from.month !== to.month || from.date < to.date);
}

function easter() {
  const offsets = fc.constantFrom(...easterDays.map(([offset]) => offset));
  return fc
    .record({ kind: fc.constant('easter' as const), from: offsets, to: offsets })
    .filter(({ from, to }) => from <= to);
}

function monthDay() {
  return fc
    .record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 31 }) })
    .filter(({ month, date }) => date <= daysInMonth(2000, month));
}

function months(): fc.Arbitrary<number[]> {
  return fc.oneof(numbers(1, 12), fc.constant(Array.from({ length: 12 }, (_, index) => index + 1)));
}

function numbers(min: number, max: number): fc.Arbitrary<number[]> {
  return fc.subarray(
    Array.from({ length: max - min + 1 }, (_, index) => min + index),
    { minLength: 1 },
  );
}
