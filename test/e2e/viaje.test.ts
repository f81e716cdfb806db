/** A weekend planned on a phone: found, kept, ordered, shared, opened without coverage, taken into a calendar. */
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';

const titlesOf = (page: Page) => page.locator('main li[data-clave] h3').allTextContents();

/**
 * From the home page, by touch, three things become a weekend that is shared after 18 touches, of the 25 there may
 * be; a second browser opens it without losing its own.
 */
test('a weekend planned by touch and shared', async () => {
  const page = await openPage({ viewport: phone, hasTouch: true });
  let touches = 0;
  const touch = (what: Locator) => {
    touches++;
    return what.tap();
  };
  /** One opens the browser's own list or calendar, another chooses there; only a hand can do both. */
  const choose = (choice: Promise<unknown>) => {
    touches += 2;
    return choice;
  };
  await page.goto('/');
  await touch(page.getByRole('button', { name: 'Abrir el menú' }));
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await touch(menu.getByText('Descubre Cuenca'));
  await touch(menu.getByRole('link', { name: 'Ubicaciones' }));
  for (const title of ['Casas Colgadas', 'Castillo de Belmonte', 'Ciudad Encantada'])
    await touch(page.getByRole('button', { name: `Guardar en Mi viaje: ${title}` }));
  await touch(page.getByRole('link', { name: 'Mi viaje: 3 cosas' }));
  await page.getByRole('heading', { name: 'Sin día todavía' }).waitFor();
  await touch(page.getByRole('button', { name: 'Ordenar por cercanía' }));
  await expect.poll(() => titlesOf(page)).toEqual(['Casas Colgadas', 'Ciudad Encantada', 'Castillo de Belmonte']);

  await touch(page.getByRole('button', { name: 'Añadir un día' }));
  await choose(page.getByLabel('Fecha').fill('2030-05-04'));
  await choose(page.getByLabel('Mover «Casas Colgadas» a otro día').selectOption('Día 1'));
  await choose(page.getByLabel('Mover «Ciudad Encantada» a otro día').selectOption('Día 1'));
  await touch(page.getByRole('button', { name: 'Subir «Ciudad Encantada»' }));
  await page.getByText('«Ciudad Encantada»: día 1, 1 de 2.').waitFor();
  const day = page.getByRole('region', { name: 'Día 1' });
  expect(await day.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Ciudad Encantada',
    'Casas Colgadas',
  ]);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await touch(page.getByRole('button', { name: 'Llevar al calendario (.ics)' }));
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20300504');

  const whatsApp = await page.getByRole('link', { name: 'Compartir en WhatsApp' }).getAttribute('href');
  // The touch that would follow it leads out of the site.
  touches++;
  expect(touches).toBe(18);
  const shared = new URL(whatsApp!).searchParams.get('text')!.match(/\/mi-viaje\?plan=\S+/)![0];
  const other = await openPage({ viewport: phone, storageState: withTrip(shared.match(/u\d+/)![0]) });
  await other.goto(shared);
  await other.getByText('Alguien te ha pasado este viaje.').waitFor();
  await expect.poll(() => titlesOf(other), { timeout: 10_000 }).toHaveLength(3);
  await other.getByRole('button', { name: 'Guardar este viaje' }).click();
  await other.getByText('Ya tienes un viaje con 1 cosa').waitFor();
  await other.getByRole('button', { name: 'Cambiar el mío por este' }).click();
  await other.getByRole('button', { name: 'Añadir un día' }).waitFor();
  expect(await titlesOf(other)).toEqual(await titlesOf(page));

  // A plan of the editors comes behind it, whole: the Ciudad Encantada is on a day already, and stays there.
  await other.goto('/itinerarios/dos-dias-con-ninos');
  const lines = other
    .getByRole('figure', { name: 'El itinerario «Dos días con niños» en el mapa' })
    .locator('polyline');
  const colours = await lines.evaluateAll((days) => days.map((day) => getComputedStyle(day).stroke));
  expect([colours.length, new Set(colours).size]).toEqual([2, 2]);
  await other.getByRole('button', { name: 'Añadir a Mi viaje' }).click();
  await other.getByText('Añadido a Mi viaje, detrás de lo que tenías: 2 días.').waitFor();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Ver mi viaje' }).click();
  await expect.poll(() => titlesOf(other), { timeout: 10_000 }).toHaveLength(8);
  expect((await titlesOf(other)).slice(0, 3)).toEqual(await titlesOf(page));
});

