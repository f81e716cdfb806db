/** A table that another program wrote: any of the usual separators, quotes, letters. */
import { readFile, stat } from 'node:fs/promises';
import { plain } from '#values/slug.ts';
import { Refusal } from './api/refusal.ts';
import { textOf } from './encoding.ts';
import { createPauses } from './work/unhurried.ts';

const maxMb = 40;
const maxRows = 200_000;
const maxColumns = 2000;
/** Descriptions with pictures inside are long; what is longer is no cell of a table. */
const maxCell = 1_000_000;

export interface CsvRow {
  /** Where it is in the file, for those who look for it in a spreadsheet. */
  line: number;
  /** The cell under the first of these headings that the table has. */
  cell(...headings: string[]): string;
}

export interface CsvTable {
  has(...headings: string[]): boolean;
  rows: AsyncGenerator<CsvRow, void>;
}

export async function readCsv(path: string, isHeading: (cells: string[]) => boolean = () => true): Promise<CsvTable> {
  const { size } = await stat(path);
  if (size > maxMb * 1024 * 1024) throw new Refusal(413, `El archivo CSV pasa de ${maxMb} MB. Divídelo en partes.`);
  const text = await textOf(await readFile(path));
  if (text.includes('\u0000')) throw new Refusal(422, 'El archivo no es un CSV: parece un archivo de otro tipo.');
  const lines = parseCsv(text, separatorOf(text));
  const first = lines.next().value;
  if (!first) throw new Refusal(422, 'El archivo está vacío.');
  const hasHeading = isHeading(first.cells);
  const columns = new Map(hasHeading ? first.cells.map((name, index) => [headingOf(name), index]) : []);
  // The same few are asked for in every row.
  const places = new Map<string, number | undefined>();
  const placeOf = (name: string) => {
    if (!places.has(name)) places.set(name, columns.get(headingOf(name)));
    return places.get(name);
  };
  const indexOf = (headings: string[]) => (hasHeading ? headings.map(placeOf).find((index) => index !== undefined) : 0);

  async function* rows(): AsyncGenerator<CsvRow, void> {
    let count = 0;
    const pauses = createPauses();
    for (const { cells, line } of hasHeading ? lines : chain(first!, lines)) {
      if (pauses.isDue()) await pauses.take();
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (++count > maxRows) throw new Refusal(413, 'El archivo lleva más de 200.000 filas. Divídelo en partes.');
      yield { line, cell: (...headings) => withoutGuard((cells[indexOf(headings) ?? -1] ?? '').trim()) };
    }
  }
  return { has: (...headings) => indexOf(headings) !== undefined, rows: rows() };
}

interface Line {
  cells: string[];
  line: number;
}

/** RFC 4180, with any separator; a quote inside an unquoted cell is a quote. */
function* parseCsv(text: string, separator: string): Generator<Line, void> {
  let cells: string[] = [];
  let line = 1;
  let startedAt = 1;
  let position = 0;
  const separatorFrom = nextOf(text, separator);
  const lineEndFrom = nextOf(text, '\n');
  while (position < text.length) {
    let cell = '';
    if (text[position] === '"') {
      position++;
      for (;;) {
        const quote = text.indexOf('"', position);
        const piece = text.slice(position, quote === -1 ? text.length : quote);
        cell += piece;
        line += countOf(piece, '\n');
        position = quote === -1 ? text.length : quote + 1;
        if (quote === -1 || text[position] !== '"') break;
        cell += '"';
        position++;
      }
    }
    const end = Math.min(separatorFrom(position), lineEndFrom(position));
    cell += text.slice(position, end).replace(/\r$/, '');
    cells.push(cell);
    if (cells.length > maxColumns)
      throw new Refusal(422, `La fila ${startedAt} lleva más de ${maxColumns} columnas: el archivo no es una tabla.`);
    if (cell.length > maxCell)
      throw new Refusal(
        422,
        `En la fila ${startedAt} hay una celda de más de un millón de letras. Quítala o acórtala.`,
      );
    position = end + 1;
    if (text[end] === separator && end + 1 < text.length) continue;
    if (text[end] === separator) cells.push('');
    yield { cells, line: startedAt };
    cells = [];
    startedAt = ++line;
  }
}

/** Where a sign comes next, or the end; what was found before is not looked for again. */
function nextOf(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(sign, from);
    if (found === -1) found = text.length;
    return found;
  };
}

function separatorOf(text: string): string {
  const heading = text
    .slice(0, 20_000)
    .split('\n', 1)[0]!
    .replace(/"[^"]*"/g, '');
  return [';', ',', '\t'].reduce((best, one) => (countOf(heading, one) > countOf(heading, best) ? one : best));
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function headingOf(name: string): string {
  return plain(name.trim())
    .replace(/[¿?*:]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What programs put before a text that a spreadsheet would run. */
function withoutGuard(text: string): string {
  return /^'[=+\-@|]/.test(text) ? text.slice(1) : text;
}

function* chain(first: Line, rest: Generator<Line, void>): Generator<Line, void> {
  yield first;
  yield* rest;
}
