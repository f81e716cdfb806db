/**
 * A new operator, without the demo, makes the site their own by the screens alone: name, logo, icon, colours, legal data,
 * mail, payment by transfer, home page, menu with a page, shipping, radio, a first article with a picture, a first product,
 * a helper and a copy. What it takes in presses is counted.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicPaths } from '#server/public/paths.ts';
import { startSmtpDouble } from '#test/harness/smtp-double.ts';
import { expectAccessible } from './accessible.ts';
import { aPicture, choosePicture, goInApp, writeText } from './admin-form.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';
import { adminPassword, type RunningServer, startServer } from './site-server.ts';

let site: RunningServer;
let dataDir: string;
let smtp: Awaited<ReturnType<typeof startSmtpDouble>>;
let page: Page;
let [presses, fields] = [0, 0];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nuevo-'));
  site = await startServer({ DATA_DIR: dataDir, DEMO: 'off' });
  smtp = await startSmtpDouble();
});
afterAll(async () => {
  await smtp.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const press = async (target: Locator) => {
  presses += 1;
  await target.click();
};
const link = (name: string) => press(page.getByRole('link', { name, exact: true }).first());
const button = (name: string) => press(page.getByRole('button', { name, exact: true }).first());
const fill = (name: string, text: string) => {
  fields += 1;
  return page.locator(`[name="${name}"]`).fill(text);
};
const saved = async () => {
  await button('Guardar Cambios');
  await page.getByText('Ajustes guardados. Ya se ven en el sitio.').waitFor();
};
const section = async (name: string) => {
  await link('Volver a los ajustes');
  await page.getByRole('heading', { name: 'Ajustes', exact: true }).waitFor();
  await press(page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }));
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
};
const open = async (group: string, tile: string) => {
  await link('Volver a Admin');
  await button(group);
  await press(page.getByRole('link', { name: new RegExp(`^${tile}`) }));
};

/** Signing in has its own test. */
async function comeIn() {
  page = await openPage({ baseURL: site.url, viewport: phone });
  const data = { usuario: 'admin', password: adminPassword };
  await page.request.post('/api/login.php', { data, headers: { origin: site.url } });
}

test('from an empty site to one of their own', async () => {
  await comeIn();
  const from = performance.now();
  presses += 1;
  await giveAddress();
  await giveName();
  await giveLegalData();
  await makeHome();
  await chooseLook();
  await connectMailAndPayment();
  await putPageInMenu();
  await setShippingAndRadio();
  await writeArticle();
  await makeProduct();
  await inviteHelper();
  await lookAsVisitor();
  // The manual names this figure.
  const manual = await readFile('docs/manual-administrador.md', 'utf8');
  expect(manual).toContain(`son ${presses}`);
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  console.info(`first hour: ${presses} presses, ${fields} fields, ${seconds} s`);
});

test('what the settings keep, and what they do not touch', async () => {
  await comeIn();
  await takeWordAway();
  await keepLegalPage();
  await takeMailServerAway();
  await bringAddress();
  await typeWhileAnswering();
  await comeBack();
});

/** Their own address first; whoever sells nothing has one step less. */
async function giveAddress() {
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Pon en marcha tu sitio' });
  await list.getByText('Quedan 8 pasos').waitFor();

  await fill('email', 'marta@example.com');
  await press(list.getByRole('button', { name: 'Guardar' }));
  await page.getByText('Desde ahora te escribimos a marta@example.com.').waitFor();
  await press(list.getByRole('button', { name: 'No lo necesito' }));
  await list.getByText('Quedan 6 pasos').waitFor();
}

/** Name and logo, on every page at once. */
async function giveName() {
  // Its header is put into other pages too, until it says something else.
  const nowhereLinked = async (path: string) => (await page.request.get(path)).text();
  const [before] = [await nowhereLinked('/no-existe'), await nowhereLinked('/boletin')];
  expect(before).not.toContain('Rincones de la Serranía, inicio');

  await link('Di cómo se llama tu sitio');
  await fill('nombre', 'Rincones de la Serranía');
  await fill('lema', 'Pueblos, sendas y fogones');
  await page.locator('[name=logo]').setInputFiles(await aPicture('logo.png'));
  await page.getByRole('img', { name: /^Vista previa: Logo/ }).waitFor();
  presses += 1;
  await saved();

  for (const path of ['/boletin', '/no-existe', '/boletin?pagina=1'])
    expect(await nowhereLinked(path), path).toContain('Rincones de la Serranía, inicio');
}

