import { afterAll, vi } from 'vitest';

/** Files share one process: what one replaced (a clock, `fetch`, a variable), the next finds as it was. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
