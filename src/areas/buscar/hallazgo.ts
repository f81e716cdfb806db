/** What the search finds, and the piece of text that shows why. */
import type { SearchedTipo } from '#things.ts';
import { later, say } from '#values/idioma/say.ts';
import { plain } from '#values/slug.ts';
import { wordBeginning } from '#values/words.ts';

const labels = {
  actividad: later('Actividades'),
  articulo: later('Artículos'),
  empresa: later('Empresas'),
  evento: later('Eventos'),
  itinerario: later('Itinerarios'),
  libro: later('Libros'),
  municipio: later('Pueblos'),
  pagina: later('Páginas'),
  producto: later('Productos'),
  ruta: later('Rutas'),
  tema: later('Temas'),
  ubicacion: later('Lugares'),
} satisfies Record<SearchedTipo, string>;

/** What visitors read above the finds of each kind. */
export function hallazgosLabel(tipo: SearchedTipo): string {
  return say(labels[tipo]);
}

/** What an address names, if it is a kind that can be searched for. */
export function searchedTipo(name: string | undefined): SearchedTipo | undefined {
  return name && Object.hasOwn(labels, name) ? (name as SearchedTipo) : undefined;
}

/** So many of each kind are counted and shown; where a count reaches it, there may be more. */
export const maxHallazgos = 50;

export interface Hallazgo {
  tipo: SearchedTipo;
  titulo: string;
  url: string;
  imagen: string | null;
  /** The text around the match, in pieces: the marked ones are what was looked for. */
  fragmento: { texto: string; marcado: boolean; _es?: string[] | undefined }[];
}

const fragmentLength = 180;

/**
 * The piece of the text where the words are, or its beginning when only the title had them. Words that mean the same as
 * those typed are whole ones.
 */
export function fragmentAround(text: string, words: string[], same: string[] = []): Hallazgo['fragmento'] {
  // The longest first: "de" begins much.
  const beginnings = words.map(wordBeginning).sort((one, other) => other.length - one.length);
  const wholes = new Set(same.map(wordBeginning));
  const matchOf = (word: string) => {
    const written = plain(word);
    const whole = wordBeginning(written);
    return beginnings.find((beginning) => written.startsWith(beginning)) ?? (wholes.has(whole) ? whole : undefined);
  };
  const first = firstMatch(text, matchOf, beginnings.length + wholes.size);
  const start = first < fragmentLength / 2 ? 0 : text.indexOf(' ', first - fragmentLength / 3) + 1;
  const from = Math.min(start, first);
  const hardEnd = from + fragmentLength;
  const space = text.lastIndexOf(' ', hardEnd);
  const to = hardEnd >= text.length ? text.length : space > first ? space : hardEnd;
  const piece = `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  return marked(piece, (word) => matchOf(word) !== undefined);
}

/** Where the longest of the words that are there begins: short ones ("de", "las") are everywhere. */
function firstMatch(text: string, matchOf: (word: string) => string | undefined, most: number): number {
  const found = new Map<string, number>();
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const match = matchOf(word);
    if (match !== undefined && !found.has(match)) found.set(match, index);
    if (found.size === most) break;
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
