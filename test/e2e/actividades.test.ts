import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { answerOf, openPage, phone } from './browser.ts';
import { structuredData, visit, wordsOf } from './html.ts';

const list = '/actividades-y-eventos';
const farol = `${list}/cuenca-a-la-luz-del-farol`;
const sunday = '/agenda/domingos-de-museo-una-hora-tres-piezas';

/**
 * Activities are a grid of cards with image, title and a "Más información" link, at least 300 px wide; the agenda
 * shows events by date, a range of days, and este fin de semana.
 */
test('the list of activities and the agenda', async () => {
  const page = await openPage();
  await page.goto(list);
  const cards = await page
    .getByRole('region', { name: 'Actividades', exact: true })
    .getByRole('article')
    .evaluateAll((found) =>
      found.map((card) => {
        const link = [...card.querySelectorAll('a')].find((link) => link.textContent?.startsWith('Más información'));
        const { width } = card.getBoundingClientRect();
        return { width, href: link?.getAttribute('href'), images: card.querySelectorAll('img').length };
      }),
    );
  expect(cards).toHaveLength(12);
  for (const { width, href, images } of cards) {
    expect(width).toBeGreaterThanOrEqual(300);
    expect(href).toMatch(/^\/actividades-y-eventos\/[a-z0-9-]+$/);
    expect(images).toBe(1);
  }

  // How the agenda begins is seen without moving the page, on a phone too.
  await page.setViewportSize(phone);
  const next = page.getByRole('region', { name: 'Lo próximo' });
  expect(await next.getByRole('listitem').count()).toBe(3);
  const { y, height } = (await next.boundingBox())!;
  expect(y + height).toBeLessThan(phone.height);
  await page.setViewportSize({ width: 1280, height: 800 });

  // What most ask first, before anything else, and what a card says besides.
  const { text } = await visit(list);
  const rows = [...text.matchAll(/<nav [^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(rows.indexOf('Cuándo')).toBe(rows.indexOf('Actividades por etiqueta') - 1);
  expect(text).toContain(`href="${list}?cuando=fin-de-semana#eventos"`);
  expect(wordsOf(text)).toMatch(/PLAZA MAYOR, CUENCA|Plaza Mayor, Cuenca/);
  expect(wordsOf(text)).toMatch(/Desde 8,00 € · 1 hora y 45 minutos · Viernes/);

  const agenda = page.getByRole('region', { name: 'Agenda' });
  const days = () =>
    agenda
      .getByRole('article')
      .evaluateAll((found) => found.flatMap((card) => card.querySelector('time')?.getAttribute('datetime') ?? []));
  const all = await days();
  expect(all.length).toBeGreaterThan(5);
  expect(all).toEqual([...all].sort());

  await agenda.getByLabel('Desde').fill(all[3]!);
  await agenda.getByLabel('Hasta').fill(all[5]!);
  await agenda.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(new RegExp(`desde=${all[3]}&hasta=${all[5]}`));
  await expect.poll(async () => (await days()).every((day) => day <= all[5]!), { timeout: 10_000 }).toBe(true);
  await expectAccessible(page);

  // A range of days and "este fin de semana" exclude each other.
  await agenda.getByText('Este fin de semana', { exact: true }).click();
  await page.waitForURL((url) => url.search === '?cuando=fin-de-semana');
  const isWeekend = (day: string) => [0, 5, 6].includes(new Date(day).getUTCDay());
  await expect.poll(async () => (await days()).every(isWeekend), { timeout: 10_000 }).toBe(true);

  // On a phone too, what was asked for is in sight, and how much there is of it is said.
  await page.setViewportSize(phone);
  await page.goto(list);
  await agenda.getByText('Este fin de semana', { exact: true }).click();
  const said = agenda.getByRole('status').first();
  await expect.poll(() => said.textContent()).toMatch(/^\d+ eventos? este fin de semana$/);
  const first = agenda.getByRole('article').first();
  await expect.poll(async () => (await first.boundingBox())!.y).toBeLessThan(phone.height - 200);
  expect((await said.boundingBox())!.y).toBeGreaterThan(60);
});

/**
 * An activity has Detalles, Tarifas with GRATIS, the booking card, a map and a way back, and tells search engines of
 * its offers only for prices with amount and label, until it is left; an unknown one answers 404 with its own
 * message; loading text, no answer, none and a refusal of the activities, an activity that does not come; an event
 * whose rule is not understood shows the rule itself.
 */
test('the page of an activity', async () => {
  const { text } = await visit(farol);
  expect(text).toContain('<title>Cuenca a la luz del farol - Secretos de Cuenca</title>');
  expect(structuredData(text, 'Event')?.offers).toMatchObject([
    { name: 'Adultos', price: '14.00', priceCurrency: 'EUR' },
    { name: 'De 6 a 12 años', price: '8.00', priceCurrency: 'EUR' },
  ]);
  const cards = text.match(/<aside.*?<\/aside>/s)![0];
  for (const said of [
    /Detalles Lugar .* Duración .* Mínimo de personas .* Máximo de personas .* Disponibilidad/,
    /Tarifas Adultos 14,00 € De 6 a 12 años 8,00 € Menores de 6 años GRATIS/,
    /Reservas 969 000 111 Lunes a viernes: 10:00-14:00 y 15:00-18:00 Sábados: 10:00-14:00 También por WhatsApp o Telegram/,
  ])
    expect(wordsOf(cards)).toMatch(said);
  expect(cards).toContain('href="tel:+34969000111"');
  expect(cards.match(/<img/g)).toHaveLength(2);
  const unknown = await visit(`${list}/no-existe`);
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Actividad no encontrada o no publicada.');

  const page = await openPage({ expected: /ERR_FAILED|Failed to fetch/ });
  await page.route(/google\.com/, (route) => route.fulfill({ body: 'mapa', contentType: 'text/html' }));
  await page.goto(farol);
  const structured = async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(await structured()).toContain('"offers"');
  await page.getByRole('button', { name: 'Cargar: Mapa: Plaza Mayor, Cuenca' }).click();
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/(?:www|maps)\.google\.com\/.*(?:t=k|satellite)/,
  );
  await expectAccessible(page);

  const calls = '**/get_actividades.php*';
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.abort();
  });
  await page.route('**/get_agenda_lista.php*', async (route) => {
    const answer = (await (await answerOf(route)).json()) as { data: object[] };
    const item = {
      ...answer.data[0],
      fecha_inicio: null,
      fecha_fin: null,
      regla_recurrencia: 'cuando florece el azafrán',
      regla_entendida: false,
      fechas: [],
    };
    await route.fulfill({ json: { ...answer, data: [item] } });
  });
  // With the keyboard: a pointer on its way there would have it loaded in advance.
  await page.getByRole('link', { name: 'Volver a actividades y eventos' }).press('Enter');
  await page.getByText('Cargando actividades...').waitFor();
  resolve();
  await page.getByText('Error al cargar las actividades. Por favor, inténtelo de nuevo más tarde.').waitFor();
  await page.getByRole('region', { name: 'Agenda' }).getByText('cuando florece el azafrán').waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await expect.poll(structured).not.toContain('"offers"');
  for (const [json, text] of [
    [
      { success: true, message: '', data: [], total: 0, page: 1, pages: 1 },
      'No hay actividades disponibles en este momento.',
    ],
    [{ success: false, message: '' }, 'No se encontraron actividades.'],
  ] as const) {
    await page.unroute(calls);
    await page.route(calls, (route) => route.fulfill({ json }));
    await goInApp(page, list);
    await page.getByText(text).waitFor();
  }
  await page.route('**/get_actividad.php*', (route) => route.abort());
  await goInApp(page, `${list}/otra`);
  await page.getByText('Error al cargar la actividad. Por favor, inténtalo de nuevo más tarde.').waitFor();
  await expect.poll(() => page.title()).toBe('Secretos de Cuenca | Descubre los secretos de Cuenca');

  // The page of an event, as somebody sees it who goes on from here.
  await goInApp(page, sunday);
  await page.getByRole('region', { name: 'Próximas fechas' }).waitFor();
  await expectAccessible(page);
});

