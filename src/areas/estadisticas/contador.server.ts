/**
 * Counts visits: in memory, written every few seconds as sums of the day. What can be invented without end (hosts,
 * searches, addresses) is counted one by one only so many times a day, and so often from one address; the rest is "otros".
 */
import { randomBytes } from 'node:crypto';
import { addressGroup } from '#server/api/address-group.ts';
import { RateLimit, takeTurn } from '#server/api/guards.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import type { Worker } from '#server/work/worker.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import { type EstadisticaTipo, keptDays, otros } from './estadistica.ts';
import {
  addSums,
  forgetSalts,
  forgetSums,
  keysOfDay,
  lockSketch,
  type Sum,
  saltOf,
  writeVisitors,
} from './queries.server.ts';
import { createSponsorCounter, type SponsorEvent } from './sponsor-counter.server.ts';
import { createSketch, type Sketch, visitorHash } from './visitantes.server.ts';

const flushMs = 5000;
const hourMs = 3_600_000;

/** Different ones in a day. Pages and sponsors are known ones, and as many as there are. */
const mostPerDay: Partial<Record<EstadisticaTipo, number>> = {
  pagina: 20_000,
  origen: 300,
  busqueda: 300,
  no_encontrada: 300,
};
/** New ones from one address in an hour. */
const mostFromOne = 30;

export interface Visitor {
  address: string;
  browser: string;
  /** Asks not to be followed (DNT, GPC): counted, but not compared with anybody. */
  isReserved: boolean;
}

export interface Contador {
  /** Counts one of these today. `by` for what visitors can invent. */
  count(tipo: EstadisticaTipo, clave: string, by?: string): void;
  /** Counts that a sponsor was seen or pressed, unless this visitor has often enough. */
  countSponsor(what: SponsorEvent, sponsor: string, visitor: Visitor, isInWidget?: boolean): Promise<void>;
  /** Takes part in the estimate of how many visitors today had. */
  meet(visitor: Visitor): Promise<void>;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
  /** The same for the last time. */
  close(): Promise<void>;
}

interface Today {
  dia: Day;
  /** What was counted one by one, by kind. */
  seen: Map<EstadisticaTipo, Set<string>>;
  sketch: Sketch;
  hasNewVisitors: boolean;
  salt: Promise<string> | undefined;
}

declare module '#server/app.ts' {
  interface App {
    contador: Contador;
  }
}

/** `rates` count addresses for a minute, and are made to forget them then. */
export function createContador(db: Db, rates: RateLimit, worker: Worker): Contador {
  let sums = new Map<string, Sum>();
  let today = newDay(todayInMadrid(new Date()));
  const ended: Today[] = [];
  const inventions = new RateLimit(hourMs);
  const sponsors = createSponsorCounter(db, async (visitor) => {
    const day = now();
    return { dia: day.dia, hash: await hashOf(day, visitor) };
  });
  let isDayRead = false;
  let flushing: Promise<void> | undefined;
  let dayReadAt = 0;
  worker.add({ name: 'cifras', isOfProcess: true, everyMs: flushMs, run: () => flush() });
  // When every process has written what it counted before midnight.
  worker.add({ name: 'cifras antiguas', dailyAt: '00:05', run: () => forgetOld(db) });

  /** Looking at the calendar for every count would cost more than the count. */
  function now(): Today {
    const second = Math.floor(Date.now() / 1000);
    if (second === dayReadAt) return today;
    dayReadAt = second;
    const dia = todayInMadrid(new Date());
    if (dia !== today.dia) {
      if (today.hasNewVisitors) ended.push(today);
      today = newDay(dia);
    }
    return today;
  }

  function count(tipo: EstadisticaTipo, clave: string, by?: string): void {
    const day = now();
    const counted = isRoomFor(day, tipo, clave, by) ? clave : otros;
    const key = `${day.dia} ${tipo} ${counted}`;
    const sum = sums.get(key);
    if (sum) sum.cuenta++;
    else sums.set(key, { dia: day.dia, tipo, clave: counted, cuenta: 1 });
  }

  function isRoomFor({ seen }: Today, tipo: EstadisticaTipo, clave: string, by: string | undefined): boolean {
    const most = mostPerDay[tipo];
    if (most === undefined) return true;
    const known = seen.get(tipo) ?? new Set();
    seen.set(tipo, known);
    if (known.has(clave)) return true;
    if (known.size >= most) return false;
    if (by !== undefined && !takeTurn(inventions, '', by, mostFromOne)) return false;
    known.add(clave);
    return true;
  }

  async function hashOf(day: Today, { address, browser }: Visitor): Promise<Buffer> {
    day.salt ??= saltOf(db, day.dia, randomBytes(32).toString('base64url'));
    day.salt.catch(() => {
      day.salt = undefined;
    });
    return visitorHash(await day.salt, addressGroup(address), browser);
  }

  async function meet(visitor: Visitor): Promise<void> {
    if (visitor.isReserved) return;
    const day = now();
    if (day.sketch.add(await hashOf(day, visitor))) day.hasNewVisitors = true;
  }

  async function writeSums(): Promise<void> {
    if (sums.size === 0) return;
    const taken = sums;
    sums = new Map();
    try {
      await db.transaction().execute((db) => addSums(db, [...taken.values()]));
    } catch (error) {
      // They wait for the next time, together with what came meanwhile.
      for (const [key, sum] of taken) {
        const newer = sums.get(key);
        if (newer) newer.cuenta += sum.cuenta;
        else sums.set(key, sum);
      }
      throw error;
    }
  }

  async function writeSketch(day: Today): Promise<void> {
    if (!day.hasNewVisitors) return;
    day.hasNewVisitors = false;
    try {
      await db.transaction().execute(async (db) => {
        const others = await lockSketch(db, day.dia);
        if (others === undefined) return;
        day.sketch.merge(others);
        await writeVisitors(db, day.dia, day.sketch.toText(), day.sketch.estimate());
      });
    } catch (error) {
      day.hasNewVisitors = true;
      throw error;
    }
  }

  async function write(isLast = false): Promise<void> {
    if (!isDayRead) await readDay();
    now();
    await writeSums();
    while (ended[0]) {
      await writeSketch(ended[0]);
      ended.shift();
    }
    await writeSketch(today);
    await sponsors.write(isLast);
    for (const limit of [rates, inventions]) limit.forget();
  }

  function flush(): Promise<void> {
    flushing ??= write().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  /** After a restart the day goes on where it was. */
  async function readDay(): Promise<void> {
    const { dia, seen } = now();
    for (const { tipo, clave } of await keysOfDay(db, dia)) {
      const known = seen.get(tipo as EstadisticaTipo) ?? new Set();
      seen.set(tipo as EstadisticaTipo, known.add(clave));
    }
    isDayRead = true;
  }

  return {
    count,
    async countSponsor(what, sponsor, visitor, isInWidget = false) {
      if (!(await sponsors.isOneMore(what, sponsor, visitor))) return;
      count(what, sponsor);
      if (isInWidget && what === 'vista') count('widget', sponsor);
    },
    meet,
    flush,
    async close() {
      await flushing?.catch(() => {});
      await write(true).catch((error) => logError('statistics', error));
    },
  };
}

/** What distinguishes visitors goes with its day; sums are kept for so long. */
async function forgetOld(db: Db): Promise<void> {
  const dia = todayInMadrid(new Date());
  await forgetSalts(db, dia);
  await db.transaction().execute((db) => forgetSums(db, addDays(dia, -keptDays)));
}

function newDay(dia: Day): Today {
  return { dia, seen: new Map(), sketch: createSketch(), hasNewVisitors: false, salt: undefined };
}
