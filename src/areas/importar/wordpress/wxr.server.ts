/** Reads WordPress's export file piece by piece: however large it is, only one article is in memory at a time. */
import { createReadStream } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Refusal } from '#server/api/refusal.ts';
import { decoderFor } from '#server/encoding.ts';
import { unhurried } from '#server/work/unhurried.ts';

export interface WxrItem {
  type: string;
  id: number;
  title: string;
  link: string;
  author: string;
  content: string;
  excerpt: string;
  slug: string;
  status: string;
  password: string;
  /** As WordPress writes them: '2019-05-01 10:00:00'; zeros for a draft. */
  date: string;
  dateGmt: string;
  pubDate: string;
  changed: string;
  changedGmt: string;
  /** The article that a picture was uploaded to. */
  parent: string;
  attachmentUrl: string;
  categories: Term[];
  tags: Term[];
  /** The menu that it is an entry of. */
  menu: string;
  menuOrder: number;
  isSticky: boolean;
  meta: Map<string, string>;
  /** Names of what plugins and people keep beside it: fields, and taxonomies of their own. */
  fields: Set<string>;
  comments: number;
}

export interface Term {
  slug: string;
  name: string;
}

export type WxrRecord =
  | { kind: 'site'; url: string }
  | { kind: 'author'; login: string; name: string }
  | ({ kind: 'category'; id: number; parent: string; description: string } & Term)
  | ({ kind: 'tag'; id: number; description: string } & Term)
  | ({ kind: 'menu' } & Term)
  | { kind: 'item'; item: WxrItem };

const maxDepth = 24;
/** No text, attribute or comment of an honest file is this long; the parser would gather it whole. */
const maxPieceChars = 24 * 1024 * 1024;
const maxTerms = 200;
const maxFields = 100;
const keptMeta = new Set([
  ...['_thumbnail_id', '_wp_attachment_image_alt', '_wp_attachment_metadata', 'footnotes', '_footnotes'],
  // Which of several categories is the first.
  ...['_yoast_wpseo_primary_category', 'rank_math_primary_category'],
  ...['_menu_item_type', '_menu_item_menu_item_parent', '_menu_item_object_id', '_menu_item_object', '_menu_item_url'],
]);
const maxTextChars = 8 * 1024 * 1024;

const notWxr =
  'El archivo no es una exportación de WordPress. En WordPress, ve a Herramientas → Exportar, elige «Todo el contenido» y sube aquí el archivo .xml que se descarga.';
const hasDoctype =
  'El archivo lleva declaraciones (DOCTYPE) que una exportación de WordPress nunca lleva. No se ha leído.';
const tooDeep = 'El archivo está construido de una forma que ninguna exportación de WordPress tiene. No se ha leído.';

export async function* readWxr(path: string): AsyncGenerator<WxrRecord> {
  const reader = new WxrReader();
  const stream = createReadStream(path, { highWaterMark: 128 * 1024 });
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      decoder ??= decoderFor(chunk);
      yield* unhurried(reader.feed(decoder.decode(chunk, { stream: true })));
    }
    yield* reader.end();
  } finally {
    stream.destroy();
  }
}

/** What the parser finds, put together into records. */
class WxrReader {
  readonly #parser = new SaxesParser({ xmlns: false });
  readonly #stack: string[] = [];
  #ready: WxrRecord[] = [];
  #texts: Record<string, string> = {};
  #attributes: Record<string, string> = {};
  #item: WxrItem | undefined;
  #isWxr = false;
  #sinceEvent = 0;

