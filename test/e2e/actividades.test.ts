import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { structuredData, visit } from './html.ts';

const farol = '/actividades-y-eventos/cuenca-a-la-luz-del-farol';

test('activities are a grid of cards with image, title and a "Más información" link, at least 300 px wide', async () => {
  const page = await openPage();
  await page.goto('/actividades-y-eventos');
  const cards = page.getByRole('region', { name: 'Actividades', exact: true }).getByRole('article');
  expect(await cards.count()).toBe(12);
  const link = cards.first().getByRole('link', { name: /^Más información/ });
  await link.getByText('Más información', { exact: true }).waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\/actividades-y-eventos\/[a-z0-9-]+$/);
  expect(await cards.first().locator('img').count()).toBe(1);
  const widths = await cards.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().width));
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(300);
  await expectAccessible(page);
});

test('activities: loading text, no answer, none, a refusal', async () => {
  const page = await openPage({ expected: /ERR_FAILED|Failed to fetch/ });
  await page.goto('/contacto');
  const calls = '**/get_actividades.php*';
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await promise;
    await route.abort();
  });
  await goByMenu(page, 'Actividades');
  await page.getByText('Cargando actividades...').waitFor();
  resolve();
  await page.getByText('Error al cargar las actividades. Por favor, inténtelo de nuevo más tarde.').waitFor();
  for (const [json, text] of [
    [
      { success: true, message: '', data: [], total: 0, page: 1, pages: 1 },
      'No hay actividades disponibles en este momento.',
    ],
    [{ success: false, message: '' }, 'No se encontraron actividades.'],
    [{ success: false, message: 'Hoy descansamos.' }, 'Hoy descansamos.'],
    [{ success: true, message: '' }, 'No se encontraron actividades.'],
  ] as const) {
    await page.unroute(calls);
    await goByMenu(page, 'Contacto');
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
    await page.route(calls, (route) => route.fulfill({ json }));
    await goByMenu(page, 'Actividades');
    await page.getByText(text).waitFor();
  }
});

test('an activity has Detalles, Tarifas with GRATIS, the booking card, a map and a way back', async () => {
  const page = await openPage();
  await page.route(/google\.com/, (route) => route.fulfill({ body: 'mapa', contentType: 'text/html' }));
  await page.goto(farol);
  expect(await page.title()).toBe('Cuenca a la luz del farol - Secretos de Cuenca');
  const detalles = page.getByRole('region', { name: 'Detalles' });
  for (const label of ['Lugar', 'Duración', 'Mínimo de personas', 'Máximo de personas', 'Disponibilidad'])
    await detalles.getByText(label, { exact: true }).waitFor();
  const lines = page.getByRole('region', { name: 'Tarifas' }).getByRole('listitem');
  expect((await lines.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '))).toEqual([
    'Adultos 14,00 €',
    'De 6 a 12 años 8,00 €',
    'Menores de 6 años GRATIS',
  ]);
  const booking = page.getByRole('region', { name: 'Reservas' });
  await booking.getByRole('link', { name: '969 000 111' }).waitFor();
  await booking.getByText('Lunes a viernes: 10:00-14:00 y 15:00-18:00').waitFor();
  await booking.getByText('Sábados: 10:00-14:00').waitFor();
  await booking.getByText(/WhatsApp o Telegram/).waitFor();
  expect(await booking.getByRole('img').count()).toBe(2);
  await page.getByRole('button', { name: 'Cargar: Mapa: Plaza Mayor, Cuenca' }).click();
  expect(await page.locator('iframe').getAttribute('src')).toMatch(
    /^https:\/\/(?:www|maps)\.google\.com\/.*(?:t=k|satellite)/,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a actividades y eventos' }).click();
  await page.waitForURL('**/actividades-y-eventos');
  await page.waitForFunction(() => window.scrollY === 0);
});

test('an activity tells search engines of the event, with offers only for prices with amount and label, until it is left; an unknown one answers 404 with its own message, and no answer has its own too', async () => {
  expect(structuredData((await visit(farol)).text, 'TouristTrip')?.offers).toMatchObject([
    { name: 'Adultos', price: '14.00', priceCurrency: 'EUR' },
    { name: 'De 6 a 12 años', price: '8.00', priceCurrency: 'EUR' },
  ]);
  const unknown = await visit('/actividades-y-eventos/no-existe');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Actividad no encontrada o no publicada.');

  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto(farol);
  const told = async () => (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  expect(await told()).toContain('"TouristTrip"');
  await goByMenu(page, 'Actividades');
  await page.route('**/get_actividad.php*', (route) => route.abort());
  await page.getByRole('link', { name: 'Cuenca a la luz del farol', exact: true }).click();
  await page.getByText('Error al cargar la actividad. Por favor, inténtalo de nuevo más tarde.').waitFor();
  expect(await page.title()).toBe('Secretos de Cuenca | Descubre los secretos de Cuenca');
  expect(await told()).not.toContain('"Event"');
});

test('a label chosen above the grid holds for activities and agenda; the document carries what the cards show', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/actividades-y-eventos');
  const cards = page.getByRole('region', { name: 'Actividades', exact: true }).getByRole('article');
  const all = await cards.count();
  const labels = page.getByRole('navigation', { name: 'Actividades por etiqueta' });
  await labels.getByRole('link', { name: 'Con niños' }).click();
  await page.waitForURL(/etiqueta=con-ninos$/);
  expect(await labels.locator('[aria-current]').allInnerTexts()).toEqual(['Con niños']);
  expect(await cards.count()).toBeLessThan(all);
  expect(await page.getByRole('radio', { name: 'Con niños' }).isChecked()).toBe(true);

  const { text: html } = await visit('/actividades-y-eventos');
  const told = async <Row>(call: string) => (await (await page.request.get(`/api/${call}`)).json()).data as Row[];
  const eventos = await told<{ titulo: string; descripcion: string | null }>('get_eventos.php?limit=100');
  const described = eventos.filter(({ descripcion }) => (descripcion?.length ?? 0) > 60);
  expect(described.length).toBeGreaterThan(5);
  // An event's text is on its own page, and nowhere in this document.
  expect(
    described.filter(({ descripcion }) => html.includes(descripcion!.slice(5, 60))).map((one) => one.titulo),
  ).toEqual([]);
  const places = await told<{ nombre: string }>('get_municipios.php?con=eventos');
  const options = page.getByRole('region', { name: 'Agenda' }).getByLabel('Municipio').locator('option');
  expect(await options.allInnerTexts()).toEqual(['Todos los municipios', ...places.map(({ nombre }) => nombre)]);
});

test('the agenda filters without JavaScript, by plain addresses', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/actividades-y-eventos');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  await agenda.getByLabel('Tipo').selectOption({ label: 'Artes escénicas' });
  await agenda.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/tipo=\d/);
  const events = agenda.getByRole('article');
  expect(await events.count()).toBeGreaterThan(0);
  for (const text of await events.allInnerTexts()) expect(text.toLowerCase()).toContain('artes escénicas');
  await agenda.getByRole('link', { name: 'Quitar filtros' }).click();
  // The whole year, month by month: a series once, however often it takes place.
  await agenda.getByRole('link', { name: /^Mes siguiente/ }).click();
  await page.waitForURL(/mes=\d{4}-\d\d/);
  const mes = new URL(page.url()).searchParams.get('mes')!;
  const titles = await events.getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThan(0);
  expect(new Set(titles).size).toBe(titles.length);
  for (const day of await events
    .locator('time')
    .evaluateAll((found) => found.map((time) => time.getAttribute('datetime')!)))
    expect(day <= `${mes}-31`).toBe(true);
  await agenda.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/desde=\d{4}-\d\d-\d\d&hasta=/);
  expect(await events.count()).toBeGreaterThan(0);
});

