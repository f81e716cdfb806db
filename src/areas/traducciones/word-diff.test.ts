import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ text, is }) => (is === 'same' ? text : is === 'gone' ? `[-${text.trim()}-] ` : `[+${text.trim()}+] `))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  ['Abre de 10 a 18', 'Abre de 10 a 20', 'Abre de 10 a [-18-] [+20+]'],
  ['Abre de 10 a 18', 'Abre cada día de 10 a 18', 'Abre [+cada día+] de 10 a 18'],
  ['uno dos tres', 'uno tres', 'uno [-dos-] tres'],
  ['', 'nuevo', '[+nuevo+]'],
  ['igual', 'igual', 'igual'],
])('%j → %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown);
});

test('two long texts without anything in common are told apart at once', () => {
  const text = (word: string) => Array.from({ length: 40_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(wordDiff(text('a'), text('b')).map(({ is }) => is)).toEqual(['gone', 'new']);
});
