/** Our own map and the pueblos, as visitors walk through them. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { desktop, openPage, phone } from './browser.ts';

test('the map without JavaScript is a picture with links, and its form filters', async () => {
  const page = await openPage({ javaScriptEnabled: false, isAwaited: false, viewport: phone });
  await page.goto('/mapa');
  expect(await page.locator('a[href^="/pueblos/"] use').count()).toBe(238);
  const shape = page.locator('a[href="/pueblos/cuenca"] use');
  expect((await shape.boundingBox())!.width).toBeGreaterThan(40);
  await page.getByText('© Instituto Geográfico Nacional').waitFor();
  for (const name of ['Lugares', 'Eventos', 'Actividades', 'Rutas'])
    await page.getByLabel(name, { exact: true }).uncheck();
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.waitForURL(/\/mapa\?negocios=si/);
  await page.getByRole('link', { name: 'Posada del Arco Viejo' }).waitFor();
  expect(await page.getByRole('link', { name: 'Castillo de Belmonte' }).count()).toBe(0);
});

test('a visitor moves over the map by keyboard, comes closer, asks what is near and steps into a pueblo', async () => {
  const page = await openPage({
    viewport: desktop,
    geolocation: { latitude: 39.5583, longitude: -2.7036 },
    permissions: ['geolocation'],
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/mapa');
  const map = page.getByRole('region', { name: 'Mapa de la provincia de Cuenca' });
  await map.getByRole('link', { name: 'Cuenca', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(name).toBeTruthy();
  expect(name).not.toBe('Cuenca');

  const widthOf = () =>
    map
      .locator('svg')
      .first()
      .evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await widthOf();
  await page.getByRole('button', { name: 'Acercar' }).click();
  await expect.poll(widthOf).toBeGreaterThan(before * 1.4);
  await page.keyboard.press('0');
  await expect.poll(widthOf).toBeCloseTo(before, 0);
  await map.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2);

  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await page.getByRole('heading', { name: 'Lo que tienes más cerca' }).waitFor();
  const first = page.locator('#en-el-mapa li').first();
  await expect.poll(() => first.textContent()).toMatch(/a menos de 1 km/);
  // Under the header's edge a link would be smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  expect([...new Set(asked)]).toEqual([new URL(page.url()).hostname]);

  await page.goto('/pueblos');
  await page.getByLabel('Busca un pueblo').fill('huelamo');
  await page.getByText('1 pueblo', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Huélamo', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Huélamo' }).waitFor();
  await page.getByRole('navigation', { name: 'Pueblos vecinos' }).waitFor();
  await expectAccessible(page);
});

test('who does not want to say where they are is told so, and a phone shows it all without scrolling sideways', async () => {
  const page = await openPage({ viewport: phone, colorScheme: 'dark' });
  await page.goto('/mapa');
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await page.getByText('No tenemos permiso para saber dónde estás.').waitFor();
  for (const path of ['/mapa', '/pueblos', '/pueblos/belmonte', '/pueblos/zarzuela']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
  expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(1);
});
