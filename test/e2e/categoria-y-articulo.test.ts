import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone, tablet } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

const failed = /Failed to load resource|net::ERR/;

async function firstArticulo(category = 'historia'): Promise<{ slug: string; titulo: string; path: string }> {
  const answer = (await (await fetch(`${inject('siteUrl')}/api/get_posts.php?categoriaSlug=${category}`)).json()) as {
    data: { slug: string; titulo: string }[];
  };
  const { slug, titulo } = answer.data[0]!;
  return { slug, titulo, path: `/${category}/${slug}` };
}

test('article cards: cover image, title, "Publicado: {date}" and a "Leer el artículo" link to /{categoriaSlug}/{slug}, in one, two or three columns', async () => {
  const page = await openPage();
  await page.goto('/historia');
  await page.getByRole('heading', { level: 1, name: 'Historia' }).waitFor();
  const card = page.getByRole('article').first();
  await card.getByText(/^Publicado: \d+ de \w+ de \d{4}$/).waitFor();
  expect(await card.locator('img').count()).toBe(1);
  expect(await card.getByRole('link', { name: /^Leer el artículo/ }).getAttribute('href')).toMatch(
    /^\/historia\/[a-z0-9-]+$/,
  );
  expect(await card.locator('img').evaluate((image) => image.getBoundingClientRect().height)).toBeCloseTo(250, 0);
  await expectAccessible(page);
  for (const [viewport, columns] of [
    [{ width: 992, height: 800 }, 3],
    [{ width: 991, height: 800 }, 2],
    [tablet, 2],
    [phone, 1],
  ] as const) {
    await page.setViewportSize(viewport);
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `${viewport.width} px`).toBe(columns);
  }
  await expectAccessible(page);
});

test('a category that cannot be loaded, is empty or is refused says so', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/contacto');
  const nothing = 'No se encontraron artículos para esta categoría.';
  const categoria = { nombre_categoria: 'Noticias', slug: 'noticias' };
  for (const [json, text] of [
    [undefined, 'Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.'],
    [{ success: true, message: '', data: [], categoria, total: 0, page: 1, pages: 1, limit: 24 }, nothing],
    // Nothing but the documented fields.
    [{ success: true, data: [] }, nothing],
    [{ success: true, message: 'Vuelve mañana.', data: [] }, 'Vuelve mañana.'],
    [{ success: true }, nothing],
    [{ success: false, message: 'Hoy descansamos.' }, 'Hoy descansamos.'],
  ] as const) {
    await page.route('**/get_posts.php*', (route) => (json ? route.fulfill({ json }) : route.abort()));
    await goByMenu(page, 'Noticias');
    await page.getByText(text).waitFor();
    if (json) await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
    await page.unroute('**/get_posts.php*');
    await goByMenu(page, 'Contacto');
    await page.getByRole('heading', { level: 1, name: 'Contacto' }).waitFor();
  }
});

