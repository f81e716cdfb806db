/** How long a text takes grows with its length, not with the square of it. */
import { expect } from 'vitest';

const factor = 8;
/** What takes less is not worth telling apart from what else the machine does. */
const unnoticed = 25;

/** `run` does its work for an input of this size. What grows with the square takes 64 times as long for eight times as much. */
export function expectLinear(run: (size: number) => unknown, size: number, what = ''): void {
  const large = fastest(() => run(size * factor));
  if (large < unnoticed) return;
  const small = fastest(() => run(size));
  expect(large / Math.max(small, 1), what).toBeLessThan(factor * 3);
}

/** Tried again: what else ran at that moment is not its fault. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best >= unnoticed; attempt++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
