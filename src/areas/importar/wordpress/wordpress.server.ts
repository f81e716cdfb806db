/** Brings what a WordPress export holds: categories and topics first, then articles and pages with their files, then the rest. */
import { createFiles } from '#areas/importar/files.server.ts';
import { addFormerPath } from '#areas/importar/former-path.server.ts';
import type { Aviso } from '#areas/importar/importacion.ts';
import {
  findImportado,
  findRow,
  rememberImportado,
  setWritten,
  whereIs,
} from '#areas/importar/importados-queries.server.ts';
import { inOrder } from '#areas/importar/in-order.server.ts';
import type { Importer, Work } from '#areas/importar/work.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { type Change, type New, saveThing, type Values } from '#server/things/save-thing.ts';
import { unhurried } from '#server/work/unhurried.ts';
import { conversionFor, describe, formerAutorPath, pathsFor, resolveEntry, slugsFor } from './addresses.server.ts';
import { analyseWordpress } from './analyse.server.ts';
import { articuloOf, saveArticulo } from './articulo.server.ts';
import { type Bringing, claveOf } from './bringing.server.ts';
import { bringCategorias, oursAlready } from './categorias.server.ts';
import { writtenOf } from './date.server.ts';
import { proposeMenus } from './menus.server.ts';
import { createTally, reportTerms, reportUnfit } from './named.server.ts';
import { paginaOf } from './pagina.server.ts';
import { articlesOf, formerPaths, isPost, readPlan, titleOf } from './plan.server.ts';
import { whyNot } from './state.server.ts';
import { bringTemas } from './temas.server.ts';
import { readWxr, type WxrItem } from './wxr.server.ts';

export const wordpress: Importer = { analyse: analyseWordpress, run };

/** How many articles have their files fetched while the one before is written. */
const ahead = 4;

async function run(work: Work): Promise<void> {
  const tally = createTally();
  const plan = await readPlan(work.path, tally.see);
  const hasPages = work.opciones.paginas !== false;
  work.expect((hasPages ? plan.posts.size : articlesOf(plan).length) + plan.attachments.size);
  const categorias = await bringCategorias(work, plan);
  const temas = await bringTemas(work, plan);
  for (const login of plan.authors.keys())
    await addFormerPath(work.db, work.id, plan.fuente, 'autor', 0, formerAutorPath(plan, login));
  const slugs = await slugsFor(work.db, plan);
  const paths = await pathsFor(work.db, plan, categorias, slugs);
  const files = createFiles(work, plan.fuente, (url) => describe(plan, url));
  const here = { categorias, temas, slugs, paths };
  const bringing = { ...work, ...here, plan, files, conversion: conversionFor(plan, here) };
  for await (const save of inOrder(posts(work), ahead, (item) => prepare(bringing, item))) {
    await save();
    await work.advance();
  }
  await bringAttachments(bringing);
  const { menus, lost } = proposeMenus(plan, (item) => resolveEntry(bringing, item));
  work.proposeMenus(menus);
  for (const { que, motivo } of lost) work.leaveOut(que, motivo, { clase: 'menu' });
  if (!hasPages)
    for (const { isPage, title } of plan.posts.values())
      if (isPage) work.leaveOut(title, 'No viene: no has pedido las páginas.', { clase: 'pagina' });
  tally.report(work.leaveOut);
  reportTerms(plan, await oursAlready(work.db, plan), work.leaveOut);
  reportUnfit(plan, work.leaveOut);
}

async function* posts({ path, opciones }: Work): AsyncGenerator<WxrItem> {
  for await (const record of readWxr(path))
    if (record.kind === 'item' && isPost(record.item) && (record.item.type === 'post' || opciones.paginas !== false))
      yield record.item;
}

/** Everything about it that takes time; answers what is left to be written. One that cannot be read is left out. */
async function prepare(bringing: Bringing, item: WxrItem): Promise<() => Promise<void>> {
  try {
    return await prepared(bringing, item);
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 422)) throw error;
    return async () => bringing.leaveOut(titleOf(item), error.message, { clase: claseOf(item) });
  }
}

