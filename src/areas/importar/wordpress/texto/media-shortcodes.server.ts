/** Galleries, playlists, sounds, videos and addresses of videos, as WordPress writes them in a text: as plain HTML. */
import { tipoOf } from '#areas/importar/files.server.ts';
import type { ClaseAviso } from '#areas/importar/importacion.ts';
import type { Attachment } from '#areas/importar/wordpress/attachments.server.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { videoEmbedUrl } from '#values/medios/video.ts';
import { plural } from '#values/plural.ts';
import { frameAddress } from '#values/rich-text/attributes.ts';

/** Several files by their numbers; without numbers those of this kind that were uploaded to its article. */
export interface Collection {
  ids?: number[] | undefined;
  tipo: 'imagen' | 'audio' | 'video';
}

/** What of a text cannot come, or not as it was. */
export interface Lost {
  clase: ClaseAviso;
  motivo: string;
  cuantos?: number;
}

export interface ShortcodeContext {
  find(collection: Collection): Attachment[];
  lose(lost: Lost): void;
}

/** Each of them may stand for many files: no article has so many. */
const maxCollections = 50;

export function withMedia(html: string, context: ShortcodeContext): string {
  let collections = 0;
  function collected(collection: Collection): Attachment[] {
    if (++collections > maxCollections) {
      if (collections === maxCollections + 1)
        context.lose({ clase: 'imagen', motivo: `Solo vienen sus primeras ${maxCollections} galerías.` });
      return [];
    }
    const found = context.find(collection);
    for (const lost of lostOf(collection, found.length)) context.lose(lost);
    return found;
  }
  return html
    .replace(/\[gallery\b([^\][]*)\]/gi, (_, attributes: string) =>
      figures(collected({ ids: idsIn(attributes), tipo: 'imagen' }), attributeOf(attributes, 'columns')),
    )
    .replace(/\[playlist\b([^\][]*)\]/gi, (_, attributes: string) => {
      const tipo = attributeOf(attributes, 'type') === 'video' ? 'video' : 'audio';
      return collected({ ids: idsIn(attributes), tipo })
        .map(playerOf)
        .join('');
    })
    .replace(
      /\[(embed|youtube|vimeo|audio|video)\b([^\][]*)\](?:([^[]*)\[\/\1\])?/gi,
      (_, name: string, attributes: string, inner = '') => {
        const isFile = /^(?:audio|video)$/i.test(name);
        const bare = (inner.replace(/<[^<>]*>/g, '').trim() || attributes.replace(/^[\s=:]+/, '').trim()).split(
          /[\s|]/,
        )[0]!;
        const src = attributeOf(attributes, 'src') || (isFile && sourceIn(attributes)) || bare;
        if (!isFile) return embed(src, context);
        const tipo = name.toLowerCase() as 'audio' | 'video';
        if (!src || /^\w+=/.test(src)) return collected({ tipo }).slice(0, 1).map(playerOf).join('');
        if (frameAddress(src)) return embed(src, context);
        const poster = attributeOf(attributes, 'poster');
        return player(tipo, src, { poster, inner: (inner.match(/<track\b[^<>]*>/gi) ?? []).join('') });
      },
    );
}

/** Addresses that stand alone: in the block for them, or on a line. */
export function withEmbeds(html: string, context: ShortcodeContext): string {
  return html
    .replace(
      /<(div|figure)\b([^<>]*)>\s*(https?:\/\/[^\s<]+)\s*<\/\1>/gi,
      (whole, tag: string, rest: string, url: string) =>
        rest.includes('wp-block-embed__wrapper') ? `<${tag}${rest}>${embed(decodeAmp(url), context)}</${tag}>` : whole,
    )
    .replace(/^[ \t]*(https?:\/\/[^\s<]+)[ \t]*$/gm, (line, url: string) => {
      const address = decodeAmp(url);
      return frameAddress(address) || /^(?:audio|video)$/.test(tipoOf(address) ?? '') ? embed(address, context) : line;
    });
}

/** What a gallery or a playlist should have and the file has not. */
export function lostOf({ ids, tipo }: Collection, found: number): Lost[] {
  const clase = tipo === 'imagen' ? 'imagen' : 'archivo';
  const [what, one, many] = tipo === 'imagen' ? ['galería', 'imagen', 'imágenes'] : ['lista', 'archivo', 'archivos'];
  if (!ids) return found > 0 ? [] : [{ clase, motivo: `Una ${what} no viene: el archivo no trae sus ${many}.` }];
  const missing = ids.length - found;
  if (missing <= 0) return [];
  const motivo = `Al archivo le ${missing === 1 ? 'falta' : 'faltan'} ${plural(missing, one!, many!)} de una ${what}.`;
  return [{ clase, motivo, cuantos: missing }];
}

function idsIn(attributes: string): number[] | undefined {
  const ids = attributeOf(attributes, 'ids') || attributeOf(attributes, 'include');
  return ids ? ids.split(',').map(Number) : undefined;
}

function sourceIn(attributes: string): string {
  const names = ['mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'flv', 'wma', 'wmv'];
  for (const name of names) {
    const found = attributeOf(attributes, name);
    if (found) return found;
  }
  return '';
}

function figures(pictures: Attachment[], columns: string): string {
  const made = pictures.map(
    ({ url, textos: { alt_text, pie } }) =>
      `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt_text)}">${captionOf(pie)}</figure>`,
  );
  if (made.length < 2) return `\n\n${made.join('')}\n\n`;
  return `\n\n<figure data-galeria="${escapeHtml(columns)}">${made.join('')}</figure>\n\n`;
}

function playerOf({ url, tipo, textos: { titulo, pie } }: Attachment): string {
  return player(tipo === 'video' ? 'video' : 'audio', url, { caption: pie || titulo });
}

function player(tipo: 'audio' | 'video', src: string, { poster = '', inner = '', caption = '' }): string {
  const said = poster && ` poster="${escapeHtml(poster)}"`;
  return `\n\n<figure><${tipo} src="${escapeHtml(src)}"${said}>${inner}</${tipo}>${captionOf(caption)}</figure>\n\n`;
}

function captionOf(text: string): string {
  return text && `<figcaption>${escapeHtml(text)}</figcaption>`;
}

function embed(address: string, { lose }: ShortcodeContext): string {
  const url = decodeAmp(address).split(/\s/)[0] ?? '';
  const frame = frameAddress(url) ?? (/^[\w-]{11}$/.test(url) ? videoEmbedUrl(url) : undefined);
  if (frame) return `\n\n<iframe src="${escapeHtml(frame)}"></iframe>\n\n`;
  if (!/^https?:\/\//i.test(url)) return '';
  const tipo = tipoOf(url);
  if (tipo === 'audio' || tipo === 'video') return player(tipo, url, {});
  lose({ clase: 'incrustado', motivo: `Lo incrustado de otra página viene como enlace (${url.slice(0, 200)}).` });
  return `\n\n<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>\n\n`;
}

export function attributeOf(attributes: string, name: string): string {
  const found = attributes.match(new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\S+))`, 'i'));
  return decodeAmp(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

function decodeAmp(text: string): string {
  return text.replace(/&(?:amp|#0?38);/g, '&');
}
