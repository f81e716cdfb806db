/** What search engines and feed readers ask for. */
import { Hono } from 'hono';
import { site } from '#domain/site-settings.ts';
import { seoDescription } from '#domain/summary.ts';
import { agendaPaths } from './agenda-feed.ts';
import type { App } from './app.ts';
import { contenidoPaths } from './contenido-paths.ts';
import { listArticuloPaths, listPublishedByCategoria } from './data/articulos.ts';
import { findCategoria, listCategorias } from './data/categorias.ts';
import { escapeHtml } from './escape-html.ts';
import { logError } from './log.ts';
import { tiendaPaths } from './tienda-paths.ts';

const staticPaths = ['', '/contacto', '/quienes-somos', '/aviso-legal', '/politica-privacidad', '/politica-cookies'];
const caching = { 'cache-control': 'public, max-age=0, s-maxage=300' };

export function feeds(app: App) {
  const { db, settings } = app;
  const url = settings.siteUrl;

  return new Hono()
    .onError((error) => {
      logError('feed failed', error);
      return new Response('No disponible', { status: 503, headers: { 'retry-after': '60' } });
    })

    .get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /api/\nDisallow: /checkout\nDisallow: /pago-exitoso\n\nSitemap: ${url}/sitemap.xml\n`),
    )

    .get('/sitemap.xml', async (c) => {
      const [articulos, categorias] = await Promise.all([listArticuloPaths(db, new Date().toISOString()), listCategorias(db)]);
      const entries = [
        ...staticPaths.map((path) => ({ path, lastmod: undefined })),
        ...categorias.map(({ slug }) => ({ path: `/${slug}`, lastmod: undefined })),
        ...articulos.map(({ slug, categoria_slug, updated_at }) => ({ path: `/${categoria_slug}/${slug}`, lastmod: updated_at })),
        ...(await agendaPaths(db)),
        ...(await contenidoPaths(db)),
        ...(await tiendaPaths(db)),
      ];
      const body = entries
        .map(({ path, lastmod }) => `<url><loc>${escapeHtml(url + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`)
        .join('\n');
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</urlset>\n`;
      return c.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', ...caching });
    })

    .get('/:categoria/rss.xml', async (c) => {
      const categoria = await findCategoria(db, { slug: c.req.param('categoria') });
      if (!categoria) return c.text('No encontrado', 404);
      const { rows } = await listPublishedByCategoria(db, categoria.id, { page: 1, limit: 30 }, new Date().toISOString());
      const items = rows
        .map(({ titulo, slug, resumen, publicado_en }) => {
          const link = `${url}/${categoria.slug}/${slug}`;
          return `<item><title>${escapeHtml(titulo)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(publicado_en).toUTCString()}</pubDate><description>${escapeHtml(seoDescription(resumen ?? ''))}</description></item>`;
        })
        .join('\n');
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n<title>${escapeHtml(`${categoria.nombre_categoria} - ${site.name}`)}</title><link>${url}/${categoria.slug}</link><atom:link href="${url}/${categoria.slug}/rss.xml" rel="self" type="application/rss+xml"/><description>${escapeHtml(site.description)}</description><language>es</language>\n${items}\n</channel></rss>\n`;
      return c.body(xml, 200, { 'content-type': 'application/rss+xml; charset=utf-8', ...caching });
    });
}
