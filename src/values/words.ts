import { z } from 'zod';
import { tiposBusqueda } from '#buscar/tipo-busqueda.ts';
import { plain } from './slug.ts';

export const hallazgo = z.object({
  tipo: z.enum(tiposBusqueda),
  titulo: z.string(),
  url: z.string(),
  imagen: z.string().nullable(),
  /** The text around the match, in pieces: the marked ones are what was looked for. */
  fragmento: z.array(z.object({ texto: z.string(), marcado: z.boolean() })),
});
export type Hallazgo = z.infer<typeof hallazgo>;

const maxWords = 8;
const maxWordLength = 40;
const fragmentLength = 180;

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

/** The piece of the text where the words are, or its beginning when only the title had them. */
export function fragmentAround(text: string, words: string[]): Hallazgo['fragmento'] {
  const beginnings = words.map(wordBeginning);
  const isMatch = (word: string) => beginnings.some((beginning) => plain(word).startsWith(beginning));
  const first = firstMatch(text, beginnings);
  const start = first < fragmentLength / 2 ? 0 : text.indexOf(' ', first - fragmentLength / 3) + 1;
  const from = Math.min(start, first);
  const hardEnd = from + fragmentLength;
  const space = text.lastIndexOf(' ', hardEnd);
  const to = hardEnd >= text.length ? text.length : space > first ? space : hardEnd;
  return marked(`${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`, isMatch);
}

/** Where the longest of the words that are there begins: short ones ("de", "las") are everywhere. */
function firstMatch(text: string, beginnings: string[]): number {
  const found = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const beginning = beginnings.find((candidate) => !found.has(candidate) && plain(word).startsWith(candidate));
    if (beginning !== undefined) found.set(beginning, index);
    if (found.size === beginnings.length) break;
  }
  const [longest] = [...found].sort(([one], [other]) => other.length - one.length);
  return longest?.[1] ?? 0;
}

function marked(text: string, isMatch: (word: string) => boolean): Hallazgo['fragmento'] {
  const pieces: Hallazgo['fragmento'] = [];
  for (const texto of text.split(/([\p{L}\p{N}]+)/u)) {
    if (texto === '') continue;
    const marcado = isMatch(texto);
    const last = pieces.at(-1);
    if (last && !last.marcado && !marcado) last.texto += texto;
    else pieces.push({ texto, marcado });
  }
  return pieces;
}
