/** What search engines, feed readers and calendars ask for. */
import { Hono } from 'hono';
import { calendars } from '#agenda/calendar.server.ts';
import { rss } from '#articulos/rss.server.ts';
import type { App } from '#server/app.ts';
import { logError } from '#server/log.ts';
import { siteMap } from './site-map.ts';

const hidden = ['/admin', '/login', '/api/', '/checkout', '/pago-exitoso', '/pedido', '/buscar'];

export function feeds(app: App) {
  return new Hono()
    .onError((error) => {
      logError('feed failed', error);
      return new Response('No disponible', { status: 503, headers: { 'retry-after': '60' } });
    })
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\n${hidden.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${app.settings.siteUrl}/sitemap.xml\n`,
      ),
    )
    .route('/', siteMap(app))
    .route('/', rss(app))
    .route('/', calendars(app));
}
