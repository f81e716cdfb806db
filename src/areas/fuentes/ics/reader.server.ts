/** Reads a calendar file in a thread of its own, within a time and a memory that nobody here notices. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { NotFetched } from '#server/fetch/fetch-file.ts';
import { logError } from '#server/log.ts';
import type { Day } from '#values/day.ts';
import type { Calendario, Traido } from './read-calendar.ts';

/** On a machine with much else to do. */
const longestMs = 30_000;
/** It is no part of what the build packs into one file. */
const program = resolve('src/areas/fuentes/ics/ics-thread.ts');

type Message = { eventos: Traido[] } | { rest: Omit<Calendario, 'eventos'> } | { refused: string };

export async function readInThread(path: string, today: Day, patienceMs = longestMs): Promise<Calendario> {
  const thread = new Worker(program, { workerData: { path, today }, resourceLimits: { maxOldGenerationSizeMb: 192 } });
  const eventos: Traido[] = [];
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Calendario>((resolve, reject) => {
      late = setTimeout(() => reject(new NotFetched('su calendario tarda demasiado en leerse')), patienceMs);
      thread.on('message', (message: Message) => {
        if ('eventos' in message) eventos.push(...message.eventos);
        else if ('refused' in message) reject(new NotFetched(message.refused));
        else resolve({ ...message.rest, eventos });
      });
      thread.on('error', (error: Error) => {
        logError('calendar', error);
        reject(new NotFetched('su calendario no se puede leer'));
      });
      thread.on('exit', () => reject(new NotFetched('su calendario no se puede leer')));
    });
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