test('the agenda shows events by date, a range of days, and hoy and este fin de semana', async () => {
  const page = await openPage();
  await page.goto('/actividades-y-eventos');
  const agenda = page.getByRole('region', { name: 'Agenda' });
  const days = () =>
    agenda
      .getByRole('article')
      .evaluateAll((found) => found.flatMap((card) => card.querySelector('time')?.getAttribute('datetime') ?? []));
  const all = await days();
  expect(all).toEqual([...all].sort());
  expect(await agenda.getByRole('link', { name: /calendario/ }).getAttribute('href')).toBe('/agenda.ics');

  await agenda.getByLabel('Desde').fill(all[3]!);
  await agenda.getByLabel('Hasta').fill(all[5]!);
  await agenda.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(new RegExp(`desde=${all[3]}&hasta=${all[5]}`));
  await expect.poll(async () => (await days()).every((day) => day <= all[5]!), { timeout: 10_000 }).toBe(true);

  await agenda.getByText('Este fin de semana', { exact: true }).click();
  await agenda.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL((url) => url.search === '?cuando=fin-de-semana');
  // The filters are those of the new list only once it is there.
  const isWeekend = (day: string) => [0, 5, 6].includes(new Date(day).getUTCDay());
  await expect.poll(async () => (await days()).every(isWeekend), { timeout: 10_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
  await agenda.getByText('Hoy', { exact: true }).click();
  await agenda.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL((url) => url.search === '?cuando=hoy');
});

test('an event whose rule is not understood shows the rule itself', async () => {
  const page = await openPage({ viewport: phone });
  await page.goto('/contacto');
  await page.route('**/get_agenda_lista.php*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object[] };
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
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Actividades' }).click();
  await page.getByRole('region', { name: 'Agenda' }).getByText('cuando florece el azafrán').waitFor();
});

test('a recurring event has its next five dates, its calendar file and its start with the hour of Madrid', async () => {
  const path = '/agenda/domingos-de-museo-una-hora-tres-piezas';
  const event = structuredData((await visit(path)).text, 'Event')!;
  expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\dT11:30:00\+0[12]:00$/);
  expect(event.eventSchedule).toMatchObject({ repeatFrequency: 'P1W', byDay: ['https://schema.org/Sunday'] });
  expect((await visit('/agenda/no-existe')).status).toBe(404);

  const page = await openPage();
  await page.goto(path);
  const dates = page.getByRole('region', { name: 'Próximas fechas' }).getByRole('listitem');
  expect(await dates.count()).toBe(5);
  // One of the demo's was moved to the day before.
  for (const text of await dates.allInnerTexts()) expect(text).toMatch(/^domingo, |^sábado, .*\(camb/);
  const href = await page.getByRole('link', { name: /calendario/ }).getAttribute('href');
  const file = await page.request.get(href!);
  expect(file.headers()['content-type']).toContain('text/calendar');
  await expectAccessible(page);
});

async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
}
