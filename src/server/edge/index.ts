/**
 * A shared cache in front of us that keeps pages for a week because we send it what changes. What is to be sent stands
 * in a table until the cache has answered, so that it outlives the process that wrote it; while the cache does not answer,
 * pages go out with the short life they have without one.
 */
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { AtEdge } from '#server/pages/kept-page.ts';
import type { EdgeSettings } from '#server/settings.ts';
import type { Worker } from '#server/work/worker.ts';
import { everything, fileTag, keysOf, keysToPurge } from './keys.ts';
import { edgeKind, PurgeFailed } from './kinds.ts';
import { addPurga, deletePurgas, listPurgas, markPurgas } from './queries.ts';

export interface Edge {
  /** What goes out with something that everybody gets and that read these things. */
  dress(headers: Record<string, string>, tags: Iterable<string>, maxAgeMs: number): AtEdge;
  /** What was made or sent while something it read was written: it may be old already, so it stays there for a moment only. */
  dressPassing(headers: Record<string, string>, tags: Iterable<string>): AtEdge;
  /** A file: its name never means anything else, but it can be taken away. */
  fileHeaders(name: string): Record<string, string>;
  /** These changed, or everything may have; it is sent as soon as it is written down. */
  note(tags: string[] | 'reset'): void;
  noteFile(name: string): void;
  /** The last word of a process that served: what it sent at the end may be of the version before, which nobody else knows. */
  leave(): Promise<void>;
}

type Purga = Awaited<ReturnType<typeof listPurgas>>[number];

const weekSeconds = 7 * 86_400;
const job = 'avisos al borde';
const lookMs = 1000;
/** Sent once more after this: an answer may have been on its way to the edge meanwhile, or come from another process. */
const againMs = 1000;
/** A row that its own process has not finished by then is everybody's. Sent by all at once, a page would be asked for as often. */
const strangerMs = 1500;
/** Whoever has not heard from the database for so long may not have heard of a write either. */
const trustMs = 3500;
const portion = 500;
/** What visitors' pages never show, much of it sent by anybody: an edge bears only so many purges. */
const unread = /^(?:pedidos|facturas|(?:propuestas?|fuentes?|mensajes?|cupon(?:es)?)(?::.*)?)$| sin publicar$/;

