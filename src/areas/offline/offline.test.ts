import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerDownload, answerFile, answerPage, answerUnkept } from './answer.ts';
import { listCopies, pagesOf, stores, throwAllAway } from './copies.ts';
import { FakeCaches, FakeSite } from './fake-caches.testing.ts';
import { keepAddress, keepPage, keepSeen, keepTrip, keepTripPages, limits, makeRoom } from './keep.ts';
import { assetsIn, isEverybodys, isPage, pageKey, picturesIn } from './keepable.ts';

const origin = 'https://sitio.test';
const picture = (digit: string) => `/media/${digit.repeat(20)}-1600x900`;
const image = (digit: string) =>
  `<img src="${picture(digit)}.webp" srcset="${picture(digit)}-400.webp 400w, ${picture(digit)}-800.webp 800w">`;

let site: FakeSite;
beforeEach(() => {
  site = new FakeSite({
    '/': 'Inicio',
    '/sin-conexion': 'Sin',
    '/ubicaciones/una': `Uña ${image('a')}`,
    '/otra': 'Otra',
    '/rutas/senda': '<a href="/rutas/senda.gpx">GPX</a>',
    '/rutas/senda.gpx': '<gpx/>',
    '/en/rutas/senda': '<a href="/en/rutas/senda.gpx">GPX</a>',
    '/en/rutas/senda.gpx': '<gpx>en</gpx>',
  });
  vi.stubGlobal('caches', new FakeCaches());
  vi.stubGlobal('fetch', site.fetch);
});

const pending: Promise<unknown>[] = [];
async function open(path: string): Promise<{ status: number; text: string; location: string | null }> {
  const key = pageKey(origin + path, origin)!;
  const request = { url: origin + path } as Request;
  const response = await answerPage(key, { request, later: (work) => void pending.push(work) });
  await Promise.all(pending.splice(0));
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
}

async function load(path: string, isOurs = true): Promise<Response> {
  const store = path.startsWith('/media/') ? stores.pictures : stores.assets;
  const request = { url: origin + path } as Request;
  const later = (work: Promise<unknown>) => void pending.push(work);
  const response = await answerFile({ request, later }, { store, most: 5000, isOurs: async () => isOurs });
  await Promise.all(pending.splice(0));
  return response;
}

const kept = async () => (await listCopies()).map(({ key }) => key).sort();

