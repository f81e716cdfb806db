/** A table on paper: tagged, with its heading again on every page. */
import type PDFDocument from 'pdfkit';

export const page = { width: 595.28, height: 841.89, margin: 50 };
export const inner = page.width - 2 * page.margin;
export const bottom = page.height - page.margin - 40;
export const colors = { text: '#22302b', quiet: '#5b6a63', line: '#c9d2cc', accent: '#1f5c46' };

export type Doc = InstanceType<typeof PDFDocument>;
export type Struct = ReturnType<Doc['struct']>;

export interface Column {
  label: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

export function table(doc: Doc, root: Struct, columns: Column[], rows: string[][]): void {
  const struct = doc.struct('Table');
  root.add(struct);
  row(doc, columns, headOf(columns), struct);
  for (const cells of rows) {
    if (doc.y + heightOf(doc, columns, cells) > bottom) {
      doc.addPage();
      // Read out once, seen on every page.
      row(doc, columns, headOf(columns), undefined);
    }
    row(doc, columns, { kind: 'TD', cells }, struct);
  }
  struct.end();
  doc.y += 12;
}

function headOf(columns: Column[]): Cells {
  return { kind: 'TH', cells: columns.map(({ label }) => label) };
}

interface Cells {
  kind: 'TH' | 'TD';
  cells: string[];
}

function heightOf(doc: Doc, columns: Column[], cells: string[]): number {
  doc.font('normal').fontSize(9.5);
  return Math.max(...cells.map((cell, n) => doc.heightOfString(cell, { width: columns[n]!.width - 6 })));
}

/** Without a table to belong to it is nothing for whoever listens. */
function row(doc: Doc, columns: Column[], { kind, cells }: Cells, table: Struct | undefined): void {
  const height = heightOf(doc, columns, cells);
  const y = doc.y;
  const write = (cell: string, { x, width, align }: Column) => {
    doc
      .font(kind === 'TH' ? 'bold' : 'normal')
      .fontSize(9.5)
      .fillColor(kind === 'TH' ? colors.quiet : colors.text);
    doc.text(cell, page.margin + x + (align === 'left' ? 0 : 6), y, { width: width - 6, align });
  };
  if (table) {
    const line = doc.struct('TR');
    table.add(line);
    for (const [n, cell] of cells.entries()) line.add(doc.struct(kind, {}, () => write(cell, columns[n]!)));
    line.end();
  } else {
    doc.markContent('Artifact', { type: 'Pagination' });
    for (const [n, cell] of cells.entries()) write(cell, columns[n]!);
    doc.endMarkedContent();
  }
  doc.y = y + height + 5;
  rule(doc, page.margin + columns[0]!.x);
  doc.y += 5;
}

function rule(doc: Doc, x: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(x, doc.y)
    .lineTo(page.width - page.margin, doc.y)
    .lineWidth(0.5)
    .strokeColor(colors.line)
    .stroke();
  doc.endMarkedContent();
}