/** Legal data, of which a wrong one loses nothing. */
async function giveLegalData() {
  await section('Titular');
  await fill('nif', '12345678A');
  await fill('nombre', 'Marta Ejemplo');
  await button('Guardar Cambios');
  await page.getByText('El NIF no es válido: revisa la letra y los números.').first().waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe('Marta Ejemplo');
  await fill('nif', '12345678z');
  await fill('calle', 'Calle del Pozo, 4');
  await fill('codigo_postal', '16150');
  await fill('localidad', 'Villalba de la Sierra');
  await fill('provincia', 'Cuenca');
  await fill('email', 'marta@example.com');
  await fill('telefono', '600 123 123');
  await saved();
}

/** The home page and its sections, seen while they are put in order. */
async function makeHome() {
  await section('Portada');
  await fill('titulo', 'La Serranía, despacio');
  await page.locator('[name=imagen]').setInputFiles(await aPicture('portada.png'));
  await page.getByRole('img', { name: 'Vista previa: Imagen para pantallas anchas' }).waitFor();
  presses += 1;
  await saved();

  await section('Secciones de la portada');
  await button('Quitar la sección 11');
  await button('Bajar la sección 7');
  // What fills itself later goes; five are left.
  const removers = page.getByRole('button', { name: /^Quitar la sección \d+$/ });
  for (let left = await removers.count(); left > 5; left--) {
    await button(`Quitar la sección ${left > 8 ? left : 2}`);
    await expect.poll(() => removers.count()).toBe(left - 1);
  }
  const preview = page.frameLocator('iframe[title="Así queda la portada"]');
  await preview.getByRole('heading', { name: 'La Serranía, despacio' }).waitFor();
  await preview.getByText('Radio en línea').waitFor({ state: 'detached' });
  // At the end of the screen nothing lies half behind the bar with the buttons.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await saved();
}

/** Icon and colours. */
async function chooseLook() {
  await section('Marca');
  await page.locator('[name=icono]').setInputFiles(await aPicture('icono.png'));
  await page.getByRole('img', { name: 'En la pestaña' }).waitFor();
  presses += 1;
  await press(page.getByText('Agua: niebla y azul'));
  await saved();
}

/** The mail server, tried at once, and the payment. */
async function connectMailAndPayment() {
  await section('Correo');
  const { port } = new URL(smtp.url);
  await fill('servidor', '127.0.0.1');
  await fill('puerto', port);
  await page.locator('[name=cifrado]').selectOption({ index: 2 });
  await fill('remitente', 'hola@example.com');
  await saved();
  await button('Enviar un correo de prueba');
  await expect.poll(() => smtp.taken.map(({ to }) => to)).toEqual(['marta@example.com']);

  await section('Pagos');
  await press(page.getByLabel('Se puede pagar por transferencia'));
  await fill('transferencia.iban', 'ES91 2100 0418 4502 0005 1332');
  await fill('transferencia.titular', 'Marta Ejemplo');
  await saved();
}

/** A page of their own, in the menu by one press; and the menu itself. */
async function putPageInMenu() {
  await link('Volver a los ajustes');
  await open('Contenido', 'Mantener páginas');
  await page.getByRole('heading', { name: 'Mantener Páginas' }).waitFor();
  await press(page.getByRole('main').getByRole('link', { name: /nueva/i }).first());
  await fill('titulo', 'Dónde dormir');
  await writeText(page, 'Contenido', 'En casa de Marta.');
  await button('Crear Página');
  await page.getByText('Página creada con éxito.').first().waitFor();
  await link('Volver a las páginas');
  await button('Poner en el menú «Dónde dormir»');
  await page.getByText('En el menú', { exact: true }).waitFor();
  await open('Sitio', 'Ajustes');
  await press(page.getByRole('main').getByRole('link', { name: /^Menús/ }));
  await button('Quitar la entrada 4');
  await expectAccessible(page);
  await saved();
}

/** Shipping and the radio. */
async function setShippingAndRadio() {
  await section('Envíos');
  await press(page.getByRole('button', { name: /^Península/ }));
  await fill('zonas.0.coste', '3,90');
  await saved();

  await section('Radio y mapas');
  await fill('radio', 'https://radio.example.com/serrania.mp3');
  await saved();
}

/** A first article. */
async function writeArticle() {
  await link('Volver a los ajustes');
  await link('Volver a Admin');
  await link('Publica tu primer artículo');
  await fill('titulo', 'La nevada de noviembre');
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await choosePicture(page, 'cover_photo');
  await writeText(page, 'Contenido', 'Nevó.');
  await button('Publicar');
  await page.getByText('Artículo creado con éxito.').waitFor();
  await link('Volver a los artículos');
}