describe('what is never kept', () => {
  test.each([
    ...['/admin', '/admin/pedidos/gestion', '/ADMIN/x', '/login', '/checkout', '/pago-exitoso?session_id=1', '/pedido'],
    ...[
      '/desistimiento',
      '/contacto',
      '/buscar?q=x',
      '/boletin/baja?token=1',
      '/informe/clave',
      '/borrador/clave',
      '/api/get_libros.php',
    ],
    ...['/get_sitio.php', '/agenda.ics', '/rutas/una.gpx', '/restablecer-contrasena?token=1', 'https://otro.test/'],
  ])('%s', (address) => expect(pageKey(address, origin)).toBeUndefined());

  test('an issue of the newsletter is a page like any other', () => {
    expect(pageKey('/boletin/agosto', origin)).toBe('/boletin/agosto');
  });

  test('a page that is never kept says that there is no connection', async () => {
    await open('/sin-conexion');
    // A browser may show what it has seen minutes ago: prices at the checkout, and a form without a connection.
    const fetched = vi.fn(async () => new Response('ahora'));
    vi.stubGlobal('fetch', fetched);
    await answerUnkept({ url: `${origin}/checkout` } as Request);
    expect(fetched).toHaveBeenCalledWith(`${origin}/checkout`, expect.objectContaining({ cache: 'no-cache' }));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const answer = await answerUnkept({ url: `${origin}/contacto` } as Request);
    expect(answer.headers.get('location')).toBe(`${origin}/sin-conexion?de=%2Fcontacto`);
    expect(['/contacto', '/admin', '/api/x.php', '/media/a.mp4', '/agenda.ics'].map(isPage)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  });

  test('a page that is one visitor’s, an error, or no page', async () => {
    const answer = (headers: Record<string, string>, status = 200) =>
      new Response('<html></html>', { status, headers });
    const html = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0' };
    expect(isEverybodys(answer(html))).toBe(true);
    expect(isEverybodys(answer({ ...html, 'cache-control': 'private, no-cache' }))).toBe(false);
    expect(isEverybodys(answer({ ...html, 'content-type': 'application/json' }))).toBe(false);
    expect(isEverybodys(answer(html, 503))).toBe(false);
    expect(await keepPage('/x', answer({ ...html, 'cache-control': 'no-store' }))).toBe(false);
    expect(await kept()).toEqual([]);
  });

  test('what the desk loads', async () => {
    await load('/assets/code-1.js', false);
    await load(`${picture('b')}-400.avif`, false);
    expect(await kept()).toEqual([]);
  });
});

test('a page has one key, whatever campaign led to it; every trip is the same page', () => {
  expect(pageKey('/historia/x?utm_source=a&fbclid=b', origin)).toBe('/historia/x');
  expect(pageKey('/ubicaciones?pagina=2#lista', origin)).toBe('/ubicaciones?pagina=2');
  expect(pageKey('/mi-viaje?plan=u1.u2', origin)).toBe('/mi-viaje');
  // What no page reads, or no page can have.
  expect(pageKey('/ubicaciones?ref=x&pagina=1&municipio=abc', origin)).toBe('/ubicaciones');
  expect(pageKey('/tienda?producto=manta', origin)).toBe('/tienda');
  // In another language the same ones, and a category of two letters is no language.
  expect(pageKey('/en/ubicaciones?ref=x&pagina=2', origin)).toBe('/en/ubicaciones?pagina=2');
  expect(pageKey('/en/checkout', origin)).toBeUndefined();
  expect(pageKey('/en', origin)).toBe('/en');
  expect(pageKey('/tv?pagina=2', origin)).toBe('/tv?pagina=2');
  expect(pageKey('/?constructor=1&ref=portada', origin)).toBe('/');
});

test('the list of what is kept names each page once: the whole list rather than a part of it', async () => {
  for (const path of ['/otra', '/otra?pagina=2', '/ubicaciones/una', '/ubicaciones?pagina=2', '/ubicaciones?pagina=3'])
    await keepPage(path, await site.fetch('/otra'));
  const keys = pagesOf(await listCopies()).map(({ key }) => key);
  expect(keys.toSorted()).toEqual(['/otra', '/ubicaciones/una', expect.stringMatching(/^\/ubicaciones\?pagina=[23]$/)]);
});

test('of a page its files are known, and its pictures in a width for a phone', () => {
  const html = `<link href="/assets/a-1.css"><script>f("/assets/b-2.js",["/assets/b-2.js"])</script><use href="/assets/m.svg#x"><main>${image('c')}</main>`;
  expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js', '/assets/m.svg']);
  expect(picturesIn(html)).toEqual([`${picture('c')}-800.webp`]);
  expect(assetsIn('<script src="/assets/r2/a-1.js">')).toEqual(['/assets/r2/a-1.js']);
  // What a page of another language is spoken with.
  expect(assetsIn('<link href="/assets/mensajes-en-1.json">')).toEqual(['/assets/mensajes-en-1.json']);
});

describe('without a connection', () => {
  test('a page seen before opens, says that it is a copy, and has its code', async () => {
    expect((await open('/ubicaciones/una')).text).not.toContain('data-copia');
    site.isAway = true;
    const copy = await open('/ubicaciones/una');
    expect(copy.status).toBe(200);
    expect(copy.text).toMatch(/<html data-copia="\d{4}-[^"]+" lang="es">/);
    expect(await (await load('/assets/code-1.js')).text()).toBe('code');
  });

  test('one never seen leads to the page that says so', async () => {
    await keepAddress('/sin-conexion', origin);
    site.isAway = true;
    expect(await open('/otra')).toMatchObject({ status: 302, location: `${origin}/sin-conexion?de=%2Fotra` });
    expect((await open('/sin-conexion?de=%2Fotra')).text).toContain('data-copia');
  });

  test('the styles that a document carries anyway are not missed', async () => {
    site.isAway = true;
    const styles = await load('/assets/page-1.css');
    expect([styles.status, await styles.text()]).toEqual([200, '']);
    expect(await kept()).toEqual([]);
  });

  test('a picture in another width stands in', async () => {
    await load(`${picture('d')}-800.webp`);
    site.isAway = true;
    expect((await load(`${picture('d')}-400.avif`)).status).toBe(200);
    await expect(load(`${picture('e')}-400.avif`)).rejects.toThrow('fetch');
  });
});

describe('after newer releases', () => {
  test('a page kept two releases ago still opens with its own code; online the new one comes', async () => {
    await open('/ubicaciones/una');
    site.renew();
    await open('/');
    site.renew();
    await open('/otra');
    await makeRoom(new Date(Date.now() + 90 * 86_400_000));
    site.isAway = true;
    const old = await open('/ubicaciones/una');
    const [file] = assetsIn(old.text);
    expect(file).toBe('/assets/code-1.js');
    expect(await (await load(file!)).text()).toBe('code');
    site.isAway = false;
    expect(assetsIn((await open('/ubicaciones/una')).text)).toEqual(['/assets/code-3.js']);
  });

  test('files that no page needs any more go', async () => {
    await open('/otra');
    site.renew();
    await open('/otra');
    await makeRoom(new Date(Date.now() + 90 * 86_400_000));
    expect(await kept()).toEqual(['/assets/code-2.js', '/otra']);
  });

  test('a page whose files cannot be had is not kept: it would be broken later', async () => {
    const stale = await site.fetch('/otra');
    site.renew();
    expect(await keepPage('/otra', stale)).toBe(false);
    expect(await kept()).toEqual([]);
  });

  test('while the site is being renewed the copy is shown, and what is gone is forgotten', async () => {
    await open('/otra');
    vi.stubGlobal('fetch', async () => new Response('Volvemos enseguida', { status: 503 }));
    expect((await open('/otra')).text).toContain('data-copia');
    vi.stubGlobal('fetch', site.fetch);
    site.remove('/otra');
    expect((await open('/otra')).status).toBe(404);
    expect(await kept()).not.toContain('/otra');
  });
});

describe('the trip', () => {
  test('its pages are kept with their pictures though never opened, and are the last to go', async () => {
    await keepTrip(['/ubicaciones/una', '/checkout', 'https://otro.test/x'], origin, new Date());
    expect(await kept()).toEqual(['/assets/code-1.js', `${picture('a')}-800.webp`, '/ubicaciones/una']);
    for (let index = 0; index < limits.pages + 20; index++) await keepPage(`/p${index}`, await site.fetch('/otra'));
    await makeRoom(new Date());
    const pages = (await listCopies()).filter(({ store }) => store === stores.pages);
    expect(pages).toHaveLength(limits.pages);
    expect(pages.find(({ key }) => key === '/ubicaciones/una')).toMatchObject({
      delViaje: true,
      titulo: '/ubicaciones/una',
    });
    expect(await kept()).toContain(`${picture('a')}-800.webp`);
  });

  test('what could not be had is told, to be asked for again; what is not there is not', async () => {
    const asked = ['/ubicaciones/una', '/no-existe', '/otra'];
    vi.stubGlobal('fetch', async () => new Response('Volvemos enseguida', { status: 503 }));
    expect(await keepTrip(asked, origin, new Date())).toEqual(asked);
    vi.stubGlobal('fetch', site.fetch);
    expect(await keepTripPages(asked, origin, new Date())).toEqual([]);
    expect(await kept()).toEqual(['/assets/code-1.js', `${picture('a')}-800.webp`, '/otra', '/ubicaciones/una']);
    expect((await listCopies()).find(({ key }) => key === '/otra')).toMatchObject({ delViaje: true });
  });

  test('the track of a route is kept as long as the trip needs it', async () => {
    const download = async () => (await answerDownload({ url: `${origin}/rutas/senda.gpx` } as Request)).text();
    await open('/rutas/senda');
    expect(await kept()).not.toContain('/rutas/senda.gpx');
    await keepTrip(['/rutas/senda', '/en/rutas/senda'], origin, new Date());
    await makeRoom(new Date(Date.now() + 90 * 86_400_000));
    expect(await kept()).toEqual(expect.arrayContaining(['/rutas/senda.gpx', '/en/rutas/senda.gpx']));
    site.isAway = true;
    expect(await download()).toBe('<gpx/>');
    site.isAway = false;
    await keepTrip([], origin, new Date());
    await makeRoom(new Date(Date.now() + 90 * 86_400_000));
    expect(await kept()).not.toContain('/rutas/senda.gpx');
  });

  test('a track that was not kept leads to the page that says so', async () => {
    await keepAddress('/sin-conexion', origin);
    site.isAway = true;
    const answer = await answerDownload({ url: `${origin}/rutas/senda.gpx` } as Request);
    expect(answer.headers.get('location')).toBe(`${origin}/sin-conexion?de=%2Frutas%2Fsenda.gpx`);
  });

  test('what left the trip is a page like any other; what is fresh is not fetched again', async () => {
    await keepTrip(['/ubicaciones/una'], origin, new Date());
    const asked = site.asked.length;
    await keepTrip(['/ubicaciones/una'], origin, new Date());
    expect(site.asked.length).toBe(asked);
    await keepTrip([], origin, new Date());
    const [page] = (await listCopies()).filter(({ store }) => store === stores.pages);
    expect(page).toMatchObject({ key: '/ubicaciones/una', delViaje: false });
  });
});

test('a page that is looked at is kept once, with the pictures it shows', async () => {
  const shown = [`${picture('a')}-400.avif`];
  await keepSeen('/ubicaciones/una', shown, origin, new Date());
  await keepSeen('/ubicaciones/una', shown, origin, new Date());
  expect(site.asked.filter((path) => path === '/ubicaciones/una')).toHaveLength(1);
  expect(await kept()).toContain(shown[0]);
  await keepSeen('/contacto', [], origin, new Date());
  expect(await kept()).not.toContain('/contacto');
});

test('all of it can be thrown away', async () => {
  await open('/ubicaciones/una');
  await (await caches.open('ajeno')).put('/x', new Response());
  await throwAllAway();
  expect(await kept()).toEqual([]);
  expect(await caches.keys()).toContain('ajeno');
});
