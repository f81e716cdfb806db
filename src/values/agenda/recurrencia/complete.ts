import { type Day, yearOf } from '#values/day.ts';
import { monthNames } from '#values/mes.ts';
import { type Bound, dayOf, intervalOf, withoutBounds } from './bounds.ts';
import { parseRecurrencia } from './grammar.ts';

/**
 * The rule with what it leaves open written out, since it is read again in later years: an end without a year is the next
 * such day, a beginning the last one before the end; an interval without a beginning is counted from `start`, or from today.
 */
export function completeRule(text: string, today: Day, start?: Day): string {
  if (parseRecurrencia(text)) return text;
  const { said, since, until } = withoutBounds(text);
  const end = until?.isOpen ? next(until, today) : until?.day;
  const needsStart = !since && intervalOf(said) !== undefined;
  if (!needsStart && !since?.isOpen && !until?.isOpen) return text;
  const beginning = since?.isOpen
    ? end
      ? last(since, end)
      : next(since, today)
    : (since?.day ?? (needsStart ? (start ?? today) : undefined));
  if ((until && !end) || (since && !beginning)) return text;
  return [said, beginning && `desde el ${inWords(beginning)}`, end && `hasta el ${inWords(end)}`]
    .filter(Boolean)
    .join(' ');
}

function next(bound: Bound, today: Day): Day | undefined {
  const day = dayOf(yearOf(today), bound);
  return day && day >= today ? day : dayOf(yearOf(today) + 1, bound);
}

function last(bound: Bound, end: Day): Day | undefined {
  const day = dayOf(yearOf(end), bound);
  return day && day <= end ? day : dayOf(yearOf(end) - 1, bound);
}

function inWords(day: Day): string {
  return `${Number(day.slice(8))} de ${monthNames[Number(day.slice(5, 7)) - 1]} de ${yearOf(day)}`;
}
