import { madridInstant } from '#values/hora-local.ts';
import type { WxrItem } from './wxr.server.ts';

/** When it was, or will be, published: in UTC where the export says so, else by Madrid's clocks. */
export function instantOf({ dateGmt, date, pubDate }: WxrItem, now: Date): string {
  const gmt = parts(dateGmt);
  const local = parts(date);
  const candidates = [
    gmt && `${gmt.day}T${gmt.time}:${gmt.seconds}Z`,
    local && madridInstant(local.day, local.time).replace(/:00(?=[+-])/, `:${local.seconds}`),
    pubDate,
  ];
  for (const candidate of candidates) {
    const instant = candidate ? new Date(candidate) : undefined;
    if (instant && instant.getTime() > 0 && instant.getUTCFullYear() < 2200) return instant.toISOString();
  }
  return now.toISOString();
}

export interface Written {
  created_at: string;
  updated_at: string;
}

/** When it was written and last changed there; an older export does not say when it was changed. */
export function writtenOf(item: WxrItem, now: Date): Written {
  const published = instantOf(item, now);
  const changed = instantOf({ ...item, dateGmt: item.changedGmt, date: item.changed, pubDate: published }, now);
  const [created_at, updated_at] = [published, [published, changed].sort()[1]!].map(
    // What is scheduled was written before.
    (instant) => [instant, now.toISOString()].sort()[0]!,
  ) as [string, string];
  return { created_at, updated_at };
}

function parts(text: string): { day: string; time: string; seconds: string } | undefined {
  const [, day, time, seconds] = text.match(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d):(\d\d)$/) ?? [];
  if (!day || !time || !seconds || day.startsWith('0000') || Number.isNaN(Date.parse(`${day}T${time}:${seconds}Z`)))
    return undefined;
  return { day, time, seconds };
}
