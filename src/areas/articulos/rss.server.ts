import { Hono } from 'hono';
import type { App } from '#server/app.ts';
import { keepText } from '#server/pages/index.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { socialPicture, socialSize } from '#values/picture.ts';
import { seoDescription } from '#values/summary.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { feedHtml } from './feed-html.ts';
import { articuloPath } from './path.ts';
import { latestArticulos, listContenidos, listPublishedByCategoria } from './queries.server.ts';
import { showTarjetas } from './tarjetas/show.server.ts';

const newest = 30;

/** The newest articles of all: /rss.xml; of a category: /{categoria}/rss.xml. */
export function rss(app: App) {
  const { db, ajustes, pages } = app;
  return new Hono()
    .get('/rss.xml', async (c) => {
      const since = pages.generation();
      const { identidad } = ajustes.current;
      const now = new Date().toISOString();
      const { entries, tags } = await withTexts(app, await latestArticulos(db, newest, { now }), now);
      const text = feed(app, { title: identidad.nombre, path: '/', self: '/rss.xml' }, entries);
      const read = ['ajustes', 'categorias', 'articulos', ...tags];
      return keepText(pages, { path: '/rss.xml', type, text, tags: read }, since, c.req.raw);
    })
    .get('/:categoria/rss.xml', async (c) => {
      const since = pages.generation();
      const categoria = await findCategoria(db, { slug: c.req.param('categoria') });
      if (!categoria) return c.text('No encontrado', 404);
      const now = new Date().toISOString();
      const { rows } = await listPublishedByCategoria(db, categoria.id, { page: 1, limit: newest, total: newest, now });
      const { entries, tags } = await withTexts(app, rows, now);
      const { identidad } = ajustes.current;
      const path = `/${categoria.slug}`;
      const self = `${path}/rss.xml`;
      const title = `${categoria.nombre_categoria} - ${identidad.nombre}`;
      const text = feed(app, { title, path, self }, entries);
      const read = ['ajustes', 'categorias', `articulos:categoria:${categoria.id}`, ...tags];
      return keepText(pages, { path: self, type, text, tags: read }, since, c.req.raw);
    });
}

const type = 'application/rss+xml; charset=utf-8';

/** Longer ones are read on the page: a feed is fetched again and again. */
const longestText = 60_000;

/** Each with its whole text; `tags` are those of the things whose cards stand in it. */
async function withTexts({ db, settings: { siteUrl } }: App, rows: Omit<Entry, 'texto'>[], now: string) {
  const texts = new Map(
    (
      await listContenidos(
        db,
        rows.map(({ id }) => id),
      )
    ).map(({ id, contenido }) => [id, contenido]),
  );
  const tags = new Set<string>();
  const reads = (...names: string[]) => {
    for (const name of names) tags.add(name);
  };
  const entries: Entry[] = [];
  for (const row of rows) {
    const contenido = texts.get(row.id) ?? '';
    const isShort = contenido.length <= longestText;
    entries.push({
      ...row,
      texto: isShort ? feedHtml(await showTarjetas({ db, now, reads }, contenido), siteUrl) : '',
    });
  }
  return { entries, tags };
}

interface Entry {
  id: number;
  titulo: string;
  slug: string;
  categoria_slug: string;
  resumen: string | null;
  imagen_portada_url: string | null;
  fecha_creacion: string;
  texto: string;
}

function feed(
  { ajustes, settings: { siteUrl } }: App,
  { title, path, self }: { title: string; path: string; self: string },
  rows: Entry[],
): string {
  const channel = element('channel', [
    element('title', escapeHtml(title)),
    element('link', siteUrl + path),
    `<atom:link href="${siteUrl}${self}" rel="self" type="application/rss+xml"/>`,
    element('description', escapeHtml(ajustes.current.identidad.descripcion)),
    element('language', 'es'),
    ...rows.map((row) => item(siteUrl, row)),
  ]);
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>${channel}</rss>\n`;
}

function item(siteUrl: string, row: Entry): string {
  const link = siteUrl + articuloPath(row);
  const picture = row.imagen_portada_url && socialPicture(row.imagen_portada_url);
  return element('item', [
    element('title', escapeHtml(row.titulo)),
    element('link', link),
    `<guid isPermaLink="true">${link}</guid>`,
    element('pubDate', new Date(row.fecha_creacion).toUTCString()),
    element('description', escapeHtml(seoDescription(row.resumen ?? ''))),
    row.texto && element('content:encoded', escapeHtml(row.texto)),
    picture
      ? `<media:content url="${siteUrl}${picture}" medium="image" type="image/jpeg" width="${socialSize.width}" height="${socialSize.height}"/>`
      : '',
  ]);
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>\n`;
}
