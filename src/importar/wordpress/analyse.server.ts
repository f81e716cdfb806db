/** The dry run of a WordPress export: what will come, and what cannot. */

import { whyNotFetched } from '#importar/fetch-file.server.ts';
import type { Analisis } from '#importar/importacion.ts';
import { listCategoriasConSlug, listKnownClaves } from '#importar/importados-queries.server.ts';
import { createAvisos, createCounts, type Means } from '#importar/work.server.ts';
import { plural } from '#values/plural.ts';
import { matchCategorias } from './categorias.server.ts';
import { absolute } from './html.server.ts';
import { articlesOf, isPost, type Plan, readPlan, titleOf, uploadOf } from './plan.server.ts';
import { isUnreadable, withoutShortcodes } from './shortcodes.server.ts';
import type { WxrItem } from './wxr.server.ts';

/** What WordPress keeps for itself. */
const ofWordpress =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;
const maxHosts = 30;

export async function analyseWordpress(path: string, { db, rules }: Means): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  const seen = {
    pictures: new Set<string>(),
    shortcodes: new Map<string, number>(),
    others: new Map<string, number>(),
  };
  let comments = 0;
  const thumbnails = new Set<number>();
  const plan = await readPlan(path, (item) => {
    comments += item.comments;
    if (isPost(item)) lookAt(item);
    else if (item.status === 'trash') counts.add('En la papelera de WordPress (no vienen)');
    else if (!['attachment', 'post', 'page'].includes(item.type) && !ofWordpress.test(item.type))
      seen.others.set(item.type, (seen.others.get(item.type) ?? 0) + 1);
  });

  function lookAt(item: WxrItem): void {
    const title = titleOf(item);
    if (item.type === 'page') {
      counts.add('Páginas (solo si las pides, como borradores)');
      return;
    }
    const why = whyNot(item);
    if (why) {
      avisos.add(title, why);
      return;
    }
    counts.add(situation(item));
    const reason = whyDraft(item);
    if (reason) avisos.add(title, reason);
    const thumbnail = Number(item.meta.get('_thumbnail_id'));
    if (thumbnail) thumbnails.add(thumbnail);
    const { html, unknown } = withoutShortcodes(item.content, () => undefined);
    for (const name of unknown) seen.shortcodes.set(name, (seen.shortcodes.get(name) ?? 0) + 1);
    for (const [, src] of html.matchAll(/<img\b[^>]{0,4000}?\bsrc\s*=\s*["']([^"']{1,2000})["']/gi))
      seen.pictures.add(src!);
  }

  const urls = picturesOf(plan, seen.pictures, thumbnails);
  counts.add('Imágenes', urls.length);
  const { created } = matchCategorias(plan, await listCategoriasConSlug(db));
  counts.add('Categorías nuevas', created.length);
  counts.add('Ya importados (no se repiten)', await countKnown(plan, db));
  for (const [type, count] of seen.others)
    avisos.add(
      `Elementos «${type}»`,
      `${plural(count, 'elemento', 'elementos')} de un tipo que aquí no existe: no vienen.`,
    );
  for (const [name, count] of seen.shortcodes)
    avisos.add(
      `[${name}]`,
      `Código de un complemento de WordPress, en ${plural(count, 'artículo', 'artículos')}: se quita, y se queda lo que encierra.`,
    );
  if (comments > 0) avisos.add('Comentarios', `Los comentarios (${comments}) no vienen.`);
  for (const { host, why, count } of await closedHosts(urls, rules))
    avisos.add(host, `${plural(count, 'imagen no se puede', 'imágenes no se pueden')} traer: ${why}.`);
  return {
    origen: plan.base,
    vienen: counts.told(),
    ...avisos.told(),
    total: articlesOf(plan).length,
  };
}

/** Why an article cannot come at all. */
export function whyNot(item: WxrItem): string | undefined {
  if (item.content.length > 2_000_000) return 'No viene: su texto es demasiado largo.';
  if (isUnreadable(item.content)) return 'No viene: su texto no se puede leer.';
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

function picturesOf(plan: Plan, found: Set<string>, thumbnails: Set<number>): string[] {
  const urls = new Set<string>();
  for (const src of found) {
    const url = absolute(src.replaceAll('&amp;', '&'), plan.base);
    if (url) urls.add(uploadOf(plan, url)?.url ?? url);
  }
  for (const id of thumbnails) {
    const attachment = plan.attachments.get(id);
    if (attachment) urls.add(attachment.url);
  }
  return [...urls];
}

async function countKnown(plan: Plan, db: Means['db']): Promise<number> {
  const known = await listKnownClaves(db, plan.fuente, 'articulo');
  return articlesOf(plan).filter(({ id }) => known.has(`post:${id}`)).length;
}

/** Each host is looked up once. */
async function closedHosts(urls: string[], rules: Means['rules']) {
  const hosts = new Map<string, { url: string; count: number }>();
  for (const url of urls) {
    const { origin } = URL.canParse(url) ? new URL(url) : { origin: url };
    hosts.set(origin, { url, count: (hosts.get(origin)?.count ?? 0) + 1 });
  }
  const closed: { host: string; why: string; count: number }[] = [];
  for (const [host, { url, count }] of [...hosts].slice(0, maxHosts)) {
    const why = await whyNotFetched(url, rules);
    if (why) closed.push({ host, why, count });
  }
  return closed;
}
