import { expect, test } from 'vitest';
import { deepEqual } from './deep-equal.ts';

test.each([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [undefined, undefined, true],
  [{ a: undefined }, {}, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [null, {}, false],
  [[1], [1, 2], false],
])('%j and %j: %s', (one, other, isEqual) => expect(deepEqual(one, other)).toBe(isEqual));
