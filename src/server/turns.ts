import { Refusal } from './api/refusal.ts';

/** Who waits longer is sent away: behind a database that does not answer requests would pile up. */
const patienceMs = 15_000;

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One after the other, in the order they came: what would wait for the same lock waits here, without a connection. */
export function createTurns(busy: string): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const since = Date.now();
    const turn = last.then(() => {
      if (Date.now() - since > patienceMs) throw new Refusal(503, busy);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
}

export type Gate = <Result>(work: () => Promise<Result>, isFirst?: boolean) => Promise<Result>;

interface Waiting {
  /** No more than these; whoever comes then is refused rather than let everybody wait. */
  most: number;
  refusal(): Error;
}

/** So many at a time, the others in the order they came. Who is `isFirst` neither waits behind the others nor is refused. */
export function createGate(width: number, waiting?: Waiting): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work, isFirst = false) => {
    if (running < width) running++;
    else {
      if (waiting && !isFirst && queue.length >= waiting.most) throw waiting.refusal();
      await new Promise<void>((resolve) => void (isFirst ? queue.unshift(resolve) : queue.push(resolve)));
    }
    try {
      return await work();
    } finally {
      // The place goes from one to the next: nobody who comes at this moment slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
