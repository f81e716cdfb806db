/** Reads WordPress's export file piece by piece: however large it is, only one article is in memory at a time. */
import { createReadStream } from 'node:fs';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { decoderFor } from '#areas/importar/encoding.server.ts';
import { Refusal } from '#server/api/refusal.ts';
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
  categories: { slug: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

export type WxrRecord =
  | { kind: 'site'; url: string }
  | { kind: 'author'; login: string; name: string }
  | { kind: 'category'; slug: string; name: string; parent: string }
  | { kind: 'item'; item: WxrItem };

const maxDepth = 24;
/** No text, attribute or comment of an honest file is this long; the parser would gather it whole. */
const maxPieceChars = 24 * 1024 * 1024;
const maxCategories = 200;
const keptMeta = new Set(['_thumbnail_id', '_wp_attachment_image_alt']);
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

/** What the parser tells, put together into records. */
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
    if (name === 'category') {
      if (this.#attributes.domain === 'category' && of.categories.length < maxCategories)
        of.categories.push({ slug: this.#attributes.nicename ?? '', name: text });
    } else if (name === 'wp:postmeta') {
      const key = (texts['wp:meta_key'] ?? '').trim();
      if (keptMeta.has(key)) of.meta.set(key, (texts['wp:meta_value'] ?? '').trim());
    } else if (Object.hasOwn(itemFields, name)) of[itemFields[name as keyof typeof itemFields]] = text;
    else if (name === 'wp:post_id') of.id = Number(text) || 0;
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
        slug: text('wp:category_nicename'),
        name: text('wp:cat_name'),
        parent: text('wp:category_parent'),
      });
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
    ...{ attachmentUrl: '', comments: 0 },
    categories: [],
    meta: new Map(),
  };
}

function damaged(line: number): string {
  return `El archivo está incompleto o dañado cerca de la línea ${line}. Vuelve a exportarlo en WordPress y súbelo otra vez.`;
}

/** WordPress exports what somebody once pasted, also signs that XML does not allow. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
