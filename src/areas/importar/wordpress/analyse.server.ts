/** The dry run of a WordPress export: what will come, and what cannot. */

import { lookAtHosts, tipoOf } from '#areas/importar/files.server.ts';
import type { Analisis } from '#areas/importar/importacion.ts';
import { listKnownClaves } from '#areas/importar/importados-queries.server.ts';
import { createAvisos, createCounts, type ImportContext } from '#areas/importar/work.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { plural } from '#values/plural.ts';
import { claveOf } from './bringing.server.ts';
import { newCategorias, oursAlready } from './categorias.server.ts';
import { createTally, reportTerms, reportUnfit } from './named.server.ts';
import { attachmentsOf, isPost, type Plan, readPlan, titleOf, uploadOf } from './plan.server.ts';
import { whyDraft, whyNot } from './state.server.ts';
import { newTemas } from './temas.server.ts';
import { notesOf } from './text.server.ts';
import { absolute, convertContent } from './texto/html.server.ts';
import { lostOf } from './texto/media-shortcodes.server.ts';
import { type Collection, type Lost, withoutShortcodes } from './texto/shortcodes.server.ts';
import type { WxrItem } from './wxr.server.ts';

/** An article or a page as the dry run sees it: reported only if it has not come before. */
interface Look {
  id: number;
  title: string;
  clase: 'articulo' | 'pagina';
  why: string | undefined;
  situation: string;
  lost: Lost[];
  shortcodes: string[];
  pictures: string[];
  collections: Collection[];
}

export async function analyseWordpress(path: string, { db, rules }: ImportContext): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  const tally = createTally();
  const looks: Look[] = [];
  const plan = await readPlan(path, async (item) => {
    tally.see(item);
    if (isPost(item)) looks.push(await lookAt(item));
  });

  const known = new Set([
    ...(await listKnownClaves(db, plan.fuente, 'articulo')),
    ...(await listKnownClaves(db, plan.fuente, 'pagina')),
  ]);
  const fresh = looks.filter(({ id }) => !known.has(claveOf(id)));
  const shortcodes = new Map<string, number>();
  for (const { id, title, clase, why, situation, lost, collections, shortcodes: unknown } of fresh) {
    if (why) {
      avisos.add(title, why, { clase });
      continue;
    }
    counts.add(situation);
    for (const { motivo, ...more } of lost) avisos.add(title, motivo, more);
    for (const collection of collections)
      for (const { motivo, ...more } of lostOf(collection, attachmentsOf(plan, id, collection).length))
        avisos.add(title, motivo, more);
    for (const name of unknown) shortcodes.set(name, (shortcodes.get(name) ?? 0) + 1);
  }
  const here = await Promise.all(['imagen', 'archivo'].map((tipo) => listKnownClaves(db, plan.fuente, tipo)));
  const urls = addressesOf(plan, fresh, here);
  const { closed, isOpen } = await lookAtHosts(urls, rules);
  for (const url of urls)
    if (isOpen(url)) counts.add((tipoOf(url) ?? 'imagen') === 'imagen' ? 'Imágenes' : 'Audios, vídeos y archivos');
  counts.add('Categorías nuevas', await newCategorias(db, plan));
  counts.add('Temas nuevos', await newTemas(db, plan));
  counts.add('Menús que podrás usar', new Set(plan.menuItems.map(({ menu }) => menu)).size);
  counts.add('Ya importados (no se repiten)', looks.length - fresh.length);
  for (const [name, count] of shortcodes)
    avisos.add(
      `[${name}]`,
      `Código de un complemento de WordPress, en ${plural(count, 'texto', 'textos')}: se quita, y se queda lo que encierra.`,
      { clase: 'codigo' },
    );
  for (const [host, { motivo, count }] of closed) avisos.add(host, motivo, { clase: 'imagen', cuantos: count });
  tally.report(avisos.add);
  if (fresh.length > 0) {
    reportTerms(plan, await oursAlready(db, plan), avisos.add);
    reportUnfit(plan, avisos.add);
  }
  return { origen: plan.base, vienen: counts.list(), ...avisos.list(), total: plan.posts.size + plan.attachments.size };
}

async function lookAt(item: WxrItem): Promise<Look> {
  const isPage = item.type === 'page';
  const look = {
    ...{ id: item.id, title: titleOf(item), situation: situation(item) },
    clase: isPage ? ('pagina' as const) : ('articulo' as const),
  };
  const nothing = { ...look, lost: [], shortcodes: [], pictures: [], collections: [] };
  const why = whyNot(item);
  if (why) return { ...nothing, why };
  // Its files may come later in the file.
  const collections: Collection[] = [];
  const { html, unknown } = withoutShortcodes(item.content, (collection) => {
    collections.push(collection);
    return [];
  });
  const images = html.match(/<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi) ?? [];
  const pictures = images.flatMap((tag) => tag.match(/\ssrc\s*=\s*["']([^"']{1,2000})["']/i)?.[1] ?? []);
  const draft = whyDraft(item);
  try {
    const lost = [...(draft ? [{ clase: 'estado' as const, motivo: draft }] : []), ...(await lostIn(item))];
    return { ...look, why, shortcodes: unknown, pictures, collections, lost };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...nothing, why: error.message };
  }
}

/** Converting takes its time: only for a text that has something which may not come. */
async function lostIn(item: WxrItem): Promise<Lost[]> {
  const { content } = item;
  if (
    !/<(?:iframe|form|object|embed|script|svg|canvas|math)\b|data-fn=|\[embed|["'](?:file|ftp|data|blob):/i.test(
      content,
    )
  )
    return [];
  const base = 'https://aqui.invalid';
  const noTextos = { titulo: '', alt_text: '', pie: '', credito: '' };
  const { lost } = await convertContent(content, {
    base,
    // As if all were there: what galleries lack is known once the whole file was read.
    find: ({ ids = [0], tipo }) =>
      ids.map((id) => ({ ...{ id, url: base, tipo, parent: 0, link: '' }, textos: noTextos })),
    uploadOf: () => undefined,
    isOfSite: () => true,
    linkTo: () => undefined,
    notes: notesOf(item),
  });
  return lost;
}

function situation(item: WxrItem): string {
  if (item.type === 'page') return 'Páginas';
  if (item.status === 'future') return 'Artículos programados';
  return item.status === 'publish' && !item.password ? 'Artículos publicados' : 'Borradores';
}

/** What would be fetched: the pictures of the texts, and all that was uploaded there; each once, and what is not here yet. */
function addressesOf(plan: Plan, looks: Look[], known: Set<string>[]): Set<string> {
  const urls = new Set<string>();
  const add = (url: string) => {
    if (!known.some((claves) => claves.has(`imagen:${url}`))) urls.add(url);
  };
  for (const { pictures } of looks)
    for (const src of pictures) {
      const url = absolute(src.replaceAll('&amp;', '&'), plan.base);
      if (url) add(uploadOf(plan, url)?.url ?? url);
    }
  for (const { url, tipo } of plan.attachments.values()) if (tipo) add(url);
  return urls;
}
