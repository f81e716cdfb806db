import { expect, test } from 'vitest';
import { synonymsOf, termsOf } from './terms.ts';

const synonyms = synonymsOf(['Hotel, hostal, casa rural', 'parking, aparcamiento', ' , ,']);

test('a word is looked for together with what means the same, plurals and accents aside', () => {
  const others = [['hostal'], ['casa', 'rural']];
  expect(termsOf(['hotel'], synonyms)).toEqual([{ words: ['hotel'], others }]);
  expect(termsOf(['hoteles', 'cuenca'], synonyms)).toEqual([
    { words: ['hoteles'], others },
    { words: ['cuenca'], others: [] },
  ]);
});

test('several words mean something else only together', () => {
  expect(termsOf(['casas', 'rurales', 'parking'], synonyms)).toEqual([
    { words: ['casas', 'rurales'], others: [['hotel'], ['hostal']] },
    { words: ['parking'], others: [['aparcamiento']] },
  ]);
  expect(termsOf(['casa', 'grande'], synonyms)).toEqual([
    { words: ['casa'], others: [] },
    { words: ['grande'], others: [] },
  ]);
});

test('a word of many groups has no more others than can be looked for', () => {
  const many = synonymsOf(Array.from({ length: 500 }, (_, number) => `sitio, otro${number}`));
  expect(termsOf(['sitio'], many)[0]!.others).toHaveLength(30);
});
