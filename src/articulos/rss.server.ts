import { Hono } from 'hono';
import type { App } from '#app.server.ts';
import { keepText } from '#server/pages/index.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { seoDescription } from '#values/summary.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { listPublishedByCategoria } from './queries.server.ts';

const newest = 30;

/** The newest articles of a category: /{categoria}/rss.xml. */
export function rss({ db, ajustes, settings, pages }: App) {
  return new Hono().get('/:categoria/rss.xml', async (c) => {
    const since = pages.generation();
    const categoria = await findCategoria(db, { slug: c.req.param('categoria') });
    if (!categoria) return c.text('No encontrado', 404);
    const { rows } = await listPublishedByCategoria(db, categoria.id, {
      page: 1,
      limit: newest,
      total: newest,
      now: new Date().toISOString(),
    });
    const { identidad } = ajustes.current;
    const home = `${settings.siteUrl}/${categoria.slug}`;
    const items = rows.map(({ titulo, slug, resumen, fecha_creacion }) =>
      element('item', [
        element('title', escapeHtml(titulo)),
        element('link', `${home}/${slug}`),
        `<guid isPermaLink="true">${home}/${slug}</guid>`,
        element('pubDate', new Date(fecha_creacion).toUTCString()),
        element('description', escapeHtml(seoDescription(resumen ?? ''))),
      ]),
    );
    const channel = element('channel', [
      element('title', escapeHtml(`${categoria.nombre_categoria} - ${identidad.nombre}`)),
      element('link', home),
      `<atom:link href="${home}/rss.xml" rel="self" type="application/rss+xml"/>`,
      element('description', escapeHtml(identidad.descripcion)),
      element('language', 'es'),
      ...items,
    ]);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`;
    const tags = ['categorias', `articulos:${categoria.id}`];
    return keepText(
      pages,
      { path: `/${categoria.slug}/rss.xml`, type: 'application/rss+xml; charset=utf-8', text, tags },
      since,
    );
  });
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>\n`;
}
