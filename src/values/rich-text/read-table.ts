/** A table: its title, its rows with the section each stands in, and what a cell says of itself. */
import { colourOf, countOf, lengthOf, styleOf } from './attributes.ts';
import type { Attrs, RawNode, RichNode } from './document.ts';
import { type Context, filledWith, insideOf, readBlocks } from './read.ts';
import { lineIn } from './read-inline.ts';

export function readTable(node: RawNode, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const caption = node.children.find(({ tag }) => tag === 'caption');
  const titulo = caption && lineIn(caption.children, context.options);
  const rows = [...rowsIn(node, 'thead', inside), ...rowsIn(node, '', inside), ...rowsIn(node, 'tfoot', inside)];
  const stray = readBlocks(
    node.children.filter(({ tag, text }) => !parts.test(tag) && (tag !== '' || text.trim() !== '')),
    inside,
  );
  if (rows.length === 0) return [...stray, ...(caption ? readBlocks(caption.children, inside) : [])];
  const table = { type: 'table', ...(titulo && { attrs: { titulo } }), content: rows };
  return [...stray, withWidths(table, node)];
}

const parts = /^(?:caption|colgroup|col|thead|tbody|tfoot|tr)$/;

function rowsIn(node: RawNode, section: 'thead' | 'tfoot' | '', context: Context): RichNode[] {
  return node.children.flatMap((child) => {
    if (child.tag === 'tr') return section === '' ? readRow(child, '', context) : [];
    const own = child.tag === 'thead' || child.tag === 'tfoot' ? child.tag : child.tag === 'tbody' ? '' : undefined;
    return own === section
      ? child.children
          .filter(({ tag }) => tag === 'tr')
          .flatMap((row) => readRow(row, section, insideOf(child, context)))
      : [];
  });
}

function readRow(node: RawNode, section: string, context: Context): RichNode[] {
  const inside = insideOf(node, context);
  const cells = node.children.filter(({ tag }) => tag === 'td' || tag === 'th').map((cell) => readCell(cell, inside));
  return cells.length > 0
    ? [{ type: 'tableRow', ...(section && { attrs: { seccion: section } }), content: cells }]
    : [];
}

/** Its ground is the cell's, not its words'. */
function readCell(node: RawNode, context: Context): RichNode {
  const attrs = cellAttrs(node);
  const style = (node.attrs.style ?? '').replace(/background-color\s*:[^;]*;?/gi, '');
  const plain = { ...node, attrs: { ...node.attrs, style } };
  return {
    type: node.tag === 'th' ? 'tableHeader' : 'tableCell',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    content: filledWith(readBlocks(node.children, insideOf(plain, context))),
  };
}

function cellAttrs(node: RawNode): Attrs {
  const { colspan, rowspan, scope = '', colwidth = '' } = node.attrs;
  const columns = countOf(colspan, 100) ?? 1;
  const lines = countOf(rowspan, 1000) ?? 1;
  const fondo = colourOf(node, 'background-color');
  const ancho = lengthOf(styleOf(node, 'width'));
  return {
    ...(columns > 1 && { colspan: columns }),
    ...(lines > 1 && { rowspan: lines }),
    ...(/^(?:row|col|rowgroup|colgroup)$/.test(scope) && { scope }),
    ...(/^\d{1,4}(?:,\d{1,4})*$/.test(colwidth) && { colwidth: colwidth.split(',').map(Number) }),
    ...(fondo && { fondo }),
    ...(ancho && { ancho }),
  };
}

/** How wide a column is, is said by the cells of the first row. */
function withWidths(table: RichNode, node: RawNode): RichNode {
  const columns = node.children.flatMap((child) =>
    child.tag === 'colgroup' ? child.children.filter(({ tag }) => tag === 'col') : child.tag === 'col' ? [child] : [],
  );
  const widths = columns.map((column) => lengthOf(styleOf(column, 'width') || column.attrs.width));
  const [first, ...rows] = table.content!;
  if (!first || !widths.some(Boolean)) return table;
  const cells = first.content!.map((cell, index) => {
    const width = widths[index];
    return width && !cell.attrs?.ancho
      ? { ...cell, attrs: { ...cell.attrs, ancho: /\d$/.test(width) ? `${width}px` : width } }
      : cell;
  });
  return { ...table, content: [{ ...first, content: cells }, ...rows] };
}