  constructor() {
    this.#parser.on('doctype', () => {
      throw new Refusal(422, hasDoctype);
    });
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('text', (text) => this.#addText(text));
    this.#parser.on('cdata', (text) => this.#addText(text));
    this.#parser.on('comment', () => {
      this.#sinceEvent = 0;
    });
    this.#parser.on('closetag', () => this.#close());
  }

  feed(text: string): WxrRecord[] {
    this.#sinceEvent += text.length;
    this.#parse(() => this.#parser.write(withoutControls(text)));
    if (this.#sinceEvent > maxPieceChars) throw new Refusal(422, tooDeep);
    return this.#take();
  }

  end(): WxrRecord[] {
    this.#parse(() => this.#parser.close());
    if (!this.#isWxr) throw new Refusal(422, notWxr);
    return this.#take();
  }

  #open(tag: SaxesTagPlain): void {
    const stack = this.#stack;
    this.#sinceEvent = 0;
    if (stack.length === 0 && tag.name !== 'rss') throw new Refusal(422, notWxr);
    if (stack.length >= maxDepth) throw new Refusal(422, tooDeep);
    stack.push(tag.name);
    if (stack.length === 3) {
      this.#texts = {};
      this.#item = tag.name === 'item' ? emptyItem() : undefined;
    }
    if (stack.length === 4) this.#attributes = tag.attributes;
    if (tag.name === 'wp:comment' && this.#item) this.#item.comments++;
    if (tag.name === 'wp:postmeta') {
      delete this.#texts['wp:meta_key'];
      delete this.#texts['wp:meta_value'];
    }
  }

  #addText(text: string): void {
    const stack = this.#stack;
    this.#sinceEvent = 0;
    const name = stack.at(-1);
    // Comments and whatever plugins add lie deeper than what is read here.
    if (!name || stack.length > 5 || (stack.length === 5 && stack[3] !== 'wp:postmeta')) return;
    const before = this.#texts[name] ?? '';
    if (before.length + text.length <= maxTextChars) this.#texts[name] = before + text;
  }

  #close(): void {
    this.#sinceEvent = 0;
    const name = this.#stack.pop()!;
    if (this.#stack.length === 3 && this.#item) this.#closeField(this.#item, name);
    else if (this.#stack.length === 2) this.#closePart(name);
  }

  #closeField(of: WxrItem, name: string): void {
    const texts = this.#texts;
    const text = (texts[name] ?? '').trim();
    if (name === 'category') addTerm(of, this.#attributes, text);
    else if (name === 'wp:postmeta') {
      const key = (texts['wp:meta_key'] ?? '').trim();
      if (keptMeta.has(key)) of.meta.set(key, (texts['wp:meta_value'] ?? '').trim());
      // Those that begin so are a program's own.
      else if (key && !key.startsWith('_')) addField(of, key);
    } else if (Object.hasOwn(itemFields, name)) of[itemFields[name as keyof typeof itemFields]] = text;
    else if (name === 'wp:post_id') of.id = Number(text) || 0;
    else if (name === 'wp:menu_order') of.menuOrder = Number(text) || 0;
    else if (name === 'wp:is_sticky') of.isSticky = text === '1';
    else if (name === 'content:encoded') of.content = texts[name] ?? '';
    delete texts[name];
  }

  #closePart(name: string): void {
    const text = (field: string) => (this.#texts[field] ?? '').trim();
    if (name === 'wp:wxr_version') this.#isWxr = true;
    if (name === 'wp:base_blog_url' || name === 'wp:base_site_url' || name === 'link')
      this.#ready.push({ kind: 'site', url: text(name) });
    if (name === 'wp:author')
      this.#ready.push({ kind: 'author', login: text('wp:author_login'), name: text('wp:author_display_name') });
    if (name === 'wp:category')
      this.#ready.push({
        kind: 'category',
        id: Number(text('wp:term_id')),
        slug: text('wp:category_nicename'),
        name: text('wp:cat_name'),
        parent: text('wp:category_parent'),
        description: text('wp:category_description'),
      });
    if (name === 'wp:tag')
      this.#ready.push({
        kind: 'tag',
        id: Number(text('wp:term_id')),
        slug: text('wp:tag_slug'),
        name: text('wp:tag_name'),
        description: text('wp:tag_description'),
      });
    if (name === 'wp:term' && text('wp:term_taxonomy') === 'nav_menu')
      this.#ready.push({ kind: 'menu', slug: text('wp:term_slug'), name: text('wp:term_name') });
    if (name === 'item' && this.#item) {
      if (!this.#isWxr) throw new Refusal(422, notWxr);
      this.#ready.push({ kind: 'item', item: this.#item });
      this.#item = undefined;
    }
    this.#texts = {};
  }

  #take(): WxrRecord[] {
    const taken = this.#ready;
    this.#ready = [];
    return taken;
  }

  #parse(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(422, this.#isWxr ? damaged(this.#parser.line) : notWxr);
    }
  }
}

const itemFields = {
  title: 'title',
  link: 'link',
  pubDate: 'pubDate',
  'dc:creator': 'author',
  'excerpt:encoded': 'excerpt',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_modified': 'changed',
  'wp:post_modified_gmt': 'changedGmt',
  'wp:post_parent': 'parent',
  'wp:attachment_url': 'attachmentUrl',
} as const;

function emptyItem(): WxrItem {
  return {
    ...{ type: '', id: 0, title: '', link: '', author: '', content: '', excerpt: '', slug: '', status: '' },
    ...{ password: '', date: '', dateGmt: '', pubDate: '', changed: '', changedGmt: '', parent: '' },
    ...{ attachmentUrl: '', comments: 0, menu: '', menuOrder: 0, isSticky: false },
    ...{ categories: [], tags: [], meta: new Map(), fields: new Set() },
  };
}

function addTerm(of: WxrItem, { domain = '', nicename: slug = '' }: Record<string, string>, name: string): void {
  const terms = domain === 'category' ? of.categories : domain === 'post_tag' ? of.tags : undefined;
  if (terms && terms.length < maxTerms) terms.push({ slug, name });
  if (domain === 'nav_menu') of.menu = slug;
  else if (!terms) addField(of, domain);
}

function addField({ fields }: WxrItem, name: string): void {
  if (fields.size < maxFields) fields.add(name.slice(0, 60));
}

function damaged(line: number): string {
  return `El archivo está incompleto o dañado cerca de la línea ${line}. Vuelve a exportarlo en WordPress y súbelo otra vez.`;
}

/** WordPress exports what somebody once pasted, also signs that XML does not allow. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
