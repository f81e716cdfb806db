import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

/** The same random values every time: a run does not depend on luck. Another number in SEED looks for others. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) });

/** Files share one process: what one replaced (a clock, `fetch`, a variable), the next finds as it was. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
