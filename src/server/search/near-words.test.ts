import { expect, test } from 'vitest';
import { addWords, distance, putRight, type TitleWords } from './near-words.ts';

const words: TitleWords = new Map();
for (const title of [
  'Segóbriga, la ciudad que vivió de vender luz',
  'Castillo de Alarcón',
  'Las Casas Colgadas',
  'Huete',
])
  addWords(words, title);

test('letters that are wrong, missing, too many or swapped', () => {
  expect(distance('alarcon', 'alarcon')).toBe(0);
  expect(distance('alarcom', 'alarcon')).toBe(1);
  expect(distance('alrcon', 'alarcon')).toBe(1);
  expect(distance('allarcon', 'alarcon')).toBe(1);
  expect(distance('laarcon', 'alarcon')).toBe(1);
  expect(distance('', 'luz')).toBe(3);
});

test('mistyped words are put right with their accents, also before their end', () => {
  expect(putRight(words, 'segobirga')).toBe('segóbriga');
  expect(putRight(words, 'Segóvrig')).toBe('segóbriga');
  expect(putRight(words, 'castiyo de alarcon')).toBe('castillo de alarcón');
  expect(putRight(words, 'casas colgdas')).toBe('casas colgadas');
  expect(putRight(words, 'heute')).toBe('huete');
});

test('what is like nothing stays as it is, and short words are not guessed', () => {
  for (const query of ['xilófono', 'castillo volador', 'luc', 'alar con'])
    expect(putRight(words, query), query).toBeUndefined();
});
