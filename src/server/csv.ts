/** A list as a file that Spanish spreadsheets open by a double click: UTF-8 with a byte order mark, semicolons, decimal commas. */
import { Readable } from 'node:stream';
import { todayInMadrid } from '#values/day.ts';

export type CsvCell = string | number | Amount | null | undefined;

/** An amount of money, in euros with both decimals however round it is. */
interface Amount {
  cents: number;
}

/** Answer of a call that hands out a file instead of the envelope. */
export function csvResponse(name: string, columns: string[], rows: CsvCell[][] | AsyncIterable<CsvCell[]>): Response {
  const day = todayInMadrid(new Date());
  return new Response(Array.isArray(rows) ? toCsv(columns, rows) : streamed(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** Rows as they are read: a long list is never in memory as a whole. */
function streamed(columns: string[], rows: AsyncIterable<CsvCell[]>): ReadableStream {
  async function* chunks() {
    let text = toCsv(columns, []);
    for await (const row of rows) {
      text += toCsvLine(row);
      if (text.length < chunkLength) continue;
      yield Buffer.from(text);
      text = '';
    }
    yield Buffer.from(text);
  }
  return Readable.toWeb(Readable.from(chunks())) as ReadableStream;
}

const chunkLength = 32_768;

export function toCsv(columns: string[], rows: CsvCell[][]): string {
  return `\uFEFF${[columns, ...rows].map(toCsvLine).join('')}`;
}

/** For a file that is written line by line. */
export function toCsvLine(cells: CsvCell[]): string {
  return `${cells.map(toCell).join(';')}\r\n`;
}

function toCell(value: CsvCell): string {
  if (value === null || value === undefined) return '""';
  if (typeof value === 'number') return `"${decimalComma(String(value))}"`;
  if (typeof value === 'object') return `"${decimalComma((value.cents / 100).toFixed(2))}"`;
  return `"${neutral(value).replaceAll('"', '""')}"`;
}

function decimalComma(number: string): string {
  return number.replace('.', ',');
}

/** A text that a spreadsheet would run as a formula, also in the wide letters that some take for plain ones, is shown as text. */
function neutral(text: string): string {
  return /^\s*[=+\-@|＝＋－＠]/.test(text) ? `'${text}` : text;
}
