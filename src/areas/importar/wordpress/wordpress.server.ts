/** Brings what a WordPress export holds: categories first, then the articles with their pictures, one after the other. */

import type { Aviso } from '#areas/importar/importacion.ts';
import {
  findImportado,
  findThing,
  listArticuloSlugs,
  listCategoriasConSlug,
  listPaginaSlugs,
  pathsOfImportados,
  rememberImportado,
  setWritten,
  whereIs,
} from '#areas/importar/importados-queries.server.ts';
import { inOrder } from '#areas/importar/in-order.server.ts';
import { createPictures, type Pictures } from '#areas/importar/pictures.server.ts';
import type { Importer, Work } from '#areas/importar/work.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { rememberPath } from '#server/things/former-paths.ts';
import { type Change, saveThing } from '#server/things/save-thing.ts';
import { analyseWordpress, whyDraft, whyNot } from './analyse.server.ts';
import { formerCategoriaPath, matchCategorias } from './categorias.server.ts';
import { instantOf, writtenOf } from './date.server.ts';
import { type Conversion, convertContent } from './html.server.ts';
import { plainText } from './plain-text.server.ts';
import {
  articlesOf,
  chooseSlugs,
  formerPathOf,
  formerPaths,
  isPost,
  type Plan,
  type Post,
  picturesOf,
  readPlan,
  titleOf,
  uploadOf,
} from './plan.server.ts';
import { readWxr, type WxrItem } from './wxr.server.ts';

export const wordpress: Importer = { analyse: analyseWordpress, run };

/** How many articles have their pictures fetched while the one before is written. */
const ahead = 4;

interface Bringing extends Work {
  plan: Plan;
  pictures: Pictures;
  conversion: Omit<Conversion, 'picturesOf'>;
  /** Their category slug → our id; '' stands for those without one. */
  categorias: Map<string, { id: number; slug: string }>;
  slugs: Map<number, string>;
}

async function run(work: Work): Promise<void> {
  const plan = await readPlan(work.path);
  work.expect(work.opciones.paginas ? plan.posts.size : articlesOf(plan).length);
  const categorias = await bringCategorias(work, plan);
  const slugs = chooseSlugs(plan.posts.values(), await listArticuloSlugs(work.db));
  const conversion = await conversionFor(work.db, plan, categorias, slugs);
  const bringing = { ...work, plan, pictures: createPictures(work, plan.fuente), conversion, categorias, slugs };
  for await (const save of inOrder(posts(work), ahead, (item) => prepare(bringing, item))) {
    await save();
    await work.advance();
  }
}

async function* posts({ path, opciones }: Work): AsyncGenerator<WxrItem> {
  for await (const record of readWxr(path))
    if (record.kind === 'item' && isPost(record.item) && (record.item.type === 'post' || opciones.paginas))
      yield record.item;
}

async function bringCategorias(work: Work, plan: Plan): Promise<Bringing['categorias']> {
  const ours = await listCategoriasConSlug(work.db);
  const { slugs, created } = matchCategorias(plan, ours, await listPaginaSlugs(work.db));
  for (const { theirs, slug, name } of created) {
    const { id } = await saveThing(work.writer(), 'categoria', {
      slug,
      values: { nombre_categoria: name },
      also: (db, { id, version }) =>
        rememberImportado(db, {
          ...{ fuente: plan.fuente, clave: `categoria:${theirs}`, importacion_id: work.id },
          ...{ tipo: 'categoria', id_cosa: id, version },
        }),
    });
    ours.push({ id, slug, nombre_categoria: name });
  }
  const bySlug = new Map(ours.map((categoria) => [categoria.slug, categoria]));
  const found = new Map([...slugs].map(([theirs, slug]) => [theirs, bySlug.get(slug)!]));
  for (const [theirs, { id, slug }] of found)
    await addFormerPath(work.db, work.id, plan, 'categoria', id, {
      before: formerCategoriaPath(plan, theirs),
      after: `/${slug}`,
    });
  const fallback = ours.find(({ id }) => id === work.opciones.categoria_id) ?? bySlug.get('noticias') ?? ours[0];
  if (!fallback) throw new Refusal(422, 'Crea antes una categoría de artículos.');
  return found.set('', fallback);
}

async function conversionFor(
  db: Db,
  plan: Plan,
  categorias: Bringing['categorias'],
  slugs: Map<number, string>,
): Promise<Bringing['conversion']> {
  const known = await pathsOfImportados(db, plan.fuente);
  const pathOf = (post: Post) =>
    known.get(claveOf(post.id)) ??
    `/${(categorias.get(post.categoria) ?? categorias.get(''))!.slug}/${slugs.get(post.id)}`;
  const paths = new Map(articlesOf(plan).map((post) => [post.id, pathOf(post)]));
  return {
    base: plan.base,
    original: (url) => uploadOf(plan, url)?.url ?? url,
    altOf: (url) => uploadOf(plan, url)?.alt ?? '',
    linkTo(url) {
      const path = formerPathOf(plan, url);
      const id = path === undefined ? undefined : plan.formerly.get(path);
      return id === undefined ? undefined : paths.get(id);
    },
  };
}

/** Everything about it that takes time; answers what is left to be written. One that cannot be read is left out. */
async function prepare(bringing: Bringing, item: WxrItem): Promise<() => Promise<void>> {
  try {
    return await prepared(bringing, item);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 422)) throw error;
    return async () => bringing.leaveOut(titleOf(item), error.message);
  }
}

