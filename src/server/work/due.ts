/** When work is due. */
import { addDays, todayInMadrid } from '#values/day.ts';
import { madridInstant } from '#values/hora-local.ts';

/** The next time after this instant that Madrid's clocks show 'HH:mm', also on days of 23 and 25 hours. */
export function nextDaily(time: string, after: Date): Date {
  const today = todayInMadrid(after);
  const at = new Date(madridInstant(today, time));
  return at > after ? at : new Date(madridInstant(addDays(today, 1), time));
}

const firstMs = 15_000;
const longestMs = 60 * 60_000;

/** What has failed so often in a row is tried again later and later. */
export function backOffMs(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** (failures - 1));
}
