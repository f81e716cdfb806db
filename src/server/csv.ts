/** A list as a file that Spanish spreadsheets open by a double click: UTF-8 with a byte order mark, semicolons, decimal commas. */
import { todayInMadrid } from '#values/day.ts';

export type CsvCell = string | number | Amount | null | undefined;

/** An amount of money, in euros with both decimals however round it is. */
interface Amount {
  cents: number;
}

/** Answer of a call that hands out a file instead of the envelope. */
export function csvResponse(name: string, columns: string[], rows: CsvCell[][]): Response {
  const day = todayInMadrid(new Date());
  return new Response(toCsv(columns, rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

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

/** A text that a spreadsheet would run as a formula is shown as text instead. */
function neutral(text: string): string {
  return /^\s*[=+\-@|]/.test(text) ? `'${text}` : text;
}
