import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';

test('the header has the navigation of the specification; submenus open under the pointer and with the keyboard; desktop menu from 1200 px', async () => {
  const page = await openPage();
  await page.goto('/historia');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const button = menu.getByRole('button', { name: 'Artículos' });
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Historia');
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Artículos');

  await page.setViewportSize({ width: 1199, height: 800 });
  expect(await menu.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1200, height: 800 });
  expect(await menu.isVisible()).toBe(true);

  await button.hover();
  expect(await menu.locator('a').allTextContents()).toEqual([
    'Inicio',
    'Historia',
    'Libros',
    'Leyendas y Tradiciones',
    'Rutas y Naturaleza',
    'Enigmas y Misterios',
    'Sucesos',
    'Personajes',
    'Ubicaciones',
    'Rutas',
    'Emprendedores',
    'Actividades',
    'Noticias',
    'Tienda',
    'Contacto',
  ]);
  // One that opened under the pointer stays open when it is pressed.
  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await menu.getByRole('link', { name: 'Sucesos' }).click();
  await page.waitForURL('**/sucesos');
});

test('the mobile overlay has collapsible submenus; closing the menu closes the submenus', async () => {
  const page = await openPage({ viewport: phone });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Menú' });
  await dialog.getByText('Artículos').click();
  await dialog.getByRole('link', { name: 'Leyendas y Tradiciones' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await opener.click();
  expect(await dialog.getByRole('link', { name: 'Leyendas y Tradiciones' }).isVisible()).toBe(false);
  await dialog.getByText('Artículos').click();
  await dialog.getByRole('link', { name: 'Leyendas y Tradiciones' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leyendas y Tradiciones' }).waitFor();
  expect(await dialog.isVisible()).toBe(false);
});

test('without JavaScript the menu button leads to the same links at the foot of the page', async () => {
  const page = await openPage({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  await page.waitForURL('**/#mapa-del-sitio');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Historia' }).click();
  await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
});

test('footer: legal links, contact, social links, newsletter form, the withdrawal and a copyright line with the current year linking to login', async () => {
  for (const path of ['/', '/tienda', '/pedido', '/historia']) {
    const footer = (await visit(path)).text.match(/<footer.*<\/footer>/s)![0];
    for (const href of ['/quienes-somos', '/aviso-legal', '/politica-privacidad', '/politica-cookies', '/contacto'])
      expect(footer, `${path} ${href}`).toContain(`href="${href}"`);
    expect(footer).toMatch(/<a [^>]*href="\/desistimiento"[^>]*>Desistir del contrato aquí<\/a>/);
  }
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/historia');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Facebook', 'Instagram', 'X', 'YouTube'])
    await footer.getByRole('link', { name, exact: true }).waitFor();
  await footer.getByLabel('Correo electrónico').waitFor();
  expect(
    await footer.getByRole('link', { name: new RegExp(`© ${new Date().getFullYear()}`) }).getAttribute('href'),
  ).toBe('/login');
});
