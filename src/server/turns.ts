import { Refusal } from './api/refusal.ts';

/** Who waits longer is sent away: a database that does not answer must not gather a crowd. */
const patienceMs = 15_000;

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One after the other, in the order they came: what would wait for the same lock waits here, without a connection. */
export function createTurns(busy: string): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const since = Date.now();
    const turn = last.then(() => {
      if (Date.now() - since > patienceMs) throw new Refusal(429, busy);
      return work();
    });
    last = turn.catch(() => {});
    return turn;
  };
}
