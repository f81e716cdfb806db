/** An article's text from WordPress as ours: cleaned like everything that is stored, its files and links told apart. */
import { fileNameOf, type Stored, type TipoArchivo, tipoOf } from '#areas/importar/files.server.ts';
import type { Attachment } from '#areas/importar/wordpress/attachments.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { createPauses } from '#server/work/unhurried.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { videoId } from '#values/medios/video.ts';
import { frameAddress } from '#values/rich-text/attributes.ts';
import { placeFiles, placeholder, placeholdersIn } from './place-files.server.ts';
import { type Change, rewriteHtml, type Tag } from './rewrite.server.ts';
import { type Collection, type Lost, withoutShortcodes } from './shortcodes.server.ts';

export interface Converted {
  /** Addresses of its files, each once, and what they are. */
  files: Map<string, TipoArchivo>;
  unknownShortcodes: string[];
  /** What it shows there and cannot show here, or not so. */
  lost: Lost[];
  /** The finished text; a picture without an address of ours is left out. */
  html(stored: (url: string) => Stored | undefined): Promise<string>;
}

export interface Conversion {
  /** The address of the site it comes from. */
  base: string;
  find(collection: Collection): Attachment[];
  /** What was uploaded behind an address: itself, or what it is a smaller version of. */
  uploadOf(url: string): Attachment | undefined;
  /** Whether the site that it comes from has it. */
  isOfSite(url: string): boolean;
  /** Where one of its links leads here; undefined leaves it as it is. */
  linkTo(url: string): string | undefined;
  notes?: ReadonlyMap<string, string>;
}

/** What nobody here shows: its name for the one who reads of it. */
const unshown: Record<string, string> = {
  form: 'Un formulario',
  svg: 'Un dibujo (SVG)',
  canvas: 'Un dibujo (canvas)',
  math: 'Una fórmula (MathML)',
  script: 'Un programa (script)',
};

/** Many times what a page takes, with all that WordPress writes around it. */
const maxContent = 2_000_000;

/** An element that is neither shown nor read. */
const nothing = { name: 'template', attributes: {} };

