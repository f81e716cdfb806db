/**
 * The agenda for calendar programs (iCalendar) and feed readers: all events at /agenda.ics and /agenda/rss.xml, those of a
 * village at /pueblos/{slug}/agenda.ics and /pueblos/{slug}/rss.xml, one at /agenda/{slug}.ics.
 */
import { type Context, Hono } from 'hono';
import {
  type EventoRow,
  findEvento,
  listDatedEventos,
  listNewestEventos,
  listRecurringEventos,
} from '#areas/eventos/queries.server.ts';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { publicKinds } from '#public-kinds.server.ts';
import type { App } from '#server/app.ts';
import { rssText, rssType } from '#server/feeds/rss.ts';
import { keyOf } from '#server/pages/address.ts';
import { keepText } from '#server/pages/index.ts';
import { findMoved } from '#server/things/former-paths.ts';
import { unhurried } from '#server/work/unhurried.ts';
import { things } from '#things.ts';
import { later, movedSpans, ownSpan, repeatingSpan, spansBetween } from '#values/agenda/agenda.ts';
import { type CalendarEvent, calendarFile, calendarParts } from '#values/calendar/ics.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { type Chosen, chosenOf } from './chosen.server.ts';

const type = 'text/calendar; charset=utf-8';
const caching = { 'cache-control': 'public, max-age=0, s-maxage=300' };
const tags = ['eventos', 'municipios', 'tipos_evento', 'dia', 'ajustes'];

/** Subscribers keep what took place in the last year, and see two years ahead. */
const daysBack = 365;
const daysAhead = 731;

const newest = 30;

export function calendars(app: App) {
  const { db, settings, pages } = app;
  const url = settings.siteUrl;

  /** `name` is its whole path, or what follows that of a village. */
  function part(name: string, make: Make, kind: { type: string; more?: Record<string, string> }) {
    return async (c: Context) => {
      const since = pages.generation();
      const pueblo = c.req.param('slug');
      const { municipio, tipo, etiqueta } = c.req.query();
      const chosen = await chosenOf(db, { ...(pueblo ? { pueblo } : { municipio }), tipo, etiqueta });
      if (!chosen) return c.text(say('No encontrado'), 404);
      const village = pueblo ? chosen.municipio!.path : '';
      if (pueblo && village !== paths.municipio(pueblo)) return c.redirect(pathHere(village + name), 301);
      // However it was written it is kept once.
      const self = keyOf(village + name + new URL(c.req.url).search)!;
      return keepText(
        pages,
        { path: pathHere(self), text: await make(app, chosen, self), tags, ...kind },
        since,
        c.req.raw,
      );
    };
  }
  const calendar = { type, more: caching };
  const feed = { type: rssType };

  return new Hono()
    .get('/agenda.ics', part('/agenda.ics', calendarOf, calendar))
    .get('/pueblos/:slug/agenda.ics', part('/agenda.ics', calendarOf, calendar))
    .get('/agenda/rss.xml', part('/agenda/rss.xml', feedOf, feed))
    .get('/pueblos/:slug/rss.xml', part('/rss.xml', feedOf, feed))

    .get('/agenda/:file{[a-z0-9-]+\\.ics}', async (c) => {
      const since = pages.generation();
      const slug = c.req.param('file').replace(/\.ics$/, '');
      const row = await app.traducciones.into(await findEvento(db, { slug }));
      if (!row) {
        const moved = await findMoved(db, 'evento', things.evento.path(slug), (id) => findEvento(db, { id }));
        return moved
          ? c.redirect(pathHere(`${things.evento.path(moved.slug)}.ics`), 301)
          : c.text(say('No encontrado'), 404);
      }
      const event = calendarEvent(row, url, new Date());
      if (!event) return c.text(say('Este evento no tiene fechas que se puedan calcular.'), 404);
      const path = pathHere(`${things.evento.path(slug)}.ics`);
      const text = calendarFile({ name: row.titulo, url: url + path, events: [event] });
      const more = { ...caching, 'content-disposition': `attachment; filename="${slug}.ics"` };
      return keepText(pages, { path, type, text, tags, more }, since, c.req.raw);
    });
}

type Make = (app: App, chosen: Chosen, self: string) => Promise<string>;

async function calendarOf(
  { db, settings, ajustes, traducciones }: App,
  { filter, title }: Chosen,
  self: string,
): Promise<string> {
  const url = settings.siteUrl;
  const now = new Date();
  const from = addDays(todayInMadrid(now), -daysBack);
  const rows = await traducciones.into([
    ...(await listDatedEventos(db, { from, ...filter })),
    ...(await listRecurringEventos(db, filter)),
  ]);
  const name = `${title} - ${ajustes.current.identidad.nombre}`;
  const { head, textOf, tail } = calendarParts({ name, url: url + pathHere(self) });
  const parts = [head];
  // Thousands of them: visitors are answered in between.
  for await (const row of unhurried(rows)) {
    const event = calendarEvent(row, url, now);
    if (event) parts.push(textOf(event));
  }
  return [...parts, tail].join('');
}

/** What was added to the agenda last and is still to come. */
async function feedOf({ db, settings, ajustes, traducciones }: App, chosen: Chosen, self: string): Promise<string> {
  const now = new Date();
  const rows = await listNewestEventos(db, { today: todayInMadrid(now), limit: newest, ...chosen.filter });
  const ids = rows.map(({ id }) => id);
  const translated = await traducciones.into(await publicKinds.evento.cards(db, { ids }, now.toISOString()));
  const cards = new Map(translated.map((card) => [card.id, card]));
  const items = rows.flatMap(({ id, created_at }) => {
    const card = cards.get(id);
    if (!card) return [];
    const { titulo, url: path, detalle, resumen, imagen } = card;
    const description = [detalle, resumen].filter(Boolean).join('. ');
    const lang = langOf(card, 'titulo') ?? langOf(card, 'resumen');
    return [{ title: titulo, path, publishedAt: created_at, description, picture: imagen, lang }];
  });
  const { nombre } = ajustes.current.identidad;
  return rssText(settings.siteUrl, {
    title: `${chosen.title} - ${nombre}`,
    path: chosen.municipio?.path ?? '/actividades-y-eventos',
    self,
    description: say('Lo último que se ha añadido a la agenda de {lugar}.', {
      lugar: chosen.municipio?.nombre ?? nombre,
    }),
    items,
  });
}

/** Undefined for an event whose rule nobody understands: a calendar has no place for it. */
function calendarEvent(row: EventoRow, siteUrl: string, now: Date): CalendarEvent | undefined {
  const when = calendarDays(row, now);
  if (!when) return undefined;
  return {
    id: `evento-${row.id}`,
    title: row.titulo,
    description: [row.descripcion, row.enlace_web].filter(Boolean).join('\n\n'),
    place: [row.lugar, row.municipio_nombre].filter(Boolean).join(', '),
    url: siteUrl + pathHere(things.evento.path(row.slug)),
    ...(row.hora && { startTime: row.hora }),
    revisedAt: new Date(row.updated_at),
    when,
    cancelled: row.fechas_canceladas,
    moved: movedSpans(row),
  };
}

/** A repetition starts when the event was written, not today: else it would be another one every day. */
function calendarDays(row: EventoRow, now: Date): CalendarEvent['when'] | undefined {
  const own = ownSpan(row);
  if (own) return own;
  const today = todayInMadrid(now);
  const writtenOn = todayInMadrid(new Date(row.created_at));
  const from = later(writtenOn, addDays(today, -daysBack));
  return repeatingSpan(row, writtenOn) ?? spansBetween(row, from, addDays(today, daysAhead));
}
