/**
 * The agenda for a frame on somebody else's page (/widget/agenda), and what is counted of its sponsors without a script: a
 * picture that is asked for when they come into sight, and their links, which lead through here.
 */
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { whoOf } from '#areas/estadisticas/visita-input.server.ts';
import { findShown, listShown } from '#areas/patrocinadores/sponsors/queries.server.ts';
import { pathHere } from '#idioma-path.ts';
import { addressOf } from '#server/api/address.ts';
import { isSignedIn } from '#server/api/answers.ts';
import type { App } from '#server/app.ts';
import { inIdioma, isShown } from '#server/idiomas.ts';
import { keyOf } from '#server/pages/address.ts';
import { keepText } from '#server/pages/index.ts';
import { documentPolicy, framedByAnybody } from '#server/pages/security.ts';
import { todayInMadrid } from '#values/day.ts';
import { idioma, isSpanish, say, spanish } from '#values/idioma/say.ts';
import { chosenOf } from '../calendario/chosen.server.ts';
import { listToCome } from '../to-come.server.ts';
import { missingWidget, widgetDocument } from './document.server.ts';

const type = 'text/html; charset=utf-8';
const tags = ['eventos', 'municipios', 'tipos_evento', 'sponsors', 'ayuntamientos', 'patrocinadores', 'dia', 'ajustes'];
/** So many that it stays light, whatever they are called. */
const shown = 12;
const notKept = { 'cache-control': 'no-store' };
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function widgets(app: App) {
  const { db, settings, ajustes, pages } = app;
  const { siteUrl } = settings;

  return new Hono()
    .get(framedByAnybody, (c) => {
      const asked = c.req.query('idioma') ?? '';
      return inIdioma(isShown(asked) ? asked : spanish.codigo, () => inItsLanguage(c));
    })

    .get('/widget/visto/:file{[0-9]{1,9}\\.gif}', async (c) => {
      const id = Number.parseInt(c.req.param('file'), 10);
      const sponsors = await listShown(db, placeOf(id || undefined), todayInMadrid(new Date()));
      await count(c, { vistos: sponsors.map(({ patrocinador }) => patrocinador) });
      return c.body(new Uint8Array(dot), 200, { ...notKept, 'content-type': 'image/gif' });
    })

    .get('/widget/ir/:tipo{[a-z]+}/:id{[0-9]{1,9}}', async (c) => {
      const patrocinador = `${c.req.param('tipo')}:${c.req.param('id')}`;
      const sponsor = await findShown(db, patrocinador, todayInMadrid(new Date()));
      if (!sponsor) return c.text(say('No encontrado'), 404);
      await count(c, { vistos: [], clic: patrocinador });
      return new Response(null, { status: 302, headers: { ...notKept, location: sponsor.url } });
    });

  async function inItsLanguage(c: Context): Promise<Response> {
    const since = pages.generation();
    const { identidad, marca } = ajustes.current;
    const { municipio, color = '' } = c.req.query();
    const chosen = await chosenOf(db, { municipio });
    if (!chosen) {
      const html = missingWidget(siteUrl, identidad.nombre, marca.paleta);
      return c.html(html, 404, policyOf(html));
    }
    const today = todayInMadrid(new Date());
    const village = chosen.municipio;
    const sponsors = await listShown(db, placeOf(village?.id), today);
    const text = widgetDocument({
      siteUrl,
      siteName: identidad.nombre,
      title: village ? chosen.title : say('Agenda de {lugar}', { lugar: identidad.nombre }),
      path: pathHere(village?.path ?? '/actividades-y-eventos#agenda'),
      eventos: await app.traducciones.into(await listToCome(db, chosen.filter, { from: today }, shown)),
      patrocinadores: sponsors.map(({ nombre, patrocinador }) => ({
        nombre,
        path: `/widget/ir/${patrocinador.replace(':', '/')}`,
      })),
      seenPath: `/widget/visto/${village?.id ?? 0}.gif`,
      paleta: marca.paleta,
      color: isColor(color) ? `#${color.toLowerCase()}` : marca.acento,
    });
    const query = new URL(c.req.url).searchParams;
    query.set('idioma', isSpanish() ? '' : idioma().codigo);
    const path = keyOf(`${framedByAnybody}?${query}`)!;
    return keepText(pages, { path, type, text, tags, more: policyOf(text) }, since, c.req.raw);
  }

  /** Whoever works here is not counted, nor is what another page asks for without our frame. */
  async function count(c: Context, seen: { vistos: string[]; clic?: string }): Promise<void> {
    if (isSignedIn(c.req.header('cookie')) || !isFromFrame(c)) return;
    const who = whoOf(
      addressOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming, settings.trustProxy),
      (name) => c.req.header(name),
    );
    await app.visitas({ ...seen, isInWidget: true }, who);
  }
}

/** The frame is our own page, whoever shows it; who is no browser of today does not say where it asks from. */
function isFromFrame(c: Context): boolean {
  return (c.req.header('sec-fetch-site') ?? 'same-origin') === 'same-origin';
}

/** Those of the village, or of the home page. */
function placeOf(municipioId: number | undefined) {
  return municipioId ? ({ lugar: 'municipio', municipioId } as const) : ({ lugar: 'portada' } as const);
}

/** Nothing else of it gets into the styles. */
function isColor(text: string): boolean {
  return /^[0-9a-f]{6}$/i.test(text);
}

function policyOf(html: string): Record<string, string> {
  return documentPolicy(html, "img-src 'self'", '*');
}