async function prepared(bringing: Bringing, item: WxrItem): Promise<() => Promise<void>> {
  const { db, plan } = bringing;
  const title = titleOf(item);
  const leftOut = (why: string) => async () => bringing.leaveOut(title, why, { clase: claseOf(item) });
  const why = whyNot(item);
  if (why) return leftOut(why);
  const before = await findImportado(db, plan.fuente, claveOf(item.id));
  const tipo = before?.tipo === 'articulo' || before?.tipo === 'pagina' ? before.tipo : claseOf(item);
  const place = before && (await whereIs(db, tipo, before.id_cosa));
  if (place === 'trash') return leftOut('Ya vino antes y está en la papelera: recupéralo de allí.');
  const write =
    tipo === 'articulo' ? writer('articulo', articuloOf, saveArticulo) : writer('pagina', paginaOf, savePagina);
  if (!before || place !== 'here') return write(bringing, item);
  if (before.importacion_id === bringing.id) return async () => {};
  const there = await findRow(db, tipo, before.id_cosa);
  if (there?.version !== before.version) return async () => bringing.count('Ya estaban');
  return write(bringing, item, { ...before, row: there });
}

/** As it came before, and nobody has touched it since. */
interface Before {
  id_cosa: number;
  importacion_id: number;
  avisos: string | null;
  row: object;
}

/** What a later import may complete. */
const completed = ['contenido', 'imagen_portada_url', 'imagen_url', 'otras_categorias', 'temas', 'destacado'];

/** How something of this kind is made of an item, and written. */
function writer<T extends 'articulo' | 'pagina'>(
  tipo: T,
  read: (bringing: Bringing, item: WxrItem) => Promise<{ values: New<T>; avisos: Aviso[] }>,
  save: (bringing: Bringing, change: Change<T>) => Promise<void>,
) {
  return async (bringing: Bringing, item: WxrItem, before?: Before): Promise<() => Promise<void>> => {
    const { values, avisos } = await read(bringing, item);
    if (!before) {
      const change = { slug: bringing.slugs.get(item.id), values, also: noteOf(bringing, item, tipo, avisos) };
      return () => save(bringing, change);
    }
    const row = before.row as Record<string, unknown>;
    const changed = Object.entries(values).filter(([name, value]) => completed.includes(name) && row[name] !== value);
    const lacked = (JSON.parse(before.avisos ?? '[]') as Aviso[]).length;
    if (changed.length === 0 || (before.avisos !== null && avisos.length > lacked))
      return async () => bringing.count('Ya estaban');
    const also = noteOf(bringing, item, tipo, avisos, before.importacion_id);
    return async () => {
      await save(bringing, { id: before.id_cosa, values: Object.fromEntries(changed) as Values<T>, also });
      bringing.count('Completados con lo que faltaba');
    };
  };
}

async function savePagina(bringing: Bringing, change: Change<'pagina'>): Promise<void> {
  await saveThing(bringing.writer(), 'pagina', change);
}

/** In the same transaction: where it came from, when it was written, and its former addresses. */
function noteOf(
  bringing: Bringing,
  item: WxrItem,
  tipo: 'articulo' | 'pagina',
  avisos: Aviso[],
  importacionId = bringing.id,
) {
  const { plan, paths } = bringing;
  return async (db: Db, { id, version }: { id: number; version: number }, before: unknown) => {
    await rememberImportado(db, {
      ...{ fuente: plan.fuente, clave: claveOf(item.id), importacion_id: importacionId },
      ...{ tipo, id_cosa: id, version, avisos: avisos.length > 0 ? JSON.stringify(avisos) : null },
    });
    if (!before) await setWritten(db, tipo, id, writtenOf(item, new Date()));
    for (const path of formerPaths(item))
      await addFormerPath(db, importacionId, plan.fuente, tipo, id, { before: path, after: paths.get(item.id)! });
  };
}

function claseOf({ type }: WxrItem): 'articulo' | 'pagina' {
  return type === 'page' ? 'pagina' : 'articulo';
}

/** Uploads that no text shows: they are in the library there, and here. */
async function bringAttachments({ plan, files, leaveOut, advance }: Bringing): Promise<void> {
  const rest = unhurried(plan.attachments.values());
  for await (const { url, tipo, textos, wasWanted, stored } of inOrder(rest, ahead, async (attachment) => {
    const wasWanted = files.wasWanted(attachment.url);
    const { tipo } = attachment;
    return {
      ...attachment,
      wasWanted,
      stored: tipo && !wasWanted ? await files.store(attachment.url, tipo) : undefined,
    };
  })) {
    if (stored && 'why' in stored && !wasWanted)
      leaveOut(
        textos.titulo || url,
        `${tipo === 'imagen' ? 'La imagen' : 'El archivo'} ${url.slice(0, 300)} no viene: ${stored.why}.`,
        {
          clase: tipo === 'imagen' ? 'imagen' : 'archivo',
        },
      );
    await advance();
  }
}
