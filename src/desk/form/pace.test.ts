import { expect, test } from 'vitest';
import { createPace, longestMs, pauseMs } from './pace.ts';

test('each key puts off the save for a moment, until it has waited long enough', () => {
  const pace = createPace();
  expect(pace.wait('antes', 0)).toBe(pauseMs);
  expect(pace.wait('antes', 1000)).toBe(pauseMs);
  expect(pace.wait('antes', longestMs - 500)).toBe(500);
  expect(pace.wait('antes', longestMs + 3000)).toBe(0);
});

test('after a save, and after nothing was left to save, the longest wait begins anew', () => {
  const pace = createPace();
  pace.wait('antes', 0);
  expect(pace.wait('después', longestMs)).toBe(pauseMs);
  pace.rest();
  expect(pace.wait('después', 3 * longestMs)).toBe(pauseMs);
});
