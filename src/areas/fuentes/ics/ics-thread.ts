/** The thread that reads calendars of others: one that never comes to an end is ended from outside. Run from its source. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { calendarText } from './lines.ts';
import { NoCalendar, readCalendar } from './read-calendar.ts';

/** So many in a message: nobody waits while a thousand are unpacked. */
const batch = 50;

const { path, today } = workerData as { path: string; today: string };
try {
  const { eventos, ...rest } = readCalendar(calendarText(readFileSync(path)), today);
  for (let at = 0; at < eventos.length; at += batch)
    parentPort!.postMessage({ eventos: eventos.slice(at, at + batch) });
  parentPort!.postMessage({ rest });
} catch (error) {
  if (!(error instanceof NoCalendar)) throw error;
  parentPort!.postMessage({ refused: error.message });
}
