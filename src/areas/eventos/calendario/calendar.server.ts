/** The agenda for calendar programs (iCalendar): all events at /agenda.ics, one at /agenda/{slug}.ics. */
import { Hono } from 'hono';
import { type EventoRow, findEvento, listDatedEventos, listRecurringEventos } from '#areas/eventos/queries.server.ts';
import type { App } from '#server/app.ts';
import { keepText } from '#server/pages/index.ts';
import { findMoved } from '#server/things/former-paths.ts';
import { things } from '#things.ts';
import { later, movedSpans, ownSpan, repeatingSpan, spansBetween } from '#values/agenda/agenda.ts';
import { type CalendarEvent, calendarFile } from '#values/calendar/ics.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const type = 'text/calendar; charset=utf-8';
const caching = { 'cache-control': 'public, max-age=0, s-maxage=300' };
const tags = ['eventos', 'municipios', 'tipos_evento', 'dia', 'ajustes'];

/** Subscribers keep what took place in the last year, and see two years ahead. */
const daysBack = 365;
const daysAhead = 731;

export function calendars({ db, settings, ajustes, pages }: App) {
  const url = settings.siteUrl;

  return new Hono()
    .get('/agenda.ics', async (c) => {
      const since = pages.generation();
      const now = new Date();
      const from = addDays(todayInMadrid(now), -daysBack);
      const rows = [...(await listDatedEventos(db, { from })), ...(await listRecurringEventos(db))];
      const events = rows.flatMap((row) => calendarEvent(row, url, now) ?? []);
      const name = `Agenda - ${ajustes.current.identidad.nombre}`;
      const text = calendarFile({ name, url: `${url}/agenda.ics`, events });
      return keepText(pages, { path: '/agenda.ics', type, text, tags, more: caching }, since, c.req.raw);
    })

    .get('/agenda/:file{[a-z0-9-]+\\.ics}', async (c) => {
      const since = pages.generation();
      const slug = c.req.param('file').replace(/\.ics$/, '');
      const row = await findEvento(db, { slug });
      if (!row) {
        const moved = await findMoved(db, 'evento', things.evento.path(slug), (id) => findEvento(db, { id }));
        return moved ? c.redirect(`${things.evento.path(moved.slug)}.ics`, 301) : c.text('No encontrado', 404);
      }
      const event = calendarEvent(row, url, new Date());
      if (!event) return c.text('Este evento no tiene fechas que se puedan calcular.', 404);
      const path = `${things.evento.path(slug)}.ics`;
      const text = calendarFile({ name: row.titulo, url: url + path, events: [event] });
      const more = { ...caching, 'content-disposition': `attachment; filename="${slug}.ics"` };
      return keepText(pages, { path, type, text, tags, more }, since, c.req.raw);
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
    url: `${siteUrl}${things.evento.path(row.slug)}`,
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