/** A browser that has kept something before. */
function withTrip(plan: string, origin = inject('siteUrl')) {
  const localStorage = [{ name: 'mi-viaje', value: JSON.stringify({ version: 1, plan }) }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** In front of the site: it can be away, and it can be a newer release, with other names for its files. */
let front: Server;
let address: string;
let release = 1;
let isAway = false;
/** Until it comes, nobody is there to keep anything. */
const worker = Promise.withResolvers<void>();

beforeAll(async () => {
  front = createServer(async (req, res) => {
    if (req.url === '/sw.js') await worker.promise;
    if (isAway) return void req.socket.destroy();
    const [, asked, rest] = /^\/assets\/r(\d+)\/(.*)$/.exec(req.url ?? '') ?? [];
    // What an earlier release had is gone.
    if (asked && Number(asked) !== release) return void res.writeHead(404).end();
    const path = asked ? `/assets/${rest}` : req.url!;
    const headers = { ...req.headers, host: new URL(inject('siteUrl')).host, 'accept-encoding': 'identity' };
    delete headers['if-none-match'];
    const passed = request(inject('siteUrl') + path, { method: req.method, headers, agent: false }, (from) => {
      const chunks: Buffer[] = [];
      from.on('data', (chunk: Buffer) => chunks.push(chunk));
      from.on('end', () => {
        const body = Buffer.concat(chunks);
        const answer = { ...from.headers };
        // The hashes are of the text as it was.
        for (const name of ['content-security-policy', 'content-length', 'etag', 'strict-transport-security'])
          delete answer[name];
        const isPage = String(from.headers['content-type']).startsWith('text/html');
        res.writeHead(from.statusCode ?? 502, answer);
        res.end(isPage ? body.toString().replaceAll('/assets/', `/assets/r${release}/`) : body);
      });
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(front.address() as AddressInfo).port}`;
});

afterAll(() => {
  front.closeAllConnections();
  front.close();
});

const copies = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.replace(location.origin, ''));
    return found;
  });

async function disconnect(context: BrowserContext, isOffline: boolean): Promise<void> {
  isAway = isOffline;
  if (isOffline) front.closeAllConnections();
  await context.setOffline(isOffline);
}

/** The trip and the pages seen open, also a release later, and the map is there too; nothing else is kept. */
test('the trip without coverage', async () => {
  const dataOf = async (call: string) =>
    (JSON.parse((await visit(`/api/${call}`)).text) as { data: { id: number; latitud: number; longitud: number } })
      .data;
  const idOf = async (call: string) => (await dataOf(call)).id;
  const id = await idOf('get_ubicacion.php?slug=ciudad-encantada');
  const ruta = 'paseo-hasta-el-nacimiento-del-rio-cuervo';
  const start = await dataOf(`get_ruta.php?slug=${ruta}`);
  const page = await openPage({
    viewport: phone,
    baseURL: address,
    serviceWorkers: 'allow',
    storageState: withTrip(`u${id}.r${start.id}`, address),
    expected: /Failed to load resource|net::ERR/,
  });
  const context = page.context();
  await seeAndKeep(page, ruta);
  await goBackWithout(page);
  await page.close();
  await disconnect(context, true);
  const cold = await context.newPage();
  cold.setDefaultTimeout(20_000);
  await readCold(cold);
  await takeTrack(cold);
  await followTrack(cold, start);
  await filterMap(cold);
  await comeWithRelease(cold);
  await readInEnglish(cold, ruta);
  await findNotKept(cold);
  await disconnect(context, false);
});

async function goFromFoot(page: Page, name: string) {
  const foot = page.getByRole('contentinfo');
  await foot.getByText('Secciones').filter({ visible: true }).click();
  await foot.getByRole('link', { name }).first().click();
}

/** Every page that is seen is kept, and those of the trip that were never opened. */
async function seeAndKeep(page: Page, ruta: string) {
  await page.goto('/ubicaciones');
  await page.getByRole('heading', { name: 'Casas Colgadas' }).click();
  await page.getByRole('button', { name: 'Guardar en Mi viaje', exact: true }).click();
  await page.getByRole('button', { name: 'Quitar de Mi viaje', exact: true }).waitFor();
  // Another page, without loading a document: it is kept all the same.
  await goFromFoot(page, 'Libros');
  await page.getByRole('heading', { level: 1, name: 'Libros' }).waitFor();
  worker.resolve();
  // The last one is of the trip, and was never opened.
  const wanted = [
    ...['/mi-viaje', '/mapa', '/', '/sin-conexion', '/ubicaciones', '/libros'],
    ...['/ubicaciones/casas-colgadas', '/ubicaciones/ciudad-encantada', `/rutas/${ruta}`, `/rutas/${ruta}.gpx`],
  ];
  const missing = async () => {
    const found = await copies(page);
    return wanted.filter((path) => !found.includes(path));
  };
  await expect.poll(missing, { timeout: 40_000, interval: 250 }).toEqual([]);
}

/** The way back leads to the copy, and what comes over the network after it is none. */
async function goBackWithout(page: Page) {
  const context = page.context();
  await disconnect(context, true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Casas Colgadas' }).waitFor();
  const notice = page.getByText(/ves la copia del \d/i);
  await notice.waitFor();
  await disconnect(context, false);
  await goFromFoot(page, 'Contacto');
  await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  await notice.waitFor({ state: 'detached' });
}

/** A page that begins without a connection, and knows what time it is. */
async function readCold(cold: Page) {
  await cold.goto('/ubicaciones/ciudad-encantada');
  await cold.getByRole('heading', { level: 1, name: 'Ciudad Encantada' }).waitFor();
  await cold.getByText(/Sin conexión: ves la copia del \d/).waitFor();
  // Open or closed at this very moment, as its own clock says.
  const openNow = cold.getByText(/^(?:Abierto|Cerrado) ahora/).first();
  await openNow.waitFor();
  // Paper is read at another moment.
  await cold.emulateMedia({ media: 'print' });
  expect(await openNow.isVisible()).toBe(false);
  await cold.emulateMedia({ media: null });
  const cover = cold.locator('main figure img, main img').first();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect((await copies(cold)).filter((url) => /contacto|\.php/.test(url))).toEqual([]);
}

async function takeTrack(cold: Page) {
  await cold.getByRole('link', { name: 'Mi viaje: 3 cosas' }).click();
  await expect
    .poll(() => titlesOf(cold), { timeout: 10_000 })
    .toEqual(['Ciudad Encantada', 'Paseo hasta el nacimiento del río Cuervo', 'Casas Colgadas']);
  await cold.getByRole('link', { name: 'Paseo hasta el nacimiento del río Cuervo' }).click();
  const download = cold.waitForEvent('download');
  await cold.getByRole('link', { name: 'Descargar el recorrido (GPX)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('<trkpt ');
}

/** On the line and away from it, as the telephone alone knows. */
async function followTrack(cold: Page, start: { latitud: number; longitud: number }) {
  const context = cold.context();
  await context.grantPermissions(['geolocation'], { origin: address });
  const standAt = (toSouth: number) =>
    context.setGeolocation({ latitude: start.latitud - toSouth, longitude: start.longitud, accuracy: 10 });
  await standAt(0);
  // What the telephone is asked, which is what costs its battery.
  await cold.evaluate(() => {
    const asked: (PositionOptions | undefined)[] = [];
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    geolocation.watchPosition = (found, failed, options) => {
      asked.push(options);
      return watch(found, failed, options);
    };
    geolocation.getCurrentPosition = () => {
      throw new Error('asked besides');
    };
    Object.assign(window, { asked });
  });
  await cold.getByRole('button', { name: 'Seguirme en el camino' }).click();
  const walk = cold.locator('p[data-kind]');
  await walk.filter({ hasText: 'Vas por el camino. Te quedan' }).waitFor();
  let away = 0.01;
  const left = async () => {
    away += 0.0005;
    await standAt(away);
    return walk.innerText();
  };
  await expect.poll(left, { timeout: 10_000 }).toMatch(/^Te has salido del camino: está a .* hacia el/);
  // Once, however far one goes; a fix of the last four seconds is good enough.
  expect(await cold.evaluate(() => (window as unknown as { asked: PositionOptions[] }).asked)).toEqual([
    { enableHighAccuracy: true, maximumAge: 4000, timeout: 30_000 },
  ]);
  await cold.getByRole('slider', { name: 'Punto del camino' }).press('End');
  await cold
    .getByRole('status')
    .filter({ hasText: /^\d,?\d* km · .* de altitud$/ })
    .waitFor();
}

/** What can be filtered without the server, and what cannot. */
async function filterMap(cold: Page) {
  await cold.goto('/mapa');
  const count = cold.locator('#en-el-mapa').getByRole('status');
  const all = Number.parseInt(await count.innerText(), 10);
  await cold.getByLabel('Lugares').uncheck();
  await cold.getByRole('button', { name: 'Filtrar' }).click();
  await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  await cold.goBack();
  await count.filter({ hasText: `${all} puntos` }).waitFor();
  await cold.getByLabel('Pensado para ir').selectOption('Gratis');
  await cold.getByRole('button', { name: 'Filtrar' }).click();
  await count
    .filter({ hasText: `${all} puntos` })
    .getByText('no puede filtrar por «Pensado para ir»')
    .waitFor();
}

/** A newer release, of which this browser has seen one page. */
async function comeWithRelease(cold: Page) {
  release++;
  await disconnect(cold.context(), false);
  await cold.goto('/noticias');
  await cold.waitForFunction(() => !('$_TSR' in window));
  expect(await cold.locator('html').getAttribute('data-copia')).toBeNull();
  await expect.poll(async () => (await copies(cold)).includes('/noticias'), { timeout: 20_000 }).toBe(true);
}

/** From the first page that is seen in another language, the others that are always there are there in it too. */
async function readInEnglish(cold: Page, ruta: string) {
  await cold.goto('/en/ubicaciones/ciudad-encantada');
  await cold.getByRole('link', { name: 'My trip: 3 things' }).click();
  const titlesInEnglish = [
    'Ciudad Encantada, the Enchanted City',
    'A walk to the source of the river Cuervo',
    'Casas Colgadas, the Hanging Houses',
  ];
  await expect.poll(() => titlesOf(cold), { timeout: 10_000 }).toEqual(titlesInEnglish);
  const inEnglish = [
    ...['/en/ubicaciones/ciudad-encantada', '/en/sin-conexion', '/en/mi-viaje', '/en/mapa', '/en'],
    ...[`/en/rutas/${ruta}`, `/en/rutas/${ruta}.gpx`],
  ];
  await expect
    .poll(
      async () => {
        const found = await copies(cold);
        return inEnglish.filter((path) => !found.includes(path));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
  await disconnect(cold.context(), true);
  await cold.goto('/en/ubicaciones/ciudad-encantada');
  await cold.getByRole('heading', { level: 1, name: 'Ciudad Encantada, the Enchanted City' }).waitFor();
  await cold.getByText(/Offline: this is the copy from \d/).waitFor();
  await cold.getByRole('link', { name: 'My trip: 3 things' }).click();
  await expect.poll(() => titlesOf(cold), { timeout: 10_000 }).toEqual(titlesInEnglish);
  const share = await cold.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
  expect(new URL(share!).searchParams.get('text')).toMatch(/\/en\/mi-viaje\?plan=/);
  await cold.goto('/en/contacto');
  await cold.getByRole('heading', { level: 1, name: 'Offline', exact: true }).waitFor();
  await cold.getByText('From your trip').first().waitFor();
  await cold.goto('/ubicaciones/ciudad-encantada');
  // It is awake: its own code is still there.
  await cold.getByRole('button', { name: 'Quitar de Mi viaje', exact: true }).waitFor();
  await cold.getByText(/Sin conexión: ves la copia del/).waitFor();
}

/** Seen before, but of those that are never kept, also not by the browser itself. */
async function findNotKept(cold: Page) {
  await cold.goto('/contacto');
  await cold.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
  await cold.goto('/tienda');
  await cold.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
  await cold.getByText('De tu viaje').first().waitFor();
  await cold.getByText(/páginas guardadas, .* MB en total/).waitFor();
  await cold.getByRole('button', { name: 'Borrar lo guardado' }).click();
  await cold.getByText('No hay ninguna página guardada.').waitFor();
  // The pictures at the foot of this page may come again, from the browser's own memory.
  expect((await copies(cold)).filter((url) => !url.startsWith('/media/'))).toEqual([]);
}

/** An itinerary is taken along with one press: its plan, every stop with pictures and telephone, and its track. */
test('an itinerary without coverage, and on paper', async () => {
  const page = await openPage({
    viewport: phone,
    hasTouch: true,
    baseURL: address,
    serviceWorkers: 'allow',
    expected: /Failed to load resource|net::ERR/,
  });
  const context = page.context();
  const path = '/itinerarios/dos-dias-con-ninos';
  await page.goto(path);
  await printPlan(page);
  await page.getByRole('button', { name: 'Añadir a Mi viaje' }).tap();
  await page.getByText('Añadido a Mi viaje').waitFor();
  const stops = await page
    .locator('main li[data-clave] h3 a')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')!));
  expect(stops).toHaveLength(6);
  const track = `${stops.find((stop) => stop.startsWith('/rutas/'))}.gpx`;
  const missing = async () => {
    const found = await copies(page);
    return [path, '/mi-viaje', track, ...stops].filter((one) => !found.includes(one));
  };
  await expect.poll(missing, { timeout: 40_000, interval: 250 }).toEqual([]);

  await disconnect(context, true);
  await page.getByRole('link', { name: 'Ver mi viaje' }).tap();
  await page.waitForURL('**/mi-viaje');
  await expect.poll(() => titlesOf(page), { timeout: 10_000 }).toHaveLength(stops.length);
  for (const stop of [path, ...stops]) {
    await page.goto(stop);
    await page.getByText(/Sin conexión: ves la copia del/).waitFor();
    // Those further down come when they are near.
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 10_000 })
        .toBeGreaterThan(0);
    }
    expect(await page.locator('main figure svg use').count(), stop).toBeGreaterThan(0);
  }
  await page.goto(path);
  expect(await page.getByRole('link', { name: '969 000 201' }).getAttribute('href')).toBe('tel:969000201');
  await page.goto(track.replace('.gpx', ''));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar el recorrido (GPX)' }).tap();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('<trkpt ');
  await disconnect(context, false);
});

/** Telephones, hours and coordinates, and nothing that is true of this moment alone or can only be pressed. */
async function printPlan(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const words = await page.getByRole('main').innerText();
  for (const word of ['Ciudad Encantada', '969 000 201', 'Todos los días, de 10:00 a 18:00', '40,2069° N, 2,0063° O'])
    expect(words).toContain(word);
  expect(words).not.toMatch(/Abierto ahora|Cerrado ahora|Añadir a Mi viaje|Imprimir/);
  // The numbers of the plan are white on the colour of their day; the map is not torn by the end of a sheet.
  const styles = await page
    .locator('main li[data-clave] > span')
    .first()
    .evaluate((number) => {
      const map = document.querySelector('main figure[aria-label^="El itinerario"]')!.parentElement!;
      return [getComputedStyle(number).printColorAdjust, getComputedStyle(map).breakInside];
    });
  expect(styles).toEqual(['exact', 'avoid']);
  await page.emulateMedia({ media: null });
}
