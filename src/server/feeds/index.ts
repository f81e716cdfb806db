/** What search engines, feed readers and calendars ask for. */
import { Hono } from 'hono';
import type { App } from '#app.server.ts';
import { feedRoutes } from '#areas.server.ts';
import { logError } from '#server/log.ts';
import { siteMap } from './site-map.ts';
import { hiddenPaths } from './static-paths.ts';

export function feeds(app: App) {
  const all = new Hono()
    .onError((error) => {
      logError('feed failed', error);
      return new Response('No disponible', { status: 503, headers: { 'retry-after': '60' } });
    })
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\n${hiddenPaths.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${app.settings.siteUrl}/sitemap.xml\n`,
      ),
    )
    .route('/', siteMap(app));
  for (const routes of feedRoutes) all.route('/', routes(app));
  return all;
}
