/** Whether two titles name the same thing: "Feria de artesanía" and "III Feria de Artesanía de Huete 2027". */
import { plainWords, wordBeginning } from '#values/words.ts';

/** So much of the shorter one is in the other. */
const enough = 0.6;
/** Longer titles are compared by their beginning. */
const maxWords = 40;

export function alikeTo(title: string): (other: string) => boolean {
  const words = telling(title);
  return (other) => {
    const [few, many] = [words, telling(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
    if (few.size === 0) return title.trim() === other.trim();
    return [...few].filter((word) => many.has(word)).length / few.size >= enough;
  };
}

/** Neither small words nor numbers say what it is. */
function telling(title: string): Set<string> {
  const words = plainWords(title.slice(0, 300)).filter((word) => word.length > 3 && !/^\d+$/.test(word));
  return new Set(words.slice(0, maxWords).map(wordBeginning));
}
