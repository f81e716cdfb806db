import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSentJson, TooMuchJson } from './sent-json.ts';

test('what is JSON is read as JSON is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      expect(parseSentJson(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(parseSentJson(JSON.stringify(['[{,'.repeat(20_000), '\\"[,']))).toEqual(['[{,'.repeat(20_000), '\\"[,']);
  for (const text of ['', '[', '{"a":', '"', '"\\', ']]]]', 'no'])
    expect(() => parseSentJson(text)).toThrow(SyntaxError);
});

test.each([
  ['deep', '['.repeat(3_000_000) + ']'.repeat(3_000_000)],
  ['deep and cut off', '{"a":'.repeat(1_000_000)],
  ['wide', `[${'1,'.repeat(3_000_000)}1]`],
  ['wide and empty', `[${'[],'.repeat(2_000_000)}1]`],
])('too much is not even read: %s', (_, text) => {
  const started = process.cpuUsage();
  expect(() => parseSentJson(text)).toThrow(TooMuchJson);
  // Milliseconds of our own time; reading it takes hundreds.
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
});
