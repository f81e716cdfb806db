/** The text of an article or a page of WordPress as ours, with the files it shows. */
import type { Aviso, ClaseAviso } from '#areas/importar/importacion.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import type { Bringing } from './bringing.server.ts';
import { attachmentsOf, titleOf } from './plan.server.ts';
import { convertContent } from './texto/html.server.ts';
import type { WxrItem } from './wxr.server.ts';

export interface Brought {
  contenido: string;
  /** The address of its picture. */
  imagen: string | null;
  avisos: Aviso[];
}

const maxNotes = 500;

export async function bringText({ plan, files, conversion }: Bringing, item: WxrItem): Promise<Brought> {
  const que = titleOf(item);
  const converted = await convertContent(item.content.trim() ? item.content : item.excerpt, {
    ...conversion,
    find: (collection) => attachmentsOf(plan, item.id, collection),
    notes: notesOf(item),
  });
  const thumbnail = plan.attachments.get(Number(item.meta.get('_thumbnail_id')));
  const wanted = new Map(converted.files);
  if (thumbnail) wanted.set(thumbnail.url, 'imagen');
  const avisos: Aviso[] = converted.lost.map((lost) => ({ que, ...lost }));
  const report = (clase: ClaseAviso, motivo: string) => void avisos.push({ que, motivo, clase });
  if (item.meta.has('_thumbnail_id') && Number(item.meta.get('_thumbnail_id')) > 0 && !thumbnail)
    report('imagen', 'Al archivo le falta su imagen destacada.');
  const stored = new Map(
    await Promise.all([...wanted].map(async ([url, tipo]) => [url, await files.store(url, tipo)] as const)),
  );
  for (const [url, result] of stored) {
    if (!('why' in result)) continue;
    if (wanted.get(url) === 'imagen') report('imagen', `La imagen ${url.slice(0, 300)} no viene: ${result.why}.`);
    else report('archivo', `El archivo ${url.slice(0, 300)} no viene, y queda un enlace a él: ${result.why}.`);
  }
  for (const name of converted.unknownShortcodes)
    report('codigo', `Se ha quitado el código [${name}] de un complemento de WordPress.`);
  const cover = thumbnail && stored.get(thumbnail.url);
  const html = await converted.html((url) => stored.get(url));
  return {
    contenido: richField(html) ?? '',
    imagen: cover && 'address' in cover ? cover.address : null,
    avisos,
  };
}

/** What its footnotes say, by their names. */
export function notesOf({ meta }: WxrItem): Map<string, string> {
  const written = meta.get('footnotes') ?? meta.get('_footnotes');
  if (!written) return new Map();
  try {
    const notes = JSON.parse(written) as { id?: unknown; content?: unknown }[];
    return new Map(notes.slice(0, maxNotes).map(({ id, content }) => [String(id), String(content ?? '')]));
  } catch {
    return new Map();
  }
}