test('the article page: title, cover, author line, publication date, share icons at the top and buttons at the bottom, newsletter block', async () => {
  const { path, titulo } = await firstArticulo();
  const page = await openPage();
  await page.addInitScript(() => {
    (window as unknown as { opened: unknown[] }).opened = [];
    window.open = (...call) => {
      (window as unknown as { opened: unknown[] }).opened.push(call);
      return window;
    };
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
  await page.getByText(/^Por /).first().waitFor();
  expect(await page.getByRole('link', { name: 'Compartir en Facebook' }).count()).toBe(2);
  expect(await page.getByRole('link', { name: 'Compartir en X' }).count()).toBe(2);
  await page
    .getByRole('region', { name: 'Que no se te escape ningún secreto' })
    .getByLabel('Correo electrónico')
    .waitFor();
  expect(await page.title()).toBe(`${titulo} - Secretos de Cuenca`);

  // Sharing opens a 600x400 pop-up with the article title and URL; the X share adds three hashtags.
  await page.getByRole('link', { name: 'Compartir en X' }).first().click();
  const [[address, , features]] = (await page.evaluate(() => (window as unknown as { opened: string[][] }).opened)) as [
    [string, string, string],
  ];
  expect(features).toContain('width=600,height=400');
  const parameters = new URL(address).searchParams;
  expect(parameters.get('text')).toBe(titulo);
  expect(parameters.get('url')).toContain(path);
  expect(parameters.get('hashtags')?.split(',')).toHaveLength(3);
});

test('clicks on same-host links inside the body navigate within the app, except links to files and links opening in a new tab', async () => {
  const admin = await httpAdmin();
  const contenido =
    '<p><a href="/noticias">dentro</a> <a href="/informe.pdf">fichero</a> <a href="/sucesos" target="_blank">pestaña</a></p><table><tbody><tr><td><img src="/media/x.webp" width="120" height="80"></td><td><img src="/media/y.webp"></td></tr></tbody></table>';
  const { data } = await admin.post('create_post.php', { titulo: 'Enlaces y tablas', contenido, category_id: 3 });
  const { slug, Id_articulo } = data as { slug: string; Id_articulo: number };
  const page = await openPage({ expected: failed });
  await page.goto(`/sucesos/${slug}`);
  await page.evaluate(() => {
    (window as unknown as { stayed: boolean }).stayed = true;
  });
  const files = await page.getByRole('link', { name: 'fichero' }).evaluate((link) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.addEventListener('click', (clicked) => setTimeout(() => clicked.preventDefault()), { once: true });
    document.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true });
    link.dispatchEvent(event);
    return location.pathname;
  });
  expect(files).toContain('/sucesos/');
  const [inTable, second] = await page
    .locator('table img')
    .evaluateAll((images) => images.map((image) => (image as HTMLElement).style.cssText));
  expect(inTable).toMatch(/width: 120px;.*height: 80px/);
  expect(second).toMatch(/width: 100%/);
  await page.getByRole('link', { name: 'dentro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
  expect(await page.evaluate(() => (window as unknown as { stayed?: boolean }).stayed)).toBe(true);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await admin.post('delete_post.php', { id: Id_articulo });
});

test('the article is cleared and loading restarts whenever route parameters change; failures and refusals have their texts', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/historia');
  const link = page.getByRole('link', { name: /^Leer el artículo/ }).first();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/get_post.php*', async (route) => {
    await promise;
    await route.abort();
  });
  await link.click();
  await page.getByText('Cargando artículo...').waitFor();
  resolve();
  await page.getByText('Error al cargar el artículo. Por favor, inténtalo de nuevo más tarde.').waitFor();
  await page.unroute('**/get_post.php*');

  for (const [status, json, text] of [
    [404, { success: false, message: '' }, 'Artículo no encontrado o no publicado.'],
    [404, { success: false, message: 'Se ha retirado.' }, 'Se ha retirado.'],
    [200, { success: false, message: 'Hoy descansamos.' }, 'Hoy descansamos.'],
    [200, { success: true }, 'Artículo no encontrado o no publicado.'],
  ] as const) {
    await page.goBack();
    await page.route('**/get_post.php*', (route) => route.fulfill({ status, json }));
    await link.click();
    await page.getByText(text).waitFor();
    await page.waitForFunction(() => /^(?:Página no encontrada -|Secretos de Cuenca \|)/.test(document.title));
    await page.unroute('**/get_post.php*');
  }
});

test('the newsletter block: invalid e-mail, success that resets the form and vanishes after 5 s, refusal and failure', async () => {
  const { path } = await firstArticulo('emprendedores');
  const page = await openPage({ expected: failed, hasClock: true });
  await page.goto(path);
  await expectAccessible(page);
  const block = page.getByRole('region', { name: 'Que no se te escape ningún secreto' });
  const email = block.getByLabel('Correo electrónico');
  const button = block.getByRole('button');
  expect(await button.isDisabled()).toBe(true);
  await email.fill('no-es-correo');
  await email.press('Enter');
  await block.getByText('Por favor, introduce un correo electrónico válido.').waitFor();
  await page.clock.runFor(5100);
  await block.getByText('Por favor, introduce un correo electrónico válido.').waitFor({ state: 'detached' });
  // The press on a disabled button counts as well.
  await button.click({ force: true });
  await block.getByText('Por favor, introduce un correo electrónico válido.').waitFor();
  await email.fill('lector@example.com');
  await button.click();
  await block.getByText('Te hemos enviado un correo para confirmar tu suscripción.').waitFor();
  expect(await email.inputValue()).toBe('');
  await page.clock.runFor(5100);
  await block.getByText('Te hemos enviado un correo').waitFor({ state: 'detached' });

  await page.route('**/submit_newsletter.php', (route) =>
    route.fulfill({ status: 422, json: { success: false, message: 'No puede ser.' } }),
  );
  await email.fill('lector@example.com');
  await button.click();
  await block.getByText('No puede ser.').waitFor();
  await page.unroute('**/submit_newsletter.php');
  await page.route('**/submit_newsletter.php', (route) => route.fulfill({ json: { success: false } }));
  await button.click();
  await block.getByText('Ocurrió un error desconocido.').waitFor();
  await page.unroute('**/submit_newsletter.php');
  await page.route('**/submit_newsletter.php', (route) => route.abort());
  await button.click();
  await block.getByText(/^Error al suscribirse: /).waitFor();
});

test('everything reads without JavaScript', async () => {
  const { path, titulo } = await firstArticulo();
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('region', { name: 'Últimas noticias' }).getByRole('article').first().waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
  expect(await page.getByRole('button', { name: 'Suscribirme' }).first().isEnabled()).toBe(true);
});

async function goByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click();
}
