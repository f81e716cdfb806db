/**
 * A new operator, without the demo, makes the site their own by the screens alone: name, legal data, home page, menu,
 * shipping, radio, a first article with a picture and a first product. What it takes in presses is counted.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, choosePicture, writeText } from './admin-form.ts';
import { openPage, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';
import { adminPassword, type RunningServer, startServer } from './site-server.ts';

let site: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nuevo-'));
  site = await startServer({ DATA_DIR: dataDir, DEMO: 'off' });
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('from an empty site to one of their own', async () => {
  const page = await openPage({ baseURL: site.url, viewport: phone });
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const link = (name: string) => press(page.getByRole('link', { name, exact: true }).first());
  const button = (name: string) => press(page.getByRole('button', { name, exact: true }).first());
  const fill = (name: string, text: string) => page.locator(`[name="${name}"]`).fill(text);
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

  // Signing in, which has its own test.
  const data = { usuario: 'admin', password: adminPassword };
  await page.request.post('/api/login.php', { data, headers: { origin: site.url } });
  presses += 1;
  await page.goto('/admin');
  const list = page.getByRole('region', { name: 'Pon en marcha tu sitio' });
  await list.getByText('Quedan 7 pasos').waitFor();

  // Their own address first. Whoever sells nothing has one step less.
  await fill('email', 'marta@example.com');
  await press(list.getByRole('button', { name: 'Guardar' }));
  await page.getByText('Desde ahora te escribimos a marta@example.com.').waitFor();
  await press(list.getByRole('button', { name: 'No lo necesito' }));
  await list.getByText('Quedan 5 pasos').waitFor();

  // Its header is put into other pages too, until it says something else.
  const nowhereLinked = async (path: string) => (await page.request.get(path)).text();
  const [before] = [await nowhereLinked('/no-existe'), await nowhereLinked('/boletin')];
  expect(before).not.toContain('Rincones de la Serranía, inicio');

  await link('Di cómo se llama tu sitio');
  await fill('nombre', 'Rincones de la Serranía');
  await fill('lema', 'Pueblos, sendas y fogones');
  await saved();

  for (const path of ['/boletin', '/no-existe', '/boletin?pagina=1'])
    expect(await nowhereLinked(path), path).toContain('Rincones de la Serranía, inicio');

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

  await section('Portada');
  await fill('titulo', 'La Serranía, despacio');
  await page.locator('[name=imagen]').setInputFiles(await aPicture('portada.png'));
  await page.getByRole('img', { name: 'Vista previa: Imagen para pantallas anchas' }).waitFor();
  presses += 1;
  await saved();

  await section('Secciones de la portada');
  await button('Quitar la sección 11');
  await button('Bajar la sección 7');
  const preview = page.frameLocator('iframe[title="Así queda la portada"]');
  await preview.getByRole('heading', { name: 'La Serranía, despacio' }).waitFor();
  await preview.getByText('Radio en línea').waitFor({ state: 'detached' });
  // At the end of the screen nothing lies half behind the bar with the buttons.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await saved();

  await section('Menús');
  await button('Quitar la entrada 4');
  await button('Añadir entrada al menú');
  await page.locator('[name="cabecera.7.texto"]').fill('Dónde dormir');
  await page.locator('[name="cabecera.7.destino"]').fill('www.example.com/dormir');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await saved();

  await section('Envíos');
  await press(page.getByRole('button', { name: /^Península/ }));
  await page.locator('[name="zonas.0.coste"]').fill('3,90');
  await saved();

  await section('Radio y mapas');
  await fill('radio', 'https://radio.example.com/serrania.mp3');
  await saved();

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

  const open = async (group: string, tile: string) => {
    await link('Volver a Admin');
    await button(group);
    await press(page.getByRole('link', { name: new RegExp(`^${tile}`) }));
  };
  await open('Tienda', 'Productos');
  await press(page.getByRole('link', { name: /nuevo/i }).first());
  // What the product needs is made in place, and chosen.
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

  const home = await (await fetch(`${site.url}/`)).text();
  for (const text of [
    'Rincones de la Serranía',
    'La Serranía, despacio',
    'Dónde dormir',
    'https://www.example.com/dormir',
  ])
    expect(home).toContain(text);
  expect(home).not.toContain('Radio en línea');
  expect(home.indexOf('Últimos artículos')).toBeLessThan(home.indexOf('Últimas noticias'));
  expect(await (await fetch(`${site.url}/aviso-legal`)).text()).toContain('12345678Z');
  expect(await (await fetch(`${site.url}/envios`)).text()).toMatch(/3,90/);
  expect(await (await fetch(`${site.url}/tienda/manta-merina`)).text()).toContain('Manta merina');
  // The manual names this figure.
  const manual = await readFile('docs/manual-administrador.md', 'utf8');
  expect(manual).toContain(`son ${presses}`);

  // Of several words each is taken away by its name, also with the keyboard.
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

  // The legal texts stay on the page that was saved.
  await page.goto('/admin/ajustes/legal');
  await page.locator('[name=pagina]').selectOption('envios');
  await page.getByRole('button', { name: 'Escribir el mío a partir de este' }).click();
  await page.getByRole('button', { name: 'Guardar Cambios' }).first().click();
  await page.getByText('Ajustes guardados. Ya se ven en el sitio.').waitFor();
  expect(await page.locator('[name=pagina]').inputValue()).toBe('envios');

  // What an address brings for a new one is no search.
  await page.goto('/admin/direcciones?de=/antigua');
  await page.getByText('No has hecho ninguna redirección.').waitFor();
  expect(await page.locator('[name=de]').inputValue()).toBe('/antigua');
  expect(await page.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }).count()).toBe(0);
});

test('with other settings no page, feed, manifest, icon or mail says or shows anything of the program’s place', async () => {
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

  const read = async (path: string) => (await fetch(site.url + path)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>[^<]*?:\d+([^<]*)/g)].map(([, path]) => path || '/');
  const { data: pueblos } = JSON.parse(await read('/api/get_pueblos.php')) as {
    data: { nombre: string; slug: string }[];
  };
  // Municipalities are things, which can be deleted like any other.
  const things = pueblos.flatMap(({ nombre, slug }) => [nombre, slug]).sort((one, other) => other.length - one.length);
  const looked = [
    ...listed.filter((path) => !path.startsWith('/pueblos/')),
    ...['/buscar', '/mi-viaje', '/sin-conexion', '/login', '/no-existe', '/pedido', '/checkout', '/desistimiento'],
    ...['/mapa', '/rss.xml', '/historia/rss.xml', '/agenda.ics', '/manifest.webmanifest', '/robots.txt'],
    ...['/.well-known/security.txt', '/boletin/baja', '/recuperar-contrasena', '/api/get_sitio.php'],
  ];
  const words =
    /cuenca|secretos de|colgadas|hu[ée]car|serran[íi]a|alaj[úu]|mimbre|castilla|provincia\.|hero-(?:wide|middle|narrow)|social\.jpg/gi;
  const found: Record<string, string[]> = {};
  for (const path of looked) {
    const said = things.reduce((text, name) => text.replaceAll(name, ''), (await read(path)).replace(/--[\w-]+/g, ''));
    const named = said.match(words);
    if (named) found[path] = named;
  }
  expect(found).toEqual({});
  expect(looked.length).toBeGreaterThan(35);
  for (const path of ['/favicon.ico', '/favicon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/social.jpg'])
    expect((await fetch(site.url + path, { redirect: 'manual' })).headers.get('location')).toContain(
      icono.slice(0, 30),
    );

  await admin.post('submit_newsletter.php', { email: 'eva@example.com' });
  await admin.post('submit_contact.php', { name: 'Eva', email: 'eva@example.com', message: 'Hola', consent: true });
  for (const to of ['eva@example.com', 'marta@example.com'])
    expect((await mailTo(to, dataDir)).match(words)).toBeNull();
});
