/** Files that were uploaded to WordPress, with what is said of them there. */
import { type TipoArchivo, tipoOf } from '#areas/importar/files.server.ts';
import type { MedioTextos } from '#server/media/medios.ts';
import { plainText } from '#values/rich-text/plain-text.ts';
import type { WxrItem } from './wxr.server.ts';

export interface Attachment {
  id: number;
  url: string;
  /** Undefined: of a kind that is not stored here. */
  tipo: TipoArchivo | undefined;
  /** The article that it was uploaded to. */
  parent: number;
  /** Where it had a page of its own. */
  link: string;
  textos: MedioTextos;
}

export function attachmentOf(item: WxrItem): Attachment {
  const url = item.attachmentUrl.slice(0, 2000);
  return {
    ...{ id: item.id, url, tipo: tipoOf(url), parent: Number(item.parent) || 0, link: item.link.slice(0, 2000) },
    textos: {
      titulo: short(item.title, 255),
      alt_text: short(item.meta.get('_wp_attachment_image_alt') ?? '', 255),
      pie: short(item.excerpt, 500),
      credito: creditOf(item.meta.get('_wp_attachment_metadata') ?? ''),
    },
  };
}

function short(text: string, max: number): string {
  return plainText(text.slice(0, 4 * max)).slice(0, max);
}

/** What the camera or the agency wrote into the picture, out of the list that PHP keeps of it. */
function creditOf(metadata: string): string {
  for (const name of ['credit', 'copyright']) {
    const at = metadata.indexOf(`"${name}";s:`);
    const said = at < 0 ? undefined : /^"\w+";s:\d{1,6}:"(.{1,1000}?)";/s.exec(metadata.slice(at, at + 1100))?.[1];
    if (said) return short(said, 255);
  }
  return '';
}
