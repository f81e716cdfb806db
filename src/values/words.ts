import { plain } from './slug.ts';

const maxWords = 8;
const maxWordLength = 40;

/** The words of a text, without accents or signs: nothing is left that would mean anything to a database. */
export function plainWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What is looked for: the first few words of whatever was typed. */
export function searchWords(query: string): string[] {
  return [...new Set(plainWords(query.slice(0, 1000)).map((word) => word.slice(0, maxWordLength)))].slice(0, maxWords);
}

/** Singular and plural begin alike: "leyendas" and "leyenda", "canciones" and "canción". */
export function wordBeginning(word: string): string {
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
}
