/** The desk itself: finding anything from anywhere, what waits today, and the sidebar. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

/**
 * Each screen has a title of its own and the keyboard begins at it; the log tells what was changed in words; one can
 * leave from anywhere, and the site has its titles back.
 */
test('titles, keyboard and log of the desk', async () => {
  const admin = await httpAdmin();
  const nombre = unique('Provincia anotada');
  const { data } = await admin.post('create_provincia.php', { nombre });
  await admin.post('update_provincia.php', { ...(data as object), nombre: `${nombre} otra vez` });
  const page = await openAdmin('/admin/libros/gestion', { hasOwnSession: true });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('heading', { level: 1, name: 'Mantener Libros' }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('contenido');
  const title = await page.title();
  expect(title).toMatch(/^Mantener Libros \| Administración \| ./);

  const search = page.locator('main').getByLabel('Buscar');
  await search.fill('nadie');
  await page.waitForURL('**/admin/libros/gestion?q=nadie');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  const side = page.getByRole('navigation', { name: 'Administración' });
  await side.getByRole('link', { name: 'Hoy' }).click();
  await expect.poll(() => page.title()).toBe(title.replace('Mantener Libros | ', ''));
  await side.getByText('Sitio', { exact: true }).click();
  await side.getByRole('link', { name: 'Registro de actividad' }).click();
  await page.getByRole('heading', { level: 1, name: 'Registro de Actividad' }).waitFor();
  await expect.poll(focused).toBe('contenido');
  expect(await page.title()).toBe(title.replace('Mantener Libros', 'Registro de Actividad'));
  const found = page.waitForResponse((response) => response.url().includes('q=Provincia'));
  await search.fill(nombre);
  await found;
  const changed = page.getByRole('row', { name: new RegExp(`${nombre} otra vez`) });
  await changed.getByText('1 campo cambiado').click();
  await changed.getByRole('term').getByText('Nombre', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => page.title()).not.toContain('Administración');
});

test('Ctrl-K finds things and screens by keyboard alone', async () => {
  const nombre = unique('Provincia hallada');
  await (await httpAdmin()).post('create_provincia.php', { nombre });
  const page = await openAdmin('/admin');
  // What is typed before its code is there reaches it, and the field behind stays as it was.
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/finder-dialog*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/admin/libros/gestion?q=nadie');
  const search = page.locator('main').getByLabel('Buscar');
  await search.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('logo');
  release();
  const dialog = page.getByRole('dialog', { name: 'Buscar en la administración' });
  const field = dialog.getByRole('combobox', { name: 'Qué buscas' });
  await dialog.getByRole('option', { name: /^Identidad Ajustes/ }).waitFor();
  expect([await field.inputValue(), await search.inputValue()]).toEqual(['logo', 'nadie']);
  await field.fill('cerrar sesion');
  await dialog.getByRole('option', { name: /^Cerrar sesión/ }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Control+k');
  await field.fill(nombre.toUpperCase());
  await dialog.getByRole('option', { name: nombre }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/provincias/gestion?editar=*');
  await page.getByRole('heading', { name: 'Editar Provincia' }).waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe(nombre);

  await page.keyboard.press('Control+k');
  await field.fill('papelera');
  await dialog.getByRole('option', { name: /^Papelera/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/papelera');

  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await field.fill('xyzzy nada');
  await dialog.getByText('No hay nada con ese nombre.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

/**
 * The sidebar tells where one is and what waits, is kept as it was left, and is not printed; Hoy leads to what
 * waits, without an answer it says so, and the panel is there all the same.
 */
test('the sidebar and Hoy', async () => {
  const titulo = unique('Borrador de hoy');
  const admin = await httpAdmin();
  await admin.post('create_post.php', { titulo, contenido: '<p>x</p>', category_id: 1, estado: 'borrador' });
  await admin.post('submit_contact.php', {
    name: unique('Visitante'),
    email: 'visitante@example.com',
    message: 'Hola, buenos días.',
    consent: true,
  });
  // A screen of the books that is no entry of the sidebar.
  const page = await openAdmin('/admin/libros/editar/no-existe', { expected: failedCalls });
  const side = page.getByRole('navigation', { name: 'Administración' });
  expect(await side.getByRole('link', { name: 'Libros', exact: true }).getAttribute('aria-current')).toBe('true');
  const pedidos = side.getByRole('link', { name: /^Pedidos/ });
  await side.getByRole('link', { name: /^Pedidos \d+ por preparar$/ }).waitFor();
  const cupones = side.getByRole('link', { name: /^Cupones/ });
  expect(await cupones.count()).toBe(0);
  await side.getByText('Tienda', { exact: true }).click();
  await cupones.waitFor();

  await page.route('**/api/get_hoy_admin.php*', (route) => route.abort());
  await page.goto('/admin');
  await cupones.waitFor();
  const main = page.getByRole('main');
  const hoy = main.getByRole('region', { name: 'Hoy' });
  await hoy.getByText('No se pudo cargar lo que hay para hoy.').waitFor();
  await main.getByRole('heading', { name: 'Panel de Administración', level: 1 }).waitFor();
  const groups = await main
    .locator('.mantine-Accordion-control')
    .evaluateAll((controls) => controls.map((control) => [control.textContent, control.ariaExpanded]));
  for (const name of ['Contenido', 'Tienda', 'Sitio']) expect(groups).toContainEqual([name, 'false']);
  await page.unroute('**/api/get_hoy_admin.php*');
  await hoy.getByRole('button', { name: 'Reintentar' }).click();
  await hoy.getByRole('heading', { name: 'Por hacer' }).waitFor();
  await hoy.getByRole('link', { name: titulo }).waitFor();
  await hoy.getByRole('link', { name: /copia/i }).waitFor();
  await hoy.getByText('No hay servidor de correo').waitFor();
  await main.getByRole('button', { name: 'Contenido' }).click();
  await expectAccessible(page);
  await hoy.getByRole('link', { name: /sin leer$/ }).click();
  await page.waitForURL('**/admin/mensajes/gestion?estado=sin-leer');
  await page.getByRole('table').getByText('Sin leer').first().waitFor();

  await pedidos.click();
  await page.waitForURL('**/admin/pedidos/gestion');
  expect(await pedidos.getAttribute('aria-current')).toBe('page');
  // The screen takes the focus when it is there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido');
  await side.getByText('Crear', { exact: true }).press('Enter');
  await side.getByRole('link', { name: 'Evento', exact: true }).click();
  await page.waitForURL('**/admin/eventos/nuevo');
  await side.getByRole('link', { name: 'Evento', exact: true }).waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
});

/**
 * On a phone a bar under the thumb leads everywhere and finds the same; without a connection it says so and can be
 * tried again.
 */
test('the bar of the desk on a phone', async () => {
  const page = await openAdmin('/admin/libros/gestion?q=nadie', { viewport: phone, expected: failedCalls });
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const finder = page.getByRole('dialog', { name: 'Buscar en la administración' });
  await page.route('**/api/buscar_admin.php*', (route) => route.abort());
  await finder.getByRole('combobox').fill('cuenca');
  await finder.getByText('No se pudo buscar.').waitFor();
  await page.unroute('**/api/buscar_admin.php*');
  await finder.getByRole('button', { name: 'Reintentar' }).click();
  await finder.getByRole('option').first().waitFor();
  await expectAccessible(page);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(phone.width);
  await page.keyboard.press('Escape');

  const bar = page.getByRole('navigation', { name: 'Accesos rápidos' });
  await bar.getByRole('button', { name: 'Menú' }).click();
  const drawer = page.getByRole('dialog', { name: 'Administración' });
  await drawer.getByText('Sitio', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Papelera' }).click();
  await page.waitForURL('**/admin/papelera');
  await drawer.waitFor({ state: 'hidden' });
  await bar.getByText('Crear', { exact: true }).click();
  await bar.getByRole('link', { name: 'Artículo', exact: true }).click();
  await page.waitForURL('**/admin/articulos/nuevo');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await bar.getByRole('link', { name: 'Hoy' }).click();
  await page.waitForURL('**/admin');
  expect(await width()).toBe(phone.width);
});
