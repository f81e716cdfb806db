/** What search engines, feed readers and calendars ask for. */
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { pathHere, pathIn } from '#idioma-path.ts';
import { addressOf } from '#server/api/address.ts';
import type { App } from '#server/app.ts';
import { areas } from '#server/areas.ts';
import { shownIdiomas } from '#server/idiomas.ts';
import { logError } from '#server/log.ts';
import { mayMake } from '#server/pages/ration.ts';
import { idioma } from '#values/idioma/say.ts';
import { palettes } from '#values/palette/palette.ts';
import { iconOf } from '#values/picture.ts';
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
        `User-agent: *\n${allHidden()
          .map((path) => `Disallow: ${path}\n`)
          .join('')}\nSitemap: ${app.settings.siteUrl}/sitemap.xml\n`,
      ),
    )
    .get('/manifest.webmanifest', (c) => c.body(manifest(app), 200, { 'content-type': 'application/manifest+json' }))
    .get('/.well-known/security.txt', (c) => c.text(securityText(app, new Date())))
    .route('/', siteMap(app));
  for (const routes of areas().feedRoutes) all.route('/', routes(app));
  return rationed(app, all);
}

/** In every language that is offered. */
function allHidden(): string[] {
  return hiddenPaths.flatMap((path) => [
    ...new Set([path, ...shownIdiomas().map(({ codigo }) => pathIn(codigo, path))]),
  ]);
}

/** Each of them, whoever adds another: they are made of what is stored every time somebody asks. */
function rationed(app: App, all: Hono) {
  const outer = new Hono<{ Bindings: { incoming?: IncomingMessage } }>();
  for (const path of new Set(all.routes.map(({ path }) => path)))
    outer.use(path, async (c, next) => {
      const ip = addressOf(c.env?.incoming, app.settings.trustProxy);
      if (mayMake(app, ip, new URL(c.req.url).search !== '')) return next();
      return c.text('Desde tu conexión se han pedido muchas páginas seguidas. Espera un minuto.', 429, {
        'retry-after': '60',
      });
    });
  return outer.route('/', all);
}

/** Where to report a weakness (RFC 9116); it must say until when it holds, and that is less than a year. */
function securityText({ ajustes, settings: { siteUrl, adminEmail } }: App, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1)).toISOString();
  return [
    `Contact: mailto:${ajustes.current.titular.email || adminEmail}`,
    `Contact: ${siteUrl}/contacto`,
    `Expires: ${expires}`,
    'Preferred-Languages: es, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What a phone that keeps the site among its apps calls it. */
function manifest({ ajustes }: App): string {
  const { identidad, marca } = ajustes.current;
  const { nombre, descripcion } = identidad;
  const { icono } = marca;
  const colors = palettes[marca.paleta].light;
  const icon = (size: number, src: string, purpose?: string) => ({
    src,
    type: 'image/png',
    sizes: `${size}x${size}`,
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    ...{ name: nombre, short_name: nombre, description: descripcion, lang: idioma().codigo, dir: 'ltr' },
    ...{
      id: pathHere('/'),
      start_url: pathHere('/'),
      scope: '/',
      display: 'standalone',
      background_color: colors.caliza,
      theme_color: colors['pino-hondo'],
    },
    icons: icono
      ? [
          icon(192, iconOf(icono, 'small')),
          icon(512, iconOf(icono, 'large')),
          icon(512, iconOf(icono, 'maskable'), 'maskable'),
        ]
      : [
          { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
          ...[icon(192, '/icon-192.png'), icon(512, '/icon-512.png'), icon(512, '/icon-512.png', 'maskable')],
        ],
  });
}
