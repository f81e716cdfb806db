import { Hono } from 'hono';
import { pathHere } from '#idioma-path.ts';
import type { App } from '#server/app.ts';
import { type FeedItem, rssText, rssType as type } from '#server/feeds/rss.ts';
import { keepText } from '#server/pages/index.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { ShownHtml } from '#values/rich-text/shown.ts';
import { seoDescription } from '#values/summary.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { feedHtml } from './feeds/feed-html.ts';
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
      const { items, tags } = await withTexts(app, await latestArticulos(db, newest, { now }), now);
      const text = feed(app, { title: identidad.nombre, path: '/', self: '/rss.xml', items });
      const read = ['ajustes', 'categorias', 'articulos', ...tags];
      return keepText(pages, { path: pathHere('/rss.xml'), type, text, tags: read }, since, c.req.raw);
    })
    .get('/:categoria/rss.xml', async (c) => {
      const since = pages.generation();
      const categoria = await findCategoria(db, { slug: c.req.param('categoria') });
      if (!categoria) return c.text(say('No encontrado'), 404);
      const now = new Date().toISOString();
      const { rows } = await listPublishedByCategoria(db, categoria.id, { page: 1, limit: newest, total: newest, now });
      const { items, tags } = await withTexts(app, rows, now);
      const { identidad } = ajustes.current;
      const path = `/${categoria.slug}`;
      const self = `${path}/rss.xml`;
      const { nombre_categoria } = await app.traducciones.into(categoria);
      const title = `${nombre_categoria} - ${identidad.nombre}`;
      const text = feed(app, { title, path, self, items });
      const read = ['ajustes', 'categorias', `articulos:categoria:${categoria.id}`, ...tags];
      return keepText(pages, { path: pathHere(self), type, text, tags: read }, since, c.req.raw);
    });
}

/** Longer ones are read on the page: a feed is fetched again and again. */
const longestText = 60_000;

/** Each with its whole text; `tags` are those of the things whose cards stand in it. */
async function withTexts(app: App, rows: Entry[], now: string) {
  const { db, settings } = app;
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
  const items: FeedItem[] = [];
  for (const row of rows) {
    const contenido = texts.get(row.id) ?? '';
    const isShort = contenido.length <= longestText;
    const said = await app.traducciones.into({
      titulo: row.titulo,
      resumen: row.resumen ?? '',
      html: isShort ? await showTarjetas({ app, db, now, reads }, contenido) : ('' as ShownHtml),
    });
    const { titulo, resumen, html } = said;
    items.push({
      title: titulo,
      lang: langOf(said, 'titulo') ?? langOf(said, 'html'),
      path: articuloPath(row),
      publishedAt: row.fecha_creacion,
      description: seoDescription(resumen),
      html: feedHtml(html, settings.siteUrl),
      picture: row.imagen_portada_url,
    });
  }
  return { items, tags };
}

interface Entry {
  id: number;
  titulo: string;
  slug: string;
  categoria_slug: string;
  resumen: string | null;
  imagen_portada_url: string | null;
  fecha_creacion: string;
}

function feed({ ajustes, settings }: App, of: { title: string; path: string; self: string; items: FeedItem[] }) {
  return rssText(settings.siteUrl, { ...of, description: ajustes.current.identidad.descripcion });
}
