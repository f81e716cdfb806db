/** A text as HTML: the one way each of its parts is written. */
import { type Attrs, inOrder, marks as markTags, type RichMark, type RichNode, sameMark } from './document.ts';

export function writeRich(doc: RichNode): string {
  return (doc.content ?? []).map(writeBlock).join('');
}

export function writeBlock(node: RichNode): string {
  const { type, attrs = {}, content = [] } = node;
  const write = writers[type as keyof typeof writers];
  return write ? write(attrs, content) : content.map(writeBlock).join('');
}

type Writer = (attrs: Attrs, content: RichNode[]) => string;

const writers = {
  paragraph: ({ textAlign, tarjeta, boton, archivo }, content) =>
    element(
      'p',
      { 'data-tarjeta': tarjeta, 'data-boton': boton, 'data-archivo': archivo, ...aligned(textAlign) },
      writeInline(content),
    ),
  heading: ({ level, textAlign }, content) => element(`h${level}`, aligned(textAlign), writeInline(content)),
  horizontalRule: () => '<hr />',
  bulletList: (_, items) => element('ul', {}, items.map(writeBlock).join('')),
  orderedList: ({ start, type }, items) =>
    element('ol', { start: start === 1 ? null : start, type }, items.map(writeBlock).join('')),
  listItem: (_, content) => element('li', {}, tight(content)),
  blockquote: (_, content) => element('blockquote', {}, content.map(writeBlock).join('')),
  fuente: (_, content) => element('cite', {}, writeInline(content)),
  codeBlock: (_, content) => `<pre><code>${writeInline(content)}</code></pre>`,
  // A browser takes a line break right after the tag for none.
  preformateado: (_, content) => `<pre>${writeInline(content).replace(/^\n/, '\n\n')}</pre>`,
  table: writeTable,
  tableRow: (_, cells) => element('tr', {}, cells.map(writeBlock).join('')),
  tableCell: (attrs, content) => element('td', cellAttrs(attrs), tight(content)),
  tableHeader: (attrs, content) => element('th', cellAttrs(attrs), tight(content)),
  image: writePicture,
  galeria: ({ columnas }, content) =>
    element('figure', { 'data-galeria': columnas }, content.map(writeInGallery).join('')),
  pie: (_, content) => element('figcaption', {}, writeInline(content)),
  video: ({ src, title }, content) => captioned(`<iframe${written({ src, title })}></iframe>`, content),
  audio: ({ src }, content) => captioned(`<audio${written({ src })} controls="" preload="none"></audio>`, content),
  pelicula: ({ src, poster, subtitulos }, content) =>
    captioned(
      `<video${written({ src, poster })} controls="" preload="none">${subtitulos ? `<track${written({ kind: 'captions', src: subtitulos, srclang: 'es', label: 'Español' })} />` : ''}</video>`,
      content,
    ),
  desplegable: (_, content) => element('details', {}, content.map(writeBlock).join('')),
  resumen: (_, content) => element('summary', {}, writeInline(content)),
  recuadro: (_, content) => element('aside', {}, content.map(writeBlock).join('')),
  definiciones: (_, content) => element('dl', {}, content.map(writeBlock).join('')),
  termino: (_, content) => element('dt', {}, writeInline(content)),
  definicion: (_, content) => element('dd', {}, tight(content)),
  tarjeta: ({ tipo, id }) => element('div', { 'data-tarjeta': tipo, 'data-id': id }, ''),
  /** What an editor without a node for it carries along, as it was written. */
  conservado: ({ html }) => String(html ?? ''),
} satisfies Record<string, Writer>;

/** The first and only paragraph needs no element of its own. */
function tight(content: RichNode[]): string {
  const [first, ...rest] = content;
  const isTight = isPlain(first) && !rest.some(({ type }) => type === 'paragraph');
  return (
    (isTight ? writeInline(first!.content ?? []) : content.slice(0, 1).map(writeBlock).join('')) +
    rest.map(writeBlock).join('')
  );
}

export function isPlain(node: RichNode | undefined): boolean {
  return (
    node?.type === 'paragraph' &&
    Object.values(node.attrs ?? {}).every((value) => value === null || value === undefined)
  );
}

