/** How long a text takes grows with its length, not with the square of it. */
import { expect } from 'vitest';

const factor = 8;
/** What takes less may as well be what else the machine does; what grows with the square takes seconds. */
const unnoticed = 300;

/** `run` does its work for an input of this size: as large as seconds would be needed for its square. */
export function expectLinear(run: (size: number) => unknown, size: number, what = ''): void {
  const large = fastest(() => run(size));
  if (large < unnoticed) return;
  const small = fastest(() => run(size / factor));
  expect(large / Math.max(small, 1), what).toBeLessThan(factor * 3);
}

/** The same of work that others may interrupt. */
export async function expectLinearAsync(
  run: (size: number) => Promise<unknown>,
  size: number,
  what = '',
): Promise<void> {
  const large = await fastestAsync(() => run(size));
  if (large < unnoticed) return;
  const small = await fastestAsync(() => run(size / factor));
  expect(large / Math.max(small, 1), what).toBeLessThan(factor * 3);
}

async function fastestAsync(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best >= unnoticed; attempt++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** Tried again: what else ran at that moment is not its fault. */
function fastest(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best >= unnoticed; attempt++) {
    best = Math.min(best, busyMs(work));
  }
  return best;
}

/** What the work itself took, however many others share the machine. */
export function busyMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