async function prepared(bringing: Bringing, item: WxrItem): Promise<() => Promise<void>> {
  const { db, plan } = bringing;
  const title = titleOf(item);
  const why = whyNot(item);
  if (why) return async () => bringing.leaveOut(title, why);
  const before = await findImportado(db, plan.fuente, claveOf(item.id));
  const place = before && (await whereIs(db, 'articulo', before.id_cosa));
  if (place === 'trash')
    return async () => bringing.leaveOut(title, 'Ya vino antes y está en la papelera: recupéralo de allí.');
  if (before && place === 'here') {
    const mayBeCompleted =
      before.avisos !== null &&
      before.importacion_id !== bringing.id &&
      (await findThing(db, 'articulo', before.id_cosa))?.version === before.version;
    if (!mayBeCompleted) {
      const isOurs = before.importacion_id === bringing.id;
      return async () => (isOurs ? undefined : bringing.count('Ya estaban'));
    }
    const { values, avisos } = await convert(bringing, item);
    if (avisos.length >= (JSON.parse(before.avisos!) as Aviso[]).length)
      return async () => bringing.count('Ya estaban');
    const { contenido, imagen_portada_url } = values;
    return () =>
      write(
        bringing,
        item,
        avisos,
        { id: before.id_cosa, values: { contenido, imagen_portada_url } },
        before.importacion_id,
      );
  }
  const { values, avisos } = await convert(bringing, item);
  return () => write(bringing, item, avisos, { slug: bringing.slugs.get(item.id), values }, bringing.id);
}

async function convert(bringing: Bringing, item: WxrItem) {
  const { plan, pictures, conversion, categorias } = bringing;
  const title = titleOf(item);
  const avisos: Aviso[] = [];
  const text = item.content.trim() ? item.content : item.excerpt;
  const converted = convertContent(text, {
    ...conversion,
    picturesOf: (gallery) => picturesOf(plan, item.id, gallery),
  });
  const thumbnail = plan.attachments.get(Number(item.meta.get('_thumbnail_id')));
  const stored = new Map<string, string>();
  const wanted = new Set([...(thumbnail ? [thumbnail.url] : []), ...converted.pictures]);
  await Promise.all(
    [...wanted].map(async (url) => {
      const result = await pictures.store(url);
      if ('address' in result) stored.set(url, result.address);
      else avisos.push({ que: title, motivo: `La imagen ${url.slice(0, 300)} no viene: ${result.why}.` });
    }),
  );
  const draft = item.type === 'page' ? 'Era una página: viene como borrador.' : whyDraft(item);
  if (draft) avisos.push({ que: title, motivo: draft });
  for (const motivo of converted.lost) avisos.push({ que: title, motivo });
  for (const name of converted.unknownShortcodes)
    avisos.push({ que: title, motivo: `Se ha quitado el código [${name}] de un complemento de WordPress.` });
  const post = plan.posts.get(item.id);
  const excerpt = item.content.trim() ? plainText(item.excerpt.slice(0, 5000)).slice(0, 300) : '';
  const values = {
    titulo: title,
    categoria_id: (categorias.get(post?.categoria ?? '') ?? categorias.get(''))!.id,
    estado: draft ? ('borrador' as const) : estadoOf(item.status),
    contenido: richField(converted.html((url) => stored.get(url))) ?? `<p>${title.replace(/[<>&]/g, ' ')}</p>`,
    resumen: excerpt || null,
    autor: (plan.authors.get(item.author) || plainText(item.author.slice(0, 300))).slice(0, 100) || null,
    imagen_portada_url: (thumbnail && stored.get(thumbnail.url)) ?? null,
    publicado_en: instantOf(item, new Date()),
  };
  return { values, avisos };
}

function estadoOf(status: string) {
  if (status === 'publish' || status === 'future') return 'publicado' as const;
  return status === 'pending' ? ('revision' as const) : ('borrador' as const);
}

async function write(
  bringing: Bringing,
  item: WxrItem,
  avisos: Aviso[],
  change: Change<'articulo'>,
  importacionId: number,
): Promise<void> {
  const { plan, writer } = bringing;
  const save = (given: Change<'articulo'>) =>
    saveThing(writer(), 'articulo', {
      ...given,
      async also(db, { id, version, slug, categoria_id }) {
        await rememberImportado(db, {
          ...{ fuente: plan.fuente, clave: claveOf(item.id), importacion_id: importacionId },
          ...{ tipo: 'articulo', id_cosa: id, version },
          avisos: avisos.length > 0 ? JSON.stringify(avisos) : null,
        });
        if (given.id === undefined) await setWritten(db, id, writtenOf(item, new Date()));
        const categoria = [...bringing.categorias.values()].find((one) => one.id === categoria_id);
        const after = `/${categoria?.slug}/${slug}`;
        for (const before of formerPaths(item))
          await addFormerPath(db, importacionId, plan, 'articulo', id, { before, after });
      },
    });
  try {
    await save(change);
  } catch (error) {
    // Somebody took the slug meanwhile: another one is made from the title.
    if (!(error instanceof Refusal && error.status === 409) || change.id !== undefined) throw error;
    const { slug: _, ...rest } = change;
    await save(rest);
  }
  if (change.id !== undefined) bringing.count('Completados con imágenes que faltaban');
}

/** The old address leads here from now on; what undoing must take away is remembered. */
async function addFormerPath(
  db: Db,
  importacionId: number,
  { fuente }: Plan,
  tipo: 'articulo' | 'categoria',
  id: number,
  paths: { before: string; after: string },
): Promise<void> {
  if (paths.before === paths.after) return;
  await rememberPath(db, tipo, id, paths);
  const clave = `ruta:${paths.before}`;
  // It is the first import's to take away.
  if ((await findImportado(db, fuente, clave))?.id_cosa === id) return;
  await rememberImportado(db, {
    ...{ fuente, clave, importacion_id: importacionId, tipo: 'ruta', id_cosa: id, version: 0 },
    valor: paths.before,
  });
}

function claveOf(id: number): string {
  return `post:${id}`;
}
