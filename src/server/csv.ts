/** A list as a file that Spanish spreadsheets open by a double click: UTF-8 with a byte order mark, semicolons, decimal commas. */
export type CsvCell = string | number | null | undefined;

/** Answer of a call that hands out a file instead of the envelope. */
export function csvResponse(name: string, columns: string[], rows: CsvCell[][]): Response {
  const day = new Date().toISOString().slice(0, 10);
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
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  return `"${neutral(value).replaceAll('"', '""')}"`;
}

/** A text that a spreadsheet would run as a formula is shown as text instead. */
function neutral(text: string): string {
  return /^\s*[=+\-@|]/.test(text) ? `'${text}` : text;
}
