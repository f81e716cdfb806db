/**
 * A rich text as a tree: what it is made of, whoever reads or writes it. It has the shape of the editor's own document,
 * so that opening a text is reading it and saving it is writing it, with nothing in between that could lose something.
 */
export interface RichNode {
  type: string;
  attrs?: Attrs;
  content?: RichNode[];
  text?: string;
  marks?: RichMark[];
}

export interface RichMark {
  type: string;
  attrs?: Attrs;
}

export type Attrs = Record<string, unknown>;

/** As much of parsed HTML as reading needs: made by the server's parser, or out of the browser's nodes. */
export interface RawNode {
  /** Lower case; empty for a text. */
  tag: string;
  text: string;
  attrs: Record<string, string>;
  children: RawNode[];
  /** Noted while it is read: whether it is a block, or has one inside. */
  hasBlock?: boolean;
}

/** Characters of a text as it is written, tags and all: fifty thousand words. Everything that is done with it takes time for each. */
export const maxRichText = 300_000;
/** More than any page can show; reading takes time for each. */
export const maxElements = 6000;
export const maxDepth = 100;

/** What is said over single words, from the outside in: its name, and the element it is written as. */
export const marks = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  borrado: 'del',
  insertado: 'ins',
  resaltado: 'mark',
  pequeno: 'small',
  subindice: 'sub',
  superindice: 'sup',
  sigla: 'abbr',
  obra: 'cite',
  citado: 'q',
  tecla: 'kbd',
  code: 'code',
  textStyle: 'span',
} as const;

export type MarkName = keyof typeof marks;

/** Other elements that mean one of them. */
const markAliases: Record<string, MarkName> = {
  b: 'bold',
  i: 'italic',
  strike: 'strike',
  dfn: 'italic',
  var: 'italic',
  tt: 'code',
  samp: 'code',
};

/** The mark that an element stands for. */
export const markOf = new Map<string, MarkName>([
  ...Object.entries(marks).map(([name, tag]) => [tag, name as MarkName] as const),
  ...Object.entries(markAliases),
]);

const order = Object.keys(marks);

/** One of each kind, the innermost wins, in the order they are written. */
export function inOrder(found: RichMark[]): RichMark[] {
  const each = new Map<string, RichMark>();
  for (const mark of found) {
    const before = each.get(mark.type);
    each.set(mark.type, mark.type === 'textStyle' ? { ...mark, attrs: { ...before?.attrs, ...mark.attrs } } : mark);
  }
  return [...each.values()].sort((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

export function sameMark(one: RichMark, other: RichMark): boolean {
  return one.type === other.type && sameAttrs(one.attrs, other.attrs);
}

export function sameMarks(one: RichMark[] = [], other: RichMark[] = []): boolean {
  return one.length === other.length && one.every((mark, index) => sameMark(mark, other[index]!));
}

/** What is not said (null, undefined, empty) is the same as what is not there. */
function sameAttrs(one: Attrs = {}, other: Attrs = {}): boolean {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );
}

/** Things of the site that a text can show as a card. */
export const tarjetaTipos = [
  'producto',
  'ubicacion',
  'evento',
  'articulo',
  'actividad',
  'ruta',
  'empresa',
  'municipio',
  'libro',
] as const;