/** A recurring event has its next five dates, its calendar file and its start with the hour of Madrid. */
test('a recurring event has its next dates and its calendar file', async () => {
  const { text } = await visit(sunday);
  const event = structuredData(text, 'Event')!;
  expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\dT11:30:00\+0[12]:00$/);
  // Nothing that the page does not say, and no end before the start.
  expect(event).not.toHaveProperty('organizer');
  expect(event).not.toHaveProperty('endDate');
  expect(event.eventSchedule).toMatchObject({ repeatFrequency: 'P1W', byDay: ['https://schema.org/Sunday'] });
  const dates = text.match(/aria-label="Próximas fechas".*?<\/section>/s)![0].match(/<li.*?<\/li>/gs)!;
  expect(dates).toHaveLength(5);
  // One of the demo's was moved to the day before.
  for (const date of dates) expect(wordsOf(date).trim()).toMatch(/^domingo, |^sábado, .*\(camb/);
  const calendar = await fetch(inject('siteUrl') + text.match(/href="(\/agenda\/[^"]*\.ics)"/)![1]);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect((await visit('/agenda/no-existe')).status).toBe(404);
});

/**
 * Without JavaScript a label chosen above the grid holds for activities and agenda, and the agenda filters by plain
 * addresses; the document carries what the cards show.
 */
