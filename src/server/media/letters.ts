/** Words as outlines: a picture looks the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';

const fraunces = createRequire(import.meta.url).resolve('@fontsource/fraunces/package.json');
const sourceSans = createRequire(import.meta.url).resolve('@fontsource/source-sans-3/package.json');
const files = {
  title: [fraunces, 'fraunces-latin-600-normal.woff'],
  text: [sourceSans, 'source-sans-3-latin-400-normal.woff'],
  strong: [sourceSans, 'source-sans-3-latin-700-normal.woff'],
} as const;
export type Face = keyof typeof files;

export interface Type {
  face: Face;
  size: number;
}

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const [at, name] = files[face];
  const font = create(readFileSync(resolve(at, '../files', name))) as Font;
  fonts.set(face, font);
  return font;
}

/** Measuring is what takes long: words come back, at every size. */
const measured = new Map<string, number>();

export function widthOf({ face, size }: Type, text: string): number {
  const words = text.split(' ');
  const units = words.reduce((sum, word) => sum + unitsOf(face, word), (words.length - 1) * unitsOf(face, ' '));
  return (units / fontOf(face).unitsPerEm) * size;
}

function unitsOf(face: Face, word: string): number {
  const key = `${face} ${word}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size > 5000) measured.clear();
  const { advanceWidth } = fontOf(face).layout(word);
  measured.set(key, advanceWidth);
  return advanceWidth;
}

/** The outlines of a line whose letters stand on `y`, as path data. */
export function outlineOf({ face, size }: Type, text: string, x: number, y: number): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance, xOffset } = positions[index]!;
      const drawn = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y);
      at += xAdvance * scale;
      return drawn.toSVG();
    })
    .join('');
}

/** What the font has no letter for is written without its accents, or left out. */
function writable(face: Face, text: string): string {
  const font = fontOf(face);
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
  return letters
    .map((letter) => {
      if (has(letter)) return letter;
      const [base = ''] = letter.normalize('NFD');
      return has(base) ? base : '';
    })
    .join('')
    .trim();
}

/** Lines that fit the width, at most so many; whether all of it is there. A word that is too long is cut. */
export function wrapped(type: Type, text: string, width: number, most: number): { lines: string[]; isWhole: boolean } {
  const lines: string[] = [];
  let line = '';
  for (const word of writable(type.face, text)
    .split(' ')
    .flatMap((word) => cut(type, word, width))) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(type, longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    if (lines.length === most) return { lines: ended(type, lines, width), isWhole: false };
  }
  return { lines: [...lines, line], isWhole: true };
}

function cut(type: Type, word: string, width: number): string[] {
  if (widthOf(type, word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  let room = width;
  for (const letter of word) {
    const own = widthOf(type, letter);
    if (part && own > room) {
      parts.push(part);
      [part, room] = ['', width];
    }
    part += letter;
    room -= own;
  }
  return [...parts, part];
}

/** The last line says that there would be more. */
function ended(type: Type, lines: string[], width: number): string[] {
  let last = lines.at(-1)!;
  while (last.includes(' ') && widthOf(type, `${last}…`) > width) last = last.slice(0, last.lastIndexOf(' '));
  while (last && widthOf(type, `${last}…`) > width) last = last.slice(0, -1);
  while (/[\s.,;:–-]$/.test(last)) last = last.slice(0, -1);
  return [...lines.slice(0, -1), `${last}…`];
}