export function createEdge(db: Db, worker: Worker, settings: EdgeSettings | undefined): Edge | undefined {
  if (!settings) return undefined;
  const kind = edgeKind(settings);
  const proceso = randomBytes(6).toString('hex');
  // A process that starts does not know what was written and not sent before, nor which version made what is kept there.
  const pending = new Set<string>([everything]);
  const sentAt = new Map<number, number>();
  const seenAt = new Map<number, number>();
  let hasRun = false;
  let trustedUntil = 0;
  let restUntil = 0;

  async function run({ signal }: { signal: AbortSignal }): Promise<Date | undefined> {
    const begunAt = performance.now();
    hasRun = true;
    // What was sent meanwhile may have been old.
    if (trustedUntil > 0 && trustedUntil < begunAt) pending.add(everything);
    await writeDown();
    const rows = await listPurgas(db, portion);
    const there = new Set(rows.map(({ id }) => id));
    for (const times of [seenAt, sentAt]) for (const id of times.keys()) if (!there.has(id)) times.delete(id);
    for (const id of there) if (!seenAt.has(id)) seenAt.set(id, begunAt);
    const isOurs = (row: Purga) => row.proceso === proceso || begunAt - seenAt.get(row.id)! >= strangerMs;
    const due = begunAt < restUntil ? [] : rows.filter((row) => isOurs(row) && isDue(row.id));
    if (due.length > 0) await send(due, signal);
    const isBehind = rows.some((row) => row.fallos > 0 && !due.includes(row));
    trustedUntil = isBehind ? 0 : begunAt + trustMs;
    return rows.length > 0 ? soonAfter(againMs / 4) : undefined;
  }

  function isDue(id: number): boolean {
    return performance.now() - (sentAt.get(id) ?? Number.NEGATIVE_INFINITY) >= againMs;
  }

  async function writeDown(): Promise<void> {
    const tags = [...pending];
    if (tags.length === 0) return;
    pending.clear();
    try {
      await addPurga(db, proceso, tags);
    } catch (error) {
      for (const tag of tags) pending.add(tag);
      trustedUntil = 0;
      throw error;
    }
  }

  /** Each is sent twice; then it is done. */
  async function send(due: Purga[], signal: AbortSignal): Promise<void> {
    const ids = due.map(({ id }) => id);
    try {
      await kind.purge(keysToPurge(due.flatMap(({ etiquetas }) => etiquetas)), signal);
    } catch (error) {
      trustedUntil = 0;
      restUntil = performance.now() + (error instanceof PurgeFailed ? error.againInMs : 0);
      // Once: an edge may be away for hours.
      const failed = due.filter(({ fallos }) => fallos === 0).map(({ id }) => id);
      await markPurgas(db, failed, { fallos: 1 });
      throw error;
    }
    const again = ids.filter((id) => !sentAt.has(id));
    await deletePurgas(
      db,
      ids.filter((id) => sentAt.has(id)),
    );
    for (const id of again) sentAt.set(id, performance.now());
    if (due.some(({ fallos }) => fallos > 0)) await markPurgas(db, again, { fallos: 0 });
  }

  let isSilent = false;
  worker.add({
    name: job,
    isOfProcess: true,
    everyMs: lookMs,
    async run(running) {
      try {
        const next = await run(running);
        isSilent = false;
        return next;
      } catch (error) {
        // Once for as long as it lasts.
        if (!isSilent) logError(job, error);
        isSilent = true;
        return soonAfter(Math.max(againMs / 4, restUntil - performance.now()));
      }
    },
  });

  function add(...tags: string[]): void {
    for (const tag of tags) pending.add(tag);
    worker.wake(job);
  }

  return {
    dress(headers, tags, maxAgeMs) {
      const keys = keysOf(tags);
      const seconds = Math.min(weekSeconds, Math.floor(maxAgeMs / 1000));
      const tagged = { ...headers, ...tagHeaders(keys) };
      return {
        // What nobody keeps needs no name.
        unheard: headers['cache-control']!.includes('private') ? headers : tagged,
        isHeard: () => performance.now() < trustedUntil,
        headers: {
          ...tagged,
          // Who reads only this one asks again every time; `private` would keep the edge from keeping it.
          'cache-control': headers['cache-control']!.replace('private, no-cache', 'no-cache'),
          ...kind.lifeHeader(seconds),
        },
      };
    },
    dressPassing(headers, tags) {
      const control = headers['cache-control']!.replace(/s-maxage=\d+/, 's-maxage=1');
      const passing = { ...headers, 'cache-control': control, ...tagHeaders(keysOf(tags)) };
      const unheard = control.includes('private') ? headers : passing;
      return { headers: unheard, unheard, isHeard: () => false };
    },
    fileHeaders: (name) => tagHeaders([fileTag(name)]),
    // What the operator decides about the site is in everything, also whether there is a site to see.
    note(tags) {
      const read =
        tags === 'reset' || tags.includes('ajustes') ? [everything] : tags.filter((tag) => !unread.test(tag));
      if (read.length > 0) add(...read);
    },
    noteFile: (name) => add(fileTag(name)),
    async leave() {
      if (hasRun) await addPurga(db, proceso, [...pending, everything]).catch((error) => logError(job, error));
    },
  };
}

function soonAfter(ms: number): Date {
  return new Date(Date.now() + ms);
}

function tagHeaders(keys: string[]): Record<string, string> {
  return { 'cache-tag': keys.join(','), 'surrogate-key': keys.join(' ') };
}
