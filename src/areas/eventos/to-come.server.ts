/** What comes next in the agenda, each event once. */
import type { Db } from '#server/db/open.ts';
import { nextSpans, spansBetween } from '#values/agenda/agenda.ts';
import { compareTimes, type Day, type Span } from '#values/day.ts';
import { type EventoFilter, type EventoRow, listDatedEventos, listRecurringEventos } from './queries.server.ts';

export interface ToCome {
  row: EventoRow;
  /** Its next days; none for a rule that nobody understands. */
  span: Span | undefined;
}

interface Days {
  from: Day;
  /** Without it, all that is to come, and also what nobody knows the days of. */
  to?: Day;
}

/** By day and hour, the first `limit`. */
export async function listToCome(db: Db, filter: EventoFilter, { from, to }: Days, limit: number): Promise<ToCome[]> {
  const rows = [
    ...(await listDatedEventos(db, { from, ...(to && { to }), limit, ...filter })),
    ...(await listRecurringEventos(db, filter)),
  ];
  const found = rows.flatMap((row): ToCome[] => {
    const spans = to ? spansBetween(row, from, to, 1) : nextSpans(row, from, 1);
    if (!spans) return to ? [] : [{ row, span: undefined }];
    // Its rule was understood and is over, or says other days.
    return spans[0] ? [{ row, span: spans[0] }] : [];
  });
  return found.sort(byDay).slice(0, limit);
}

function byDay(one: ToCome, other: ToCome): number {
  return (
    compareTimes(one.span?.startsOn ?? '9999', other.span?.startsOn ?? '9999') ||
    compareTimes(hourOf(one), hourOf(other)) ||
    one.row.id - other.row.id
  );
}

function hourOf({ row, span }: ToCome): string {
  return span?.hora ?? row.hora ?? '';
}
