/** All HTTP routes: calls → media → feeds → files of the build → pages. The same in development and in production. */
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { pathWithout } from '#idioma-path.ts';
import { addressOf, createProxyCheck } from '#server/api/address.ts';
import type { Answers } from '#server/api/answers.ts';
import { dispatch } from '#server/api/dispatch.ts';
import { may } from '#server/api/may.ts';
import { docsPage, openApiDocument } from '#server/api/openapi.ts';
import type { App } from '#server/app.ts';
import { isDatabaseAnswering } from '#server/db/health.ts';
import { feeds } from '#server/feeds/index.ts';
import { answerMessages, availableIdiomas, inIdioma, isShown, splitIdioma } from '#server/idiomas.ts';
import { serveMedia } from '#server/media/serve.ts';
import { preparation } from '#server/pages/preparation.ts';
import { commonHeadersOf, documentPolicy, requireHttps } from '#server/pages/security.ts';
import { createMetrics } from '#server/processes/metrics.ts';
import { programVersion } from '#server/version.ts';
import { spanish } from '#values/idioma/say.ts';
import { negotiated } from './negotiate.ts';

type Bindings = { incoming?: IncomingMessage };

/** `last` answers everything else: the pages. `answers` keep what everybody is answered; without them nothing is kept. */
export function createHttpApp(
  app: App,
  last: (request: Request, env: Bindings) => Promise<Response>,
  answers: Pick<Answers, 'answer'> = { answer: (name, request, ip) => dispatch(app, name, request, ip) },
) {
  const http = new Hono<{ Bindings: Bindings }>();
  const checkProxy = createProxyCheck(app.settings.trustProxy);
  requireHttps(app.settings);

  http.use(async (c, next) => {
    checkProxy(c.env?.incoming);
    await next();
    for (const [name, value] of Object.entries(commonHeadersOf(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('cache-control', cachingOf(c.res.headers, app.edge !== undefined));
  });

  http.use(preparation(app));

  // Made once, on first request: it takes longer than most answers and anybody may ask.
  let openApi: string | undefined;
  let docs: string | undefined;
  http.get('/api/openapi.json', (c) => {
    openApi ??= JSON.stringify(openApiDocument(app.calls, app.settings.siteUrl));
    return negotiated(c.req.raw, openApi, { headers: { 'content-type': 'application/json' } });
  });
  http.get('/api/docs', (c) => {
    docs ??= docsPage(app.calls);
    return c.html(docs, 200, documentPolicy(docs));
  });
  http.get('/api/health', async (c) => {
    // Whoever does not hear the others yet would serve old pages.
    const database = !app.database.isDeaf() && (await isDatabaseAnswering(app.db));
    const headers = new Headers({ 'cache-control': 'no-store' });
    const disco = app.disk.room()?.isLow && database && (await isAdminAsking(app, c.req.raw, headers)) && 'poco';
    return Response.json(
      {
        success: database,
        message: database ? 'ok' : 'La base de datos no responde.',
        version: programVersion,
        ...(disco && { disco }),
      },
      { status: database ? 200 : 503, headers },
    );
  });
  const metrics = createMetrics(app);
  http.get('/api/metrics', (c) => metrics(c.req.raw));
  const answerCall = (name: string, request: Request, env: Bindings) =>
    answers.answer(name, request, addressOf(env.incoming, app.settings.trustProxy));
  http.all('/api/:name', (c) => answerCall(c.req.param('name'), c.req.raw, c.env));
  http.all('/:name{[^/]+\\.php}', (c) => answerCall(c.req.param('name'), c.req.raw, c.env));
  // The address in the mails' List-Unsubscribe: people open it as a page, mail programs post to it (RFC 8058).
  for (const path of ['/boletin/baja', '/:idioma{[a-z]{2}}/boletin/baja'])
    http.post(path, (c) => answerCall('unsubscribe_newsletter.php', c.req.raw, c.env));

  // What follows is only there to be read.
  http.all('*', async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    return c.text('Método no permitido', 405, { allow: 'GET, HEAD' });
  });
  http.get('/media/:name', (c) => serveMedia(app.media, c.req.param('name'), c.req.raw, app.edge));
  http.all('/media/*', (c) => c.text('No encontrado', 404));
  http.get('/assets/:name{mensajes-[\\w-]+\\.json}', (c) => answerMessages(c.req.raw));
  // Of another version, whose pages are still about: what a page's address would be answered could be kept in its place.
  http.all('/assets/*', (c) => c.text('No encontrado', 404));
  // Mails and other sites lead to a language that is not offered any more: what they mean is there in Spanish.
  http.get('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const hidden = availableIdiomas().find(
      ({ codigo }) => !isShown(codigo) && pathWithout(codigo, pathname) !== pathname,
    );
    return hidden ? c.redirect(pathWithout(hidden.codigo, pathname) + search, 302) : next();
  });
  const taken = feeds(app);
  // `/en/rss.xml`: what feed readers, calendars, walkers, social networks and phones take, in English.
  http.get('*', async (c, next) => {
    const { codigo, path } = splitIdioma(c.req.path);
    if (
      codigo === spanish.codigo ||
      !/(?:\/rss\.xml|\.ics|\.gpx|^\/redes\/.+\.png|^\/manifest\.webmanifest)$/.test(path)
    )
      return next();
    const url = new URL(c.req.url);
    url.pathname = path;
    return inIdioma(codigo, async () => taken.fetch(new Request(url, c.req.raw), c.env));
  });
  http.route('/', taken);
  http.all('*', (c) => last(c.req.raw, c.env));
  return http;
}

/** What says nothing is asked for again. What bears no keys an edge cannot purge: it keeps that for a second. */
function cachingOf(headers: Headers, isPurged: boolean): string {
  const said = headers.get('cache-control') ?? 'no-cache';
  return isPurged && !headers.has('surrogate-key') ? said.replace(/s-maxage=\d+/, 's-maxage=1') : said;
}

/** What is wrong inside is not for everybody. */
async function isAdminAsking(app: App, { headers }: Request, answer: Headers): Promise<boolean> {
  const user = headers.has('cookie') ? await app.auth.currentUser(headers, answer).catch(() => undefined) : undefined;
  return may(user, 'admin');
}