/** A first product, with its shop and category made in place. */
async function makeProduct() {
  await open('Tienda', 'Productos');
  await press(page.getByRole('link', { name: /nuevo/i }).first());
  for (const [offer, field, name, chosen] of [
    ['Nueva tienda', 'nueva_tienda', 'Telar de Marta', 'id_tienda'],
    ['Nueva categoría de productos', 'nueva_categoria_producto', 'Lana', 'id_categoria'],
  ] as const) {
    await button(offer);
    await fill(field, name);
    await button('Crear');
    await expect.poll(() => page.locator(`[name=${chosen}] option:checked`).textContent()).toBe(name);
  }
  await fill('nombre', 'Manta merina');
  await fill('precio', '45');
  await choosePicture(page, 'imagen_0');
  await button('Crear Producto');
  await page.getByText('¡Artículo creado con éxito!').first().waitFor();
}

/** A helper and a copy. */
async function inviteHelper() {
  await page.goto('/admin');
  await button('Sitio');
  await press(page.getByRole('main').getByRole('link', { name: /^Personas/ }));
  await fill('usuario', 'ayudante');
  await fill('email', 'ayudante@example.com');
  await page.locator('[name=rol]').selectOption('editor');
  await button('Enviar la invitación');
  await expect.poll(() => smtp.taken.map(({ to }) => to)).toContain('ayudante@example.com');
  await open('Sitio', 'Copias de seguridad');
  await button('Hacer una copia ahora');
  await page.getByRole('link', { name: /^Descargar la copia/ }).waitFor();
}

/** Visitors see all of it; the manual says how many presses it took. */
async function lookAsVisitor() {
  const textOf = async (path: string) => (await visit(path, site.url)).text;
  const home = await textOf('/');
  for (const text of ['Rincones de la Serranía', 'La Serranía, despacio', 'href="/donde-dormir"'])
    expect(home).toContain(text);
  expect(home).not.toContain('Radio en línea');
  expect(home.indexOf('Últimos artículos')).toBeLessThan(home.indexOf('Últimas noticias'));
  expect(await textOf('/aviso-legal')).toContain('12345678Z');
  expect(await textOf('/envios')).toMatch(/3,90/);
  expect(await textOf('/tienda/manta-merina')).toContain('Manta merina');
}

