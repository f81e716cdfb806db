import { setImmediate as breathe } from 'node:timers/promises';

/** So long one thing after the other is dealt with; then visitors are answered before the next. */
const busyMs = 10;

/** Asked after each thing: whether it is time to let others go first. Then it is waited for. */
export function createPauses(): { isDue(): boolean; take(): Promise<void>; takeIfDue(): Promise<void> } {
  let since = performance.now();
  const isDue = () => performance.now() - since > busyMs;
  async function take() {
    await breathe();
    since = performance.now();
  }
  return {
    isDue,
    take,
    async takeIfDue() {
      if (isDue()) await take();
    },
  };
}

export async function* unhurried<T>(all: Iterable<T>): AsyncGenerator<T, void> {
  const pauses = createPauses();
  for (const one of all) {
    if (pauses.isDue()) await pauses.take();
    yield one;
  }
}
