import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a link or a mail takes to be written. */
export const evenMs = 250;

/** An answer takes the same time whether there was something to do or not, so that nobody can find out by it. */
export async function inEvenTime(work: Promise<unknown>): Promise<void> {
  await Promise.all([work, wait(evenMs)]);
}
