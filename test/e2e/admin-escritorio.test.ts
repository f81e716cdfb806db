/** The desk itself: finding anything from anywhere, what waits today, and the sidebar. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

test('Ctrl-K finds a thing by its title and a screen by its name, by keyboard alone', async () => {
  const nombre = unique('Provincia hallada');
  await (await httpAdmin()).post('create_provincia.php', { nombre });
  const page = await openAdmin('/admin/libros/gestion?q=nadie');
  await page.getByLabel('Buscar').focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar en la administración' });
  const field = dialog.getByRole('combobox', { name: 'Qué buscas' });
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

test('the sidebar tells where one is and what waits, is kept as it was left, and is not printed; Hoy leads to what waits, without an answer it says so, and the panel is there all the same', async () => {
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
  expect(await pedidos.count()).toBe(0);
  await side.getByText('Tienda', { exact: true }).click();
  await side.getByRole('link', { name: /^Pedidos \d+ por preparar$/ }).waitFor();

  await page.route('**/api/get_hoy_admin.php*', (route) => route.abort());
  await page.goto('/admin');
  await pedidos.waitFor();
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
  await page.waitForURL('**/admin/mensajes/gestion?ver=sin-leer');
  await page.getByRole('table').getByText('Sin leer').first().waitFor();

  await pedidos.click();
  await page.waitForURL('**/admin/pedidos/gestion');
  expect(await pedidos.getAttribute('aria-current')).toBe('page');
  await side.getByText('Crear', { exact: true }).press('Enter');
  await side.getByRole('link', { name: 'Evento', exact: true }).click();
  await page.waitForURL('**/admin/eventos/nuevo');
  await side.getByRole('link', { name: 'Evento', exact: true }).waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
});

test('on a phone a bar under the thumb leads everywhere and finds the same; without a connection it says so and can be tried again', async () => {
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
