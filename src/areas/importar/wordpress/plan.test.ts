import { expect, test } from 'vitest';
import { expectLinear } from '#test/harness/linear.ts';
import { chooseSlugs } from './plan.server.ts';

test('an address that is taken gets the next number, however many want it', () => {
  const posts = ['hoz', 'hoz', 'rio', 'hoz-2'].map((wantedSlug, id) => ({ id, wantedSlug }));
  expect([...chooseSlugs(posts, new Set(['rio', 'hoz-3'])).values()]).toEqual(['hoz', 'hoz-2', 'rio-2', 'hoz-2-2']);
  expectLinear((size) => {
    const same = Array.from({ length: size }, (_, id) => ({ id, wantedSlug: 'hoz' }));
    expect(new Set(chooseSlugs(same, new Set()).values()).size).toBe(size);
  }, 40_000);
});