function writeTable({ titulo }: Attrs, rows: RichNode[]): string {
  const sectionOf = (row: RichNode) => row.attrs?.seccion;
  const firstBody = rows.findIndex((row) => sectionOf(row) !== 'thead');
  const head = firstBody < 0 ? rows : rows.slice(0, firstBody);
  const lastBody = rows.findLastIndex((row) => sectionOf(row) !== 'tfoot');
  const foot = rows.slice(Math.max(lastBody + 1, head.length));
  const body = rows.slice(head.length, rows.length - foot.length);
  const section = (tag: string, of: RichNode[]) => (of.length > 0 ? element(tag, {}, of.map(writeBlock).join('')) : '');
  const caption = titulo ? element('caption', {}, String(titulo)) : '';
  return element('table', {}, caption + section('thead', head) + section('tbody', body) + section('tfoot', foot));
}

function cellAttrs({ colspan, rowspan, scope, colwidth, fondo, ancho }: Attrs): Attrs {
  const style = [...(fondo ? [`background-color:${fondo}`] : []), ...(ancho ? [`width:${ancho}`] : [])].join(';');
  return {
    colspan: colspan === 1 ? null : colspan,
    rowspan: rowspan === 1 ? null : rowspan,
    scope,
    colwidth: Array.isArray(colwidth) ? colwidth.join(',') : null,
    style: style || null,
  };
}

/** As plain as it can be: a figure only when there is more to say. */
function writePicture(attrs: Attrs, caption: RichNode[]): string {
  const isBare = !attrs.ancho && !attrs.lado && !attrs.enlace && caption.length === 0;
  return isBare ? writeImg(attrs) : writeInGallery({ type: 'image', attrs, content: caption });
}

function writeInGallery(node: RichNode): string {
  if (node.type !== 'image') return writeBlock(node);
  const { ancho, lado, enlace, ...attrs } = node.attrs ?? {};
  const img = enlace ? element('a', linkAttrs(enlace as Attrs), writeImg(attrs)) : writeImg(attrs);
  return element(
    'figure',
    { 'data-ancho': ancho || null, 'data-lado': lado || null },
    img + figcaption(node.content ?? []),
  );
}

function writeImg({ src, alt, title, width, height }: Attrs): string {
  return `<img${written({ src })} alt="${escaped(String(alt ?? ''))}"${written({ title, width, height })} />`;
}

function captioned(media: string, caption: RichNode[]): string {
  return caption.length > 0 ? element('figure', {}, media + figcaption(caption)) : media;
}

function figcaption(caption: RichNode[]): string {
  return caption.length > 0 ? element('figcaption', {}, writeInline(caption)) : '';
}

/** Marks stay open as long as the words that follow have them too. */
export function writeInline(runs: RichNode[]): string {
  let html = '';
  let open: RichMark[] = [];
  const close = (count: number) => {
    for (const { type } of open.splice(count).reverse()) html += `</${tagOf(type)}>`;
  };
  for (const run of runs) {
    const marks = inOrder(run.marks ?? []).filter(({ type }) => type in markTags);
    let same = 0;
    while (same < open.length && same < marks.length && sameMark(open[same]!, marks[same]!)) same++;
    close(same);
    for (const mark of marks.slice(same)) html += `<${tagOf(mark.type)}${written(markAttrs(mark))}>`;
    open = marks;
    html += writeRun(run);
  }
  close(0);
  return html;
}

function writeRun({ type, text = '', attrs = {} }: RichNode): string {
  // One after the other: with a function for each sign a long text takes three times as long.
  if (type === 'text') return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (type === 'hardBreak') return '<br />';
  if (type === 'imagenLinea') return writeImg(attrs);
  if (type === 'notaPie') return `<span data-nota="">${attrs.html}</span>`;
  return '';
}

const tagOf = (type: string) => markTags[type as keyof typeof markTags];

function markAttrs({ type, attrs = {} }: RichMark): Attrs {
  if (type === 'link') return linkAttrs(attrs);
  if (type === 'sigla') return { title: attrs.title };
  if (type !== 'textStyle') return {};
  const said = { 'font-size': attrs.fontSize, color: attrs.color, 'background-color': attrs.backgroundColor };
  const style = Object.entries(said).flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
  return { style: style.join(';') || null };
}

function linkAttrs({ href, target, rel, title }: Attrs): Attrs {
  return { href, target, rel, title };
}

function aligned(textAlign: unknown): Attrs {
  return textAlign ? { style: `text-align:${textAlign}` } : {};
}

function element(tag: string, attrs: Attrs, inner: string): string {
  return `<${tag}${written(attrs)}>${inner}</${tag}>`;
}

function written(attrs: Attrs): string {
  let html = '';
  for (const [name, value] of Object.entries(attrs))
    if (value !== null && value !== undefined) html += ` ${name}="${escaped(String(value))}"`;
  return html;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Apostrophes stay: attributes are in double quotes. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