/** In steps: a long text takes a while, and others are answered in between. */
export async function convertContent(content: string, conversion: Conversion): Promise<Converted> {
  if (content.length > maxContent) throw new Refusal(422, 'No viene: su texto es demasiado largo para una página.');
  const pauses = createPauses();
  const { html, unknown, lost } = withoutShortcodes(content, conversion.find, conversion.notes);
  // By their addresses, with the number that stands for each.
  const files = new Map<string, { index: number; tipo: TipoArchivo }>();
  const frames: string[] = [];
  const lose = (clase: Lost['clase'], motivo: string) => void lost.push({ clase, motivo });
  const addressOf = (said: string | undefined) => absolute(said ?? '', conversion.base);

  function file(url: string, tipo: TipoArchivo): string {
    const address = conversion.uploadOf(url)?.url ?? url;
    if (!files.has(address)) files.set(address, { index: files.size, tipo });
    return placeholder(files.get(address)!.index);
  }

  /** Its attributes with our address for its own. */
  function withFile({ name, attributes }: Tag, tipo: TipoArchivo): Tag {
    const url = addressOf(attributes.src);
    if (url) return { name, attributes: { ...attributes, src: file(url, tipo) } };
    if (attributes.src)
      lose('archivo', `Un archivo no viene: su dirección no es de la web (${attributes.src.slice(0, 60)}).`);
    const { src: _, ...rest } = attributes;
    return { name, attributes: rest };
  }

  function picture(said: Tag['attributes']): Tag {
    const { src = '', alt, title = '', width, height, style = '' } = said;
    const url = addressOf(said['data-src'] || said['data-lazy-src'] || src);
    const attributes: Tag['attributes'] = { alt: alt || (url && conversion.uploadOf(url)?.textos.alt_text) || '' };
    if (title) attributes.title = title;
    if (!url) {
      if (src) lose('imagen', `Una imagen no viene: su dirección no es de la web (${src.slice(0, 60)}).`);
      return { name: 'img', attributes };
    }
    const shown = width || /(?:^|;)\s*width:\s*(\d{1,4})px/.exec(style)?.[1];
    if (/^\d+$/.test(shown ?? '')) {
      attributes.width = shown!;
      if (/^\d+$/.test(height ?? '')) attributes.height = height!;
    }
    return { name: 'img', attributes: { ...attributes, src: file(url, 'imagen') } };
  }

  /** A file that is shown in a frame: a video of others, or a link to it. */
  function shown(said: string | undefined): string {
    const url = addressOf(said?.replace(/^\/\//, 'https://'));
    const frame = frameAddress(url);
    if (frame) return `<iframe src="${escapeHtml(frame)}"></iframe>`;
    const tipo = url && tipoOf(url);
    if (!tipo || !conversion.isOfSite(url)) {
      if (said) lose('incrustado', `Lo incrustado de otra página no viene (${said.slice(0, 200)}).`);
      return '';
    }
    return `<p><a href="${file(url, tipo)}">${escapeHtml(conversion.uploadOf(url)?.textos.titulo || fileNameOf(url))}</a></p>`;
  }

  const changes: Record<string, Change> = {
    img({ attributes }, open) {
      const changed = picture(attributes);
      const side = /\balign(?:left|right)\b/.exec(attributes.class ?? '')?.[0];
      if (!side || open.includes('figure')) return changed;
      return { ...changed, before: `<figure class="${side}">`, after: '</figure>' };
    },
    a({ name, attributes }) {
      if (/\bwp-block-file__button\b/.test(attributes.class ?? '')) return nothing;
      const url = addressOf(attributes.href);
      const here = url && conversion.linkTo(url);
      const tipo = url && !here ? tipoOf(url) : undefined;
      if (tipo && (conversion.uploadOf(url!) || conversion.isOfSite(url!)))
        return { name, attributes: { ...attributes, href: file(url!, tipo) } };
      if (url && !here && !tipo && conversion.uploadOf(url)) lose('archivo', unfit(url));
      return { name, attributes: { ...attributes, href: here || url || attributes.href || '' } };
    },
    iframe({ name, attributes }) {
      const src = addressOf(attributes.src) ?? '';
      frames.push(src || attributes.src || '');
      return { name, attributes: { ...attributes, src } };
    },
    audio: (tag) => withFile(tag, 'audio'),
    video(tag) {
      const changed = withFile(tag, 'video');
      const poster = addressOf(tag.attributes.poster);
      return poster ? { ...changed, attributes: { ...changed.attributes, poster: file(poster, 'imagen') } } : changed;
    },
    source: (tag, open) => withFile(tag, open.includes('audio') ? 'audio' : 'video'),
    track: (tag) => withFile(tag, 'archivo'),
    // An older way to show videos, with another inside it for other browsers; or a document in a frame.
    object: ({ attributes }) => ({
      ...{ name: 'div', attributes: {} },
      before: /\bwp-block-file__embed\b/.test(attributes.class ?? '') ? '' : shown(attributes.data),
    }),
    embed: ({ attributes }) => ({ ...nothing, before: shown(attributes.src) }),
    // Galleries were lists once.
    ul({ attributes }) {
      if (/\bwp-block-gallery\b/.test(attributes.class ?? '')) return { name: 'figure', attributes };
      return /\bblocks-gallery-grid\b/.test(attributes.class ?? '') ? { name: 'div', attributes: {} } : undefined;
    },
    li: ({ attributes }) =>
      /\bblocks-gallery-item\b/.test(attributes.class ?? '') ? { name: 'div', attributes: {} } : undefined,
    '*'({ name, attributes }) {
      if (Object.hasOwn(unshown, name)) lose('otro', `${unshown[name]} no viene.`);
      if (/\bwp-block-jetpack-tiled-gallery\b/.test(attributes.class ?? ''))
        return { name: 'figure', attributes: { class: 'wp-block-gallery' } };
      // A picture behind the words, as older covers have it.
      const url = /\bbackground(?:-image)?:[^;]{0,100}?url\(\s*["']?([^"')]{1,2000})/i.exec(
        attributes.style ?? '',
      )?.[1];
      if (!url) return undefined;
      const { alt = '', src } = picture({ src: url }).attributes;
      return {
        ...{ name, attributes },
        within: src
          ? `<figure class="${attributes.class?.match(/\balign(?:wide|full)\b/)?.[0] ?? ''}"><img src="${src}" alt="${escapeHtml(alt)}"></figure>`
          : '',
      };
    },
  };
  await pauses.takeIfDue();
  const rewritten = rewriteHtml(html, changes);
  await pauses.takeIfDue();
  const clean = cleanHtml(rewritten);
  await pauses.takeIfDue();
  // Which frames may stay is the cleaning's business: those that it left are counted.
  const kept = framesIn(clean);
  if (frames.length > kept.length) {
    const names = new Set(kept.map(frameName));
    for (const src of new Set(frames)) {
      const name = frameName(src);
      if (name === '' || !names.has(name))
        lose('incrustado', `Lo incrustado de otra página no viene (${src.slice(0, 200) || 'sin dirección'}).`);
    }
  }
  const addresses = [...files];
  const wanted = placeholdersIn(clean).map((index) => addresses[index]!);
  return {
    files: new Map(wanted.map(([address, { tipo }]) => [address, tipo])),
    unknownShortcodes: unknown,
    lost,
    async html(stored) {
      await pauses.takeIfDue();
      const placed = placeFiles(clean, (index) => {
        const [url, { tipo }] = addresses[index]!;
        return { url, tipo, stored: stored(url) };
      });
      await pauses.takeIfDue();
      const html = cleanHtml(placed);
      await pauses.takeIfDue();
      return html;
    },
  };
}

export function unfit(url: string): string {
  const end = /\.\w{1,10}$/.exec(fileNameOf(url))?.[0] ?? '';
  return `El archivo ${url.slice(0, 300)} no viene: aquí no se guardan archivos ${end || 'de su tipo'}.`;
}

function framesIn(html: string): string[] {
  return [...html.matchAll(/<iframe\b([^<>]*)>/g)].map(([, said]) => said!.match(/\bsrc="([^"]*)"/)?.[1] ?? '');
}

/** A video's address may be written anew; what names it stays. */
function frameName(src: string): string {
  return videoId(src) ?? (URL.canParse(src) ? new URL(src).pathname.split('/').at(-1)! : '');
}

export function absolute(url: string, base: string): string | undefined {
  const text = url.trim();
  if (!text || text.startsWith('#') || /^(?:mailto|tel):/i.test(text)) return undefined;
  if (!URL.canParse(text, base)) return undefined;
  const found = new URL(text, base);
  return /^https?:$/.test(found.protocol) ? found.href : undefined;
}
