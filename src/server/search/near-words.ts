/** When nothing is found: the words of titles that are nearly what was typed. */
import type { Database } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';
import { plainWords, wordBeginning } from '#values/words.ts';
import { isVisible } from './candidates.ts';
import { firstIndexId, lastIndexId, searchedTipos } from './ids.ts';

/** Of each kind the titles of so many, the newest. */
const titlesOfEach = 2000;
const shortest = 5;
const long = 8;
/** Of a question, so many words. */
const mostCorrected = 2;
/** So many letters may still be to be typed. */
const unwritten = 3;

/** Without accents → with them, and how often; by their first letter, which is seldom mistyped. */
export type TitleWords = Map<string, Map<string, TitleWord>>;

interface TitleWord {
  written: string;
  /** How many titles have it. */
  times: number;
  spoken: string;
}

export async function readTitleWords({ db, dialect }: Database, now: string): Promise<TitleWords> {
  const words: TitleWords = new Map();
  for (const tipo of searchedTipos) {
    const titles = await db
      .selectFrom('busqueda_indice')
      .select('titulo')
      .where('id', '>=', firstIndexId(tipo))
      .where('id', '<=', lastIndexId(tipo))
      // There each kind is a table of its own.
      .$if(dialect === 'postgres', (query) => query.where('tipo', '=', tipo))
      .where(isVisible(now))
      .orderBy('id', 'desc')
      .limit(titlesOfEach)
      .execute();
    for (const { titulo } of titles) addWords(words, titulo);
  }
  return words;
}

export function addWords(words: TitleWords, title: string): void {
  for (const written of title.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []) {
    const word = plain(written);
    const alike = words.get(word[0]!) ?? new Map<string, TitleWord>();
    words.set(word[0]!, alike);
    const known = alike.get(word) ?? { written: written.toLowerCase(), times: 0, spoken: spokenAs(word) };
    alike.set(word, { ...known, times: known.times + 1 });
  }
}

/**
 * The question with its mistyped words put right, as far as titles know them; nothing when there is nothing to put right,
 * or too much.
 */
export function putRight(words: TitleWords, query: string): string | undefined {
  const right: string[] = [];
  let corrected = 0;
  for (const typed of plainWords(query)) {
    const alike = words.get(typed[0]!);
    const known = alike && knownAs(alike, typed);
    const word = known ?? (alike && corrected < mostCorrected ? nearest(alike, typed) : undefined);
    if (word === undefined) return undefined;
    if (known === undefined) corrected++;
    right.push(word);
  }
  return corrected > 0 ? right.join(' ') : undefined;
}

function knownAs(alike: Map<string, TitleWord>, typed: string): string | undefined {
  const beginning = wordBeginning(typed);
  for (const word of alike.keys()) if (word.startsWith(beginning)) return alike.get(typed)?.written ?? typed;
  return undefined;
}

/**
 * The one with the fewest mistakes to the ear, and of those the most common. Words of other languages are near to something
 * soon: only a long one may have two mistakes, or one before it is typed to its end.
 */
function nearest(alike: Map<string, TitleWord>, typed: string): string | undefined {
  if (typed.length < shortest) return undefined;
  const heard = spokenAs(typed);
  const isLong = typed.length >= long;
  let most = isLong ? 2 : 1;
  let found: TitleWord | undefined;
  for (const title of alike.values()) {
    const missing = title.spoken.length - heard.length;
    if (missing < -most || missing > unwritten) continue;
    const mistakes = distance(heard, title.spoken, most);
    if (mistakes > most || (found && mistakes === most && title.times <= found.times)) continue;
    if (mistakes > 0 && !isLong && (missing > 1 || isAnotherLetter(heard, title.spoken))) continue;
    found = title;
    most = mistakes;
  }
  return found?.written;
}

/** In a short word it makes another word: "playa", "plaza". */
function isAnotherLetter(one: string, other: string): boolean {
  const letters = (word: string) => [...word].sort().join('');
  return one.length < 6 && one.length === other.length && letters(one) !== letters(other);
}

/** As it sounds: whoever writes "castiyo" has heard the word. */
function spokenAs(word: string): string {
  return word
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j');
}

/**
 * How many letters are wrong, missing, too many, or in each other's place, compared with the beginning of `word` that is
 * most like it. Beyond `most` it is not counted any further.
 */
export function distance(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let mistakes = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isSwapped) mistakes = Math.min(mistakes, before[j - 2]! + 1);
      row[j] = mistakes;
      least = Math.min(least, mistakes);
    }
    if (least > most) return least;
    before = last;
    last = row;
  }
  return Math.min(...last);
}