test('activities and agenda without JavaScript', async () => {
  const { text: html } = await visit(list);
  expect(html).toContain('<a href="/agenda.ics"');
  expect(html).toContain(`href="${list}?etiqueta=con-ninos">Con niños</a>`);
  const labelled = (await visit(`${list}?etiqueta=con-ninos`)).text;
  expect(labelled).toMatch(/<a aria-current="[^"]*"[^>]*>Con niños<\/a>/);
  expect(labelled).toMatch(/<input type="radio" name="etiqueta" checked="" value="con-ninos"\/>/);
  const grid = (text: string) => text.split('id="agenda"')[0]!.match(/<article/g)!.length;
  expect(grid(labelled)).toBeLessThan(grid(html));

  // An event's text is on its own page, and nowhere in this document.
  const dataOf = async <Row>(call: string) => (JSON.parse((await visit(`/api/${call}`)).text) as { data: Row[] }).data;
  const eventos = await dataOf<{ titulo: string; descripcion: string | null }>('get_eventos.php?limit=100');
  const described = eventos.filter(({ descripcion }) => (descripcion?.length ?? 0) > 60);
  expect(described.length).toBeGreaterThan(5);
  expect(
    described.filter(({ descripcion }) => html.includes(descripcion!.slice(5, 60))).map((one) => one.titulo),
  ).toEqual([]);

  const form = html.match(/<form[^>]*action="\/actividades-y-eventos#eventos" method="get".*?<\/form>/s)![0];
  const options = (name: string) =>
    [...form.match(new RegExp(`<select name="${name}".*?</select>`, 's'))![0].matchAll(/value="(\d*)".*?>(.*?)</g)].map(
      ([, value, label]) => [label, value] as const,
    );
  const places = await dataOf<{ nombre: string }>('get_municipios.php?con=eventos');
  expect(options('municipio').map(([label]) => label)).toEqual([
    'Todos los municipios',
    ...places.map(({ nombre }) => nombre),
  ]);
  const stage = new Map(options('tipo')).get('Artes escénicas')!;
  const ofType = eventsOf((await visit(`${list}?cuando=&tipo=${stage}`)).text);
  expect(ofType.length).toBeGreaterThan(0);
  for (const event of ofType) expect(wordsOf(event)).toContain('Artes escénicas');

  // The whole year, month by month: a series once, however often it takes place.
  const [, next, mes] = html.match(/aria-label="Mes siguiente[^>]*href="([^"]*\?mes=(\d{4}-\d\d))#calendario"/)!;
  const month = (await visit(next!)).text;
  const events = eventsOf(month);
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map((event) => event.match(/aria-label="([^"]*)"/)![1])).size).toBe(events.length);
  for (const [, day] of events.join().matchAll(/dateTime="([^"]*)"/g)) expect(day! <= `${mes}-31`).toBe(true);
  const day = month.match(/<table.*?href="([^"#]*\?desde=[^"#]*)#eventos"/s)![1]!.replaceAll('&amp;', '&');
  expect(eventsOf((await visit(day)).text).length).toBeGreaterThan(0);
});

function eventsOf(html: string): string[] {
  return html.split('id="agenda"')[1]!.match(/<article.*?<\/article>/gs) ?? [];
}
