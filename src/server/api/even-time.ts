import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a link or a mail takes to be written. */
export const evenMs = 250;

/** How long an answer takes tells nobody whether there was something to do. */
export async function inEvenTime(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, wait(evenMs)]);
}
