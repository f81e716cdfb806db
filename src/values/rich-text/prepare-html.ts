/** What browsers need of a stored text besides its words: widths of pictures, boxes of tables, videos that wait. Works on text only. */

import { formatBytes } from '../bytes.ts';
import { say } from '../idioma/say.ts';
import { videoEmbedUrl, videoId } from '../medios/video.ts';
import { parsePicture, srcSet } from '../picture.ts';

export function prepareHtml(html: string): string {
  return eachTable(html, shownTable)
    .replace(/<img\b[^<>]*>/g, responsive)
    .replace(/<iframe\b[^<>]*>(?:\s*<\/iframe>)?/g, waitingEmbed)
    .replace(/<p data-(tarjeta|archivo)="(\w*)"><a\b([^<>]*)>[^<]*(?:<(?!\/?a\b)[^<]*)*(?=<\/a>)/g, named);
}

/** A link that is shown as a card says where it leads; one to a file, which kind it is and how large. */
function named(card: string, kind: string, size: string, attributes: string): string {
  const said =
    kind === 'tarjeta' ? attributes.match(/\bhref="https?:\/\/(?:www\.)?([^/"?#]+)/)?.[1] : fileWords(attributes, size);
  return said ? `${card}<span class="tarjeta-tipo">${said}</span>` : card;
}

/** "PDF · 1,2 MB" */
export function fileWords(link: string, bytes: string): string {
  const end = link.match(/\bhref="[^"?#]*\.([a-z0-9]{2,5})(?:[?#][^"]*)?"/i)?.[1];
  return [end?.toUpperCase(), Number(bytes) > 0 && formatBytes(Number(bytes))].filter(Boolean).join(' · ');
}

/** It scrolls inside its own box, never the page; its pictures are as large as they say, or as wide as their cell. */
function shownTable(table: string): string {
  const sized = table.replace(/<img\b[^<>]*>/g, (tag) => {
    const height = cssLength(attribute(tag, 'height'));
    const style = `width:${cssLength(attribute(tag, 'width')) ?? '100%'};${height ? `height:${height};` : ''}`;
    return tag.replace('<img', `<img style="${style}"`);
  });
  return `<div class="table-scroll" tabindex="0" role="region" aria-label="${say('Tabla')}">${sized}</div>`;
}

/** By its end: from each beginning on an expression would look for the end anew. */
function eachTable(html: string, change: (table: string) => string): string {
  const parts = html.split('</table>');
  const last = parts.pop()!;
  const changed = parts.map((part) => {
    const at = part.search(/<table\b/);
    return at === -1 ? `${part}</table>` : part.slice(0, at) + change(`${part.slice(at)}</table>`);
  });
  return changed.join('') + last;
}

function responsive(tag: string): string {
  const picture = parsePicture(attribute(tag, 'src'));
  const lazy = tag.includes(' loading=') ? '' : ' loading="lazy" decoding="async"';
  const sizes = picture && ` srcset="${srcSet(picture, 'webp')}" sizes="(min-width: 768px) 700px, 92vw"`;
  const own = picture && !attribute(tag, 'width') ? ` width="${picture.width}" height="${picture.height}"` : '';
  return tag.replace(/ ?\/?>$/, `${sizes ?? ''}${own}${lazy}>`);
}

/** Videos wait for the visitor's consent or for their own button. */
function waitingEmbed(tag: string): string {
  const src = attribute(tag, 'src') ?? '';
  const id = videoId(src);
  if (!id && !src.startsWith('https://player.vimeo.com/')) return '';
  const site = id ? 'YouTube' : 'Vimeo';
  const address = id ? videoEmbedUrl(id) + (src.match(/\?start=\d+/) ?? '') : src;
  const text = say('Vídeo de {servicio}. Al cargarlo, {servicio} recibirá tu dirección IP y podrá guardar cookies.', {
    servicio: site,
  });
  return `<div class="embed-box" data-embed-box="${address}"><p>${text}</p><button type="button" data-embed>${say('Cargar')}</button></div>`;
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
}

function cssLength(value = ''): string | undefined {
  const unit = /^\d+(?:\.\d+)?(px|%|)$/.exec(value)?.[1];
  return unit === undefined ? undefined : value + (unit ? '' : 'px');
}
