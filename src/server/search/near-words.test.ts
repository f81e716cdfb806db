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
  for (const [typed, mistakes] of [
    ['alarcon', 0],
    ['alarc', 0],
    ['alarcom', 1],
    ['alrcon', 1],
    ['allarcon', 1],
    ['laarcon', 1],
    ['alracom', 2],
  ] as const)
    expect(distance(typed, 'alarcon', 2), typed).toBe(mistakes);
  expect(distance('castillo', 'alarcon', 2)).toBeGreaterThan(2);
});

test('mistyped words are put right with their accents, also before their end', () => {
  expect(putRight(words, 'segobirga')).toBe('segóbriga');
  expect(putRight(words, 'Segóvrig')).toBe('segóbriga');
  expect(putRight(words, 'castiyo de alarcon')).toBe('castillo de alarcón');
  expect(putRight(words, 'casas colgdas')).toBe('casas colgadas');
  expect(putRight(words, 'heute')).toBe('huete');
});

test('a title with accents of their own is whole, and what is right is not put right', () => {
  const apart: TitleWords = new Map();
  addWords(apart, 'Albarracín'.normalize('NFD'));
  expect(putRight(apart, 'albaracin')).toBe('albarracín');
  expect(putRight(words, 'castillo alarcon')).toBeUndefined();
  expect(putRight(words, 'castiyo colgdas segobirga')).toBeUndefined();
});

test('what is like nothing stays as it is, and short words are not guessed', () => {
  for (const query of ['xilófono', 'castillo volador', 'luc', 'alar con'])
    expect(putRight(words, query), query).toBeUndefined();
});

test('a word of another language, or another word, is no mistyped one', () => {
  const site: TitleWords = new Map();
  for (const title of [
    'La Plaza Mayor y sus nueve arcos',
    'Campillo de Altobuey',
    'Castejón',
    'La torre del marqués: una hora, cien campanas, sobre la escuela',
  ])
    addWords(site, title);
  for (const query of [
    'playa',
    'nieve',
    'camping',
    'castle',
    'market',
    'marché',
    'tour',
    'hola',
    'cine',
    'shop',
    'esquí',
  ])
    expect(putRight(site, query), query).toBeUndefined();
  expect(putRight(site, 'camapnas')).toBe('campanas');
});

test('of words equally near the most common is meant', () => {
  const site: TitleWords = new Map();
  for (const title of ['Carros', 'Cerros y cerros', 'Los cerros']) addWords(site, title);
  expect(putRight(site, 'cirros')).toBe('cerros');
});
