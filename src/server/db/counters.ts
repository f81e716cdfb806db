/** Failures, counted in the database: all processes share them, a restart keeps them, and each counter has its own pauses. */
import type { Db } from './open.ts';

export interface Patience {
  /** With this failure the pauses begin. */
  free: number;
  /** What follows each of them, longer every time; the last one stays. */
  pausesMs: readonly number[];
  /** After so long without a failure all is forgotten. */
  forgetMs: number;
}

export type Attempt = { waitMs: number } | { fallos: number; pauseMs: number; giveBack(): Promise<void> };

/**
 * One attempt, counted as a failure before anybody knows: of many at once no more get through than one by one.
 * `giveBack` makes it as if it had not been.
 */
export function takeAttempt(db: Db, clave: string, patience: Patience): Promise<Attempt> {
  return db.transaction().execute(async (trx) => {
    const now = new Date();
    const row = await lockCounter(trx, clave);
    const waitMs = Date.parse(row.pausa_hasta) - now.getTime();
    // A clock that was set back makes no pause longer than the longest.
    if (waitMs > 0 && waitMs <= patience.pausesMs.at(-1)!) return { waitMs };
    const isForgotten = Date.parse(row.visto_en) < now.getTime() - patience.forgetMs;
    const fallos = (isForgotten ? 0 : row.fallos) + 1;
    const pauseMs = pauseAfter(fallos, patience);
    const taken = {
      fallos,
      visto_en: now.toISOString(),
      pausa_hasta: pauseMs > 0 ? new Date(now.getTime() + pauseMs).toISOString() : row.pausa_hasta,
    };
    await trx.updateTable('intentos').set(taken).where('clave', '=', clave).execute();
    return { fallos, pauseMs, giveBack: () => giveBack(db, row, taken) };
  });
}

export interface Lane {
  clave: string;
  patience: Patience;
}

/** One attempt of several counters: when one of them pauses, none of them counts it. Its figures are the last one's. */
export async function takeAttempts(db: Db, lanes: Lane[]): Promise<Attempt> {
  const turns: Exclude<Attempt, { waitMs: number }>[] = [];
  const giveBack = async () => {
    for (const turn of turns) await turn.giveBack();
  };
  for (const { clave, patience } of lanes) {
    const turn = await takeAttempt(db, clave, patience);
    if ('waitMs' in turn) {
      await giveBack();
      return turn;
    }
    turns.push(turn);
  }
  return { ...turns.at(-1)!, giveBack };
}

/** The same statement makes the row if need be and locks it until the end of the transaction, on both databases. */
async function lockCounter(db: Db, clave: string) {
  const fresh = { clave, fallos: 0, pausa_hasta: new Date(0).toISOString(), visto_en: new Date(0).toISOString() };
  return db
    .insertInto('intentos')
    .values(fresh)
    .onConflict((conflict) => conflict.column('clave').doUpdateSet((eb) => ({ clave: eb.ref('excluded.clave') })))
    .returningAll()
    .executeTakeFirstOrThrow();
}

function pauseAfter(fallos: number, { free, pausesMs }: Patience): number {
  return fallos < free ? 0 : pausesMs[Math.min(fallos - free, pausesMs.length - 1)]!;
}

type Moments = { visto_en: string; pausa_hasta: string };

async function giveBack(db: Db, before: Moments & { clave: string }, mine: Moments): Promise<void> {
  await db
    .updateTable('intentos')
    .set((eb) => {
      // Somebody else's failure meanwhile keeps its pause.
      const back = (field: keyof Moments) =>
        eb.case().when(field, '=', mine[field]).then(before[field]).else(eb.ref(field)).end();
      return { fallos: eb('fallos', '-', 1), pausa_hasta: back('pausa_hasta'), visto_en: back('visto_en') };
    })
    .where('clave', '=', before.clave)
    .where('fallos', '>', 0)
    .execute();
}
