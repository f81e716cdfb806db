/** What is looked for, and what means the same. */
import { plainWords, wordBeginning } from '#values/words.ts';

/** Words that were typed, each by its beginning, or else others that mean the same, in whole words. */
export interface Term {
  words: string[];
  others: string[][];
}

/** What means the same as a word, or as a few in a row: by their beginnings, so that plurals are known too. */
export type Synonyms = ReadonlyMap<string, string[][]>;

/** Of one word, so many: each is looked for. */
const mostOthers = 30;
const longest = 4;

/** From groups as the operator writes them: "hotel, hostal, casa rural". */
export function synonymsOf(groups: string[]): Synonyms {
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const all = group
      .split(',')
      .map(plainWords)
      .filter(({ length }) => length > 0);
    for (const words of all) {
      const key = keyOf(words);
      const known = synonyms.get(key) ?? [];
      synonyms.set(key, [...known, ...all.filter((other) => keyOf(other) !== key)].slice(0, mostOthers));
    }
  }
  return synonyms;
}

/** The words as they were typed, several together where only together they mean something else. */
export function termsOf(words: string[], synonyms: Synonyms): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !synonyms.has(keyOf(words.slice(at, at + length)))) length--;
    const part = words.slice(at, at + length);
    terms.push({ words: part, others: synonyms.get(keyOf(part)) ?? [] });
    at += length;
  }
  return terms;
}

function keyOf(words: string[]): string {
  return words.map(wordBeginning).join(' ');
}
