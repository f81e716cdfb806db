import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';

/** How high it was on a phone of 390 px with the demo's sponsors before its links were folded: 2,523 px. */
const footBefore = 2523;

/**
 * The header has the navigation of the specification; submenus open under the pointer and with the keyboard; desktop
 * menu from 1200 px; below, the mobile overlay has collapsible submenus, and closing the menu closes the submenus;
 * the footer is a third of what it was on a phone.
 */
test('the menu, wide and narrow', async () => {
  const page = await openPage();
  await page.goto('/contacto');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  const button = menu.getByRole('button', { name: 'Artículos' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const isOpen = () => button.getAttribute('aria-expanded');
  await button.press('Enter');
  await expect.poll(isOpen).toBe('true');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Historia');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe('false');
  expect(await focused()).toContain('Artículos');

  await button.hover();
  await expect.poll(isOpen).toBe('true');
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
    'Pueblos',
    'Rutas',
    'Mapa',
    'Emprendedores',
    'Actividades',
    'Noticias',
    'Tienda',
    'Contacto',
  ]);
  // One that opened under the pointer stays open when it is pressed.
  await button.click();
  expect(await isOpen()).toBe('true');

  await page.setViewportSize({ width: 1200, height: 800 });
  expect(await menu.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1199, height: 800 });
  expect(await menu.isVisible()).toBe(false);
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: 'Abrir el menú' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Menú' });
  const crimes = dialog.getByRole('link', { name: 'Sucesos' });
  await dialog.getByText('Artículos').click();
  await crimes.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await opener.click();
  expect(await crimes.isVisible()).toBe(false);
  await dialog.getByText('Artículos').click();
  await crimes.click();
  await page.getByRole('heading', { level: 1, name: 'Sucesos' }).waitFor();
  expect(await dialog.isVisible()).toBe(false);

  // The foot of the page is a third of what it was: its links are folded, and open for whoever is led there.
  const foot = page.getByRole('contentinfo');
  expect((await foot.boundingBox())!.height).toBeLessThanOrEqual(footBefore / 3);
  const books = foot.getByRole('link', { name: 'Libros' });
  expect(await books.isVisible()).toBe(false);
  await page.evaluate(() => {
    location.hash = 'mapa-del-sitio';
  });
  await books.waitFor();
});

/**
 * Without JavaScript the menu button leads to the same links at the foot of the page; footer: legal links, contact,
 * social links, newsletter form, the withdrawal and a copyright line with the current year linking to login.
 */
test('the menu without JavaScript, and the footer', async () => {
  for (const path of ['/', '/tienda', '/pedido', '/historia']) {
    const { text } = await visit(path);
    expect(text).toMatch(/<a href="#mapa-del-sitio"[^>]*aria-label="Abrir el menú"/);
    const footer = text.match(/<footer.*<\/footer>/s)![0];
    const sections = footer.match(/<nav[^>]*id="mapa-del-sitio".*?<\/nav>/s)![0];
    const menu = text.match(/<nav[^>]*aria-label="Principal".*?<\/nav>/s)![0];
    for (const href of hrefsOf(menu)) expect(hrefsOf(sections), `${path} ${href}`).toContain(href);
    for (const href of ['/quienes-somos', '/aviso-legal', '/politica-privacidad', '/politica-cookies', '/contacto'])
      expect(hrefsOf(footer), `${path} ${href}`).toContain(href);
    expect(footer).toMatch(/<a [^>]*href="\/desistimiento"[^>]*>Desistir del contrato aquí<\/a>/);
    for (const name of ['Facebook', 'Instagram', 'X', 'YouTube'])
      expect(footer).toMatch(new RegExp(`<a href="https://[^"]*" target="_blank"[^>]*aria-label="${name}"`));
    expect(footer).toMatch(/<form[^>]*method="post".*<input[^>]*name="email"/s);
    expect(footer).toMatch(new RegExp(`<a href="/login">© (?:<!-- -->)?${new Date().getFullYear()}`));
  }
});

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);
}
