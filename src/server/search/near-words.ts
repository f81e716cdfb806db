/** When nothing is found: the words of titles that are nearly what was typed. */
import type { Db } from '#server/db/open.ts';
import { searchedTipos } from '#things.ts';
import { plain } from '#values/slug.ts';
import { plainWords, wordBeginning } from '#values/words.ts';
import { firstIndexId, lastIndexId } from './ids.ts';

/** Of each kind the titles of so many, the newest. */
const titlesOfEach = 2000;
const shortest = 4;

/** Without accents → with them; by their first letter, which is seldom mistyped. */
export type TitleWords = Map<string, Map<string, string>>;

export async function readTitleWords(db: Db, now: string): Promise<TitleWords> {
  const words: TitleWords = new Map();
  for (const tipo of searchedTipos) {
    const titles = await db
      .selectFrom('busqueda_indice')
      .select('titulo')
      .where('id', '>=', firstIndexId(tipo))
      .where('id', '<=', lastIndexId(tipo))
      .where('visible_desde', '<=', now)
      .where('visible_hasta', '>=', now)
      .orderBy('id', 'desc')
      .limit(titlesOfEach)
      .execute();
    for (const { titulo } of titles) addWords(words, titulo);
  }
  return words;
}

export function addWords(words: TitleWords, title: string): void {
  for (const written of title.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const word = plain(written);
    const alike = words.get(word[0]!) ?? new Map<string, string>();
    words.set(word[0]!, alike);
    if (!alike.has(word)) alike.set(word, written.toLowerCase());
  }
}

/** The question with its mistyped words put right; nothing when one of them is like no word there is. */
export function putRight(words: TitleWords, query: string): string | undefined {
  const right = plainWords(query).map((typed) => {
    const alike = words.get(typed[0]!);
    if (!alike) return undefined;
    const beginning = wordBeginning(typed);
    for (const word of alike.keys()) if (word.startsWith(beginning)) return alike.get(typed) ?? typed;
    return nearest(alike, typed);
  });
  return right.every((word) => word !== undefined) ? right.join(' ') : undefined;
}

/** Whoever is still typing has not come to the end of the word: its beginning is compared. */
function nearest(alike: Map<string, string>, typed: string): string | undefined {
  if (typed.length < shortest) return undefined;
  let found: { written: string; mistakes: number; length: number } | undefined;
  const most = typed.length < 7 ? 1 : 2;
  for (const [word, written] of alike) {
    if (word.length < typed.length - most) continue;
    const mistakes = Math.min(
      ...[typed.length - 1, typed.length, typed.length + 1].map((end) => distance(typed, word.slice(0, end))),
    );
    const isNearer = !found || mistakes < found.mistakes || (mistakes === found.mistakes && word.length < found.length);
    if (mistakes <= most && isNearer) found = { written, mistakes, length: word.length };
  }
  return found?.written;
}

/** How many letters are wrong, missing, too many, or in each other's place. */
export function distance(one: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
