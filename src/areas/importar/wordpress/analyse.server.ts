/** The dry run of a WordPress export: what will come, and what cannot. */

import type { Analisis } from '#areas/importar/importacion.ts';
import { listCategoriasConSlug, listKnownClaves, listPaginaSlugs } from '#areas/importar/importados-queries.server.ts';
import { lookAtHosts } from '#areas/importar/pictures.server.ts';
import { createAvisos, createCounts, type ImportContext } from '#areas/importar/work.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { plural } from '#values/plural.ts';
import { maxRichText } from '#values/rich-text/document.ts';
import { matchCategorias } from './categorias.server.ts';
import { absolute, convertContent } from './html.server.ts';
import { articlesOf, isPost, type Plan, picturesOf, readPlan, titleOf, uploadOf } from './plan.server.ts';
import { type Gallery, lostOfGallery, withoutShortcodes } from './shortcodes.server.ts';
import type { WxrItem } from './wxr.server.ts';

/** What WordPress keeps for itself. */
const ofWordpress =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;

/** An article as the dry run sees it: told only if it has not come before. */
interface Look {
  id: number;
  title: string;
  why: string | undefined;
  situation: string;
  notes: string[];
  shortcodes: string[];
  pictures: string[];
  galleries: Gallery[];
  thumbnail: number;
}

export async function analyseWordpress(path: string, { db, rules }: ImportContext): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  const others = new Map<string, number>();
  const looks: Look[] = [];
  let comments = 0;
  const plan = await readPlan(path, (item) => {
    comments += item.comments;
    if (item.status === 'trash') counts.add('En la papelera de WordPress (no vienen)');
    else if (isPost(item) && item.type === 'page') counts.add('Páginas (solo si las pides, como borradores)');
    else if (isPost(item)) looks.push(lookAt(item));
    else if (!['attachment', 'post', 'page'].includes(item.type) && !ofWordpress.test(item.type))
      add(others, item.type);
  });

  const known = await listKnownClaves(db, plan.fuente, 'articulo');
  const fresh = looks.filter(({ id }) => !known.has(`post:${id}`));
  const shortcodes = new Map<string, number>();
  for (const { id, title, why, situation, notes, galleries, shortcodes: unknown } of fresh) {
    if (why) {
      avisos.add(title, why);
      continue;
    }
    counts.add(situation);
    for (const note of notes) avisos.add(title, note);
    for (const gallery of galleries)
      for (const note of lostOfGallery(gallery, picturesOf(plan, id, gallery).length)) avisos.add(title, note);
    for (const name of unknown) add(shortcodes, name);
  }
  const { closed, fetched } = await lookAtHosts(addressesOf(plan, fresh), rules);
  counts.add('Imágenes', fetched);
  const { created } = matchCategorias(plan, await listCategoriasConSlug(db), await listPaginaSlugs(db));
  counts.add('Categorías nuevas', created.length);
  counts.add('Ya importados (no se repiten)', looks.length - fresh.length);
  for (const [type, count] of others)
    avisos.add(
      `Elementos «${type}»`,
      `${plural(count, 'elemento', 'elementos')} de un tipo que aquí no existe: no vienen.`,
    );
  for (const [name, count] of shortcodes)
    avisos.add(
      `[${name}]`,
      `Código de un complemento de WordPress, en ${plural(count, 'artículo', 'artículos')}: se quita, y se queda lo que encierra.`,
    );
  if (comments > 0) avisos.add('Comentarios', `Los comentarios (${comments}) no vienen.`);
  for (const { host, motivo } of closed) avisos.add(host, motivo);
  return {
    origen: plan.base,
    vienen: counts.list(),
    ...avisos.list(),
    total: articlesOf(plan).length,
  };
}

function lookAt(item: WxrItem): Look {
  const look = { id: item.id, title: titleOf(item), situation: situation(item) };
  const nothing = { ...look, thumbnail: 0, notes: [], shortcodes: [], pictures: [], galleries: [] };
  const why = whyNot(item);
  if (why) return { ...nothing, why };
  // Its pictures may come later in the file.
  const galleries: Gallery[] = [];
  const { html, unknown } = withoutShortcodes(item.content, (gallery) => {
    galleries.push(gallery);
    return [];
  });
  const images = html.match(/<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi) ?? [];
  const pictures = images.flatMap((tag) => tag.match(/\ssrc\s*=\s*["']([^"']{1,2000})["']/i)?.[1] ?? []);
  const thumbnail = Number(item.meta.get('_thumbnail_id')) || 0;
  try {
    const notes = [whyDraft(item) ?? [], lostOf(item)].flat();
    return { ...look, why, thumbnail, shortcodes: unknown, pictures, galleries, notes };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...nothing, why: error.message };
  }
}

/** Converting takes its time: only for a text that has something which may not come. */
function lostOf({ content }: WxrItem): string[] {
  if (!/<iframe|["'](?:file|ftp|data|blob):/i.test(content)) return [];
  const base = 'https://aqui.invalid';
  return convertContent(content, {
    base,
    // As if all were there: what galleries lack is known once the whole file was read.
    picturesOf: (gallery) => (gallery === 'own' ? [0] : gallery).map(() => ({ url: base, alt: '' })),
    original: (url) => url,
    altOf: () => '',
    linkTo: () => undefined,
  }).lost;
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Why an article cannot come at all. */
export function whyNot(item: WxrItem): string | undefined {
  if (item.content.length > maxRichText) return 'No viene: su texto es demasiado largo.';
  if (!item.content.trim() && !item.excerpt.trim()) return 'No viene: no tiene texto.';
  return undefined;
}

/** Why an article that visitors could, or may have been able to, read there is a draft here. */
export function whyDraft(item: WxrItem): string | undefined {
  if (item.status === 'private') return 'Era privado: viene como borrador.';
  if (item.password && item.status !== 'draft') return 'Tenía contraseña: viene como borrador.';
  return undefined;
}

function situation(item: WxrItem): string {
  if (item.status === 'future') return 'Artículos programados';
  return item.status === 'publish' && !item.password ? 'Artículos publicados' : 'Borradores';
}

function addressesOf(plan: Plan, looks: Look[]): Set<string> {
  const urls = new Set<string>();
  for (const { id, pictures, galleries, thumbnail } of looks) {
    for (const src of pictures) {
      const url = absolute(src.replaceAll('&amp;', '&'), plan.base);
      if (url) urls.add(uploadOf(plan, url)?.url ?? url);
    }
    for (const { url } of galleries.flatMap((gallery) => picturesOf(plan, id, gallery))) urls.add(url);
    const attachment = plan.attachments.get(thumbnail);
    if (attachment) urls.add(attachment.url);
  }
  return urls;
}