/** Of several words each is taken away by its name, also with the keyboard. */
async function takeWordAway() {
  await page.goto('/admin/ajustes/redes');
  const words = page.getByRole('combobox', { name: 'Etiquetas al compartir' });
  for (const word of ['#Serranía', '#Fogones']) {
    await words.fill(word);
    await words.press('Enter');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Quitar #Serranía' }).press('Enter');
  await page.getByRole('button', { name: 'Quitar #Serranía' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Quitar #Fogones' }).waitFor();
}

/** The legal texts stay on the page that was saved. */
async function keepLegalPage() {
  await page.goto('/admin/ajustes/legal');
  await page.locator('[name=pagina]').selectOption('envios');
  await page.getByRole('button', { name: 'Escribir el mío a partir de este' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).first().click();
  await page.getByText('Ajustes guardados. Ya se ven en el sitio.').waitFor();
  expect(await page.locator('[name=pagina]').inputValue()).toBe('envios');
}

/** The mail server is taken away again: mails are kept in files, as the last test reads them. */
async function takeMailServerAway() {
  await page.goto('/admin/ajustes/correo');
  await fill('servidor', '');
  await page.getByRole('button', { name: 'Guardar Cambios' }).first().click();
  await page.getByText('Ajustes guardados. Ya se ven en el sitio.').waitFor();
}

/** What an address brings for a new redirect is no search. */
async function bringAddress() {
  await page.goto('/admin/direcciones?de=/antigua');
  await page.getByText('No has hecho ninguna redirección.').waitFor();
  expect(await page.locator('[name=de]').inputValue()).toBe('/antigua');
  expect(await page.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }).count()).toBe(0);
}

/** What is typed while an answer is on its way is not overwritten by it. */
async function typeWhileAnswering() {
  const http = await httpAdmin(site.url);
  await http.post('create_direccion.php', { de: '/vieja', a: '/contacto' });
  const { data: rows } = (await http.get('get_direcciones_admin.php')) as { data: { id: number }[] };
  const late = Promise.withResolvers<void>();
  await page.route('**/api/get_direcciones_admin.php*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(`/admin/direcciones?editar=${rows[0]!.id}`);
  await page.locator('[name=de]').fill('/otra');
  late.resolve();
  await page.getByText('/vieja', { exact: true }).waitFor();
  expect(await page.locator('[name=de]').inputValue()).toBe('/otra');
}

/** From one section of the settings to another and back, it says what was saved meanwhile. */
async function comeBack() {
  await page.goto('/admin/ajustes/identidad');
  await page.locator('[name=lema]').fill('Sendas y fogones');
  await page.getByRole('button', { name: 'Guardar Cambios' }).first().click();
  await page.getByText('Ajustes guardados. Ya se ven en el sitio.').waitFor();
  await goInApp(page, '/admin/ajustes/titular');
  await page.locator('[name=nif]').waitFor();
  await goInApp(page, '/admin/ajustes/identidad');
  await expect.poll(() => page.locator('[name=lema]').inputValue()).toBe('Sendas y fogones');
}

/** With other settings no page, feed, manifest, icon or mail says or shows anything of the program’s place. */
test('with other settings nothing shows the program’s own place', async () => {
  const admin = await httpAdmin(site.url);
  const write = async (seccion: string, valores: object) =>
    expect(await admin.post('update_ajustes.php', { seccion, valores })).toMatchObject({ success: true });
  const body = new FormData();
  body.append('image', new File(['<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'], 'icono.svg'));
  const headers = { origin: site.url, cookie: admin.cookie };
  const uploaded = await fetch(`${site.url}/api/upload_logo.php`, { method: 'POST', headers, body });
  const { imageUrl: icono } = (await uploaded.json()) as { imageUrl: string };
  const { data: pages } = (await admin.get('get_textos_admin.php')) as { data: { textos: { clave: string }[] }[] };
  const link = { texto: 'Ver', destino: '/contacto' };
  const card = { titulo: 'Una tarjeta', texto: '', destino: '/contacto' };
  await write('identidad', { nombre: 'Arán', lema: 'El valle', descripcion: 'Todo del valle.', logo: icono });
  await write('titular', { provincia: 'Lleida', localidad: 'Vielha', calle: 'Carrer Major, 1' });
  await write('marca', {
    ...{ lugar: 'Arán', territorio: 'el valle de Arán', zona: 'el valle', bienes: 'Lana', consumo: 'la Generalitat' },
    ...{ icono, mapa: false, paleta: 'agua', acento: '#7a1fa2' },
    textos: Object.fromEntries(pages.flatMap(({ textos }) => textos.map(({ clave }) => [clave, 'En {territorio}.']))),
  });
  await write('portada', {
    ...{ titulo: 'El valle', entradilla: 'Todo.', boton: link, imagen: null, imagen_estrecha: null },
    ...{ tarjetas: [card, card, card], apoyo: { titulo: 'Aquí', texto: '', boton: link } },
  });
  await write('medios', { radio: null });
  await write('menus', { cabecera: [{ texto: 'Inicio', destino: '/' }], pie: [{ titulo: 'Más', enlaces: [link] }] });

  await write('idiomas', { visibles: ['en', 'fr'] });

  const read = async (path: string) => (await visit(path, site.url)).text;
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+([^<]*)/g)].map(([, path]) => path || '/');
  // Without what the operator made, whose texts nobody has translated.
  const plain = listed.filter((path) => publicPaths.includes(path));
  const looked = [
    ...listed,
    ...['/buscar', '/mi-viaje', '/sin-conexion', '/login', '/no-existe', '/pedido', '/checkout', '/desistimiento'],
    ...['/mapa', '/rss.xml', '/historia/rss.xml', '/agenda.ics', '/manifest.webmanifest', '/robots.txt'],
    ...['/.well-known/security.txt', '/boletin/baja', '/recuperar-contrasena', '/api/get_sitio.php'],
    ...['/proponer', '/pueblos', '/widget/agenda', '/buscar?q=huete', '/api/get_municipios.php'],
    ...['en', 'fr'].flatMap((idioma) =>
      [...plain, '/mi-viaje', '/sin-conexion', '/no-existe', '/manifest.webmanifest', '/rss.xml'].map(
        (path) => `/${idioma}${path === '/' ? '' : path}`,
      ),
    ),
  ];
  const words =
    /cuenca|secretos de|colgadas|hu[ée]car|serran[íi]a|alaj[úu]|mimbre|castilla|provincia\.|hero-(?:wide|middle|narrow)|social\.jpg/gi;
  const found: Record<string, string[]> = {};
  for (const path of looked) {
    const named = (await read(path)).replace(/--[\w-]+/g, '').match(words);
    if (named) found[path] = named;
    // Nor does anything lead to the map that it has not.
    if (!path.endsWith('/mapa')) expect(await read(path), path).not.toMatch(/href="(?:\/en|\/fr)?\/mapa/);
  }
  expect(found).toEqual({});
  expect(looked.length).toBeGreaterThan(100);
  expect((await visit('/fr/pueblos', site.url)).text).toContain('encore rien écrit sur aucun village');
  for (const path of ['/favicon.ico', '/favicon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/social.jpg'])
    expect((await fetch(site.url + path, { redirect: 'manual' })).headers.get('location')).toContain(
      icono.slice(0, 30),
    );

  await admin.post('submit_newsletter.php', { email: 'eva@example.com' });
  await admin.post('submit_contact.php', { name: 'Eva', email: 'eva@example.com', message: 'Hola', consent: true });
  for (const to of ['eva@example.com', 'marta@example.com'])
    expect((await mailTo(to, dataDir)).match(words)).toBeNull();
});
