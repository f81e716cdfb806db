/** When work is saved by itself: a moment after the last key, and no later than some seconds after the first. */
export const pauseMs = 1200;
export const longestMs = 8000;

export function createPace() {
  let since: number | undefined;
  let savedBefore = '';
  return {
    /** Nothing waits to be saved. */
    rest(): void {
      since = undefined;
    },
    /** Milliseconds until it is saved; `saved` is what the server has: with every save the longest wait begins anew. */
    wait(saved: string, now: number): number {
      if (since === undefined || saved !== savedBefore) since = now;
      savedBefore = saved;
      return Math.max(0, Math.min(pauseMs, since + longestMs - now));
    },
  };
}
