/** Our own map and the pueblos, as visitors walk through them. */
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { visit } from './html.ts';

test('the map without JavaScript is a picture with links, and its form filters', async () => {
  const { text } = await visit('/mapa');
  const shapes = text.match(/<a [^>]*href="\/pueblos\/[^>]*><use /g);
  expect(shapes).toHaveLength(238);
  expect(text).toContain('© Instituto Geográfico Nacional');
  const form = text.match(/<form [^>]*action="\/mapa" method="get".*?<\/form>/s)![0];
  expect(form).toMatch(/<input type="checkbox"[^>]* name="negocios"[^>]* value="si"/);
  expect(form).toMatch(/<button type="submit"[^>]*>Filtrar</);
  const filtered = (await visit('/mapa?negocios=si&desde=&hasta=&etiqueta=')).text;
  expect(filtered).toContain('>Posada del Arco Viejo</a>');
  expect(filtered).not.toContain('>Castillo de Belmonte</a>');
  // A pueblo of which there is nothing to tell is nothing for search engines.
  expect((await visit('/pueblos/zarzuela')).text).toContain('<meta name="robots" content="noindex"/>');
});

/**
 * A visitor moves over the map by keyboard, comes closer, asks what is near, filters and steps into a pueblo; who
 * does not want to say where they are is told so; a phone shows it all without scrolling sideways.
 */
test('the map by keyboard and on a phone', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/mapa');
  const map = page.getByRole('region', { name: 'Mapa de la provincia de Cuenca' });
  const cuenca = map.locator('a[href="/pueblos/cuenca"]').first();
  expect((await cuenca.boundingBox())!.width).toBeGreaterThan(40);
  await cuenca.focus();
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

  const nearMe = page.getByRole('button', { name: 'Cerca de mí' });
  await nearMe.click();
  await page.getByText('No tenemos permiso para saber dónde estás.').waitFor();
  await page.context().setGeolocation({ latitude: 39.5583, longitude: -2.7036 });
  await page.context().grantPermissions(['geolocation']);
  await nearMe.click();
  await page.getByRole('heading', { name: 'Lo que tienes más cerca' }).waitFor();
  const first = page.locator('#en-el-mapa li').first();
  await expect.poll(() => first.textContent()).toMatch(/a menos de 1 km/);
  // Under the header's edge a link would be smaller than it is.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  expect([...new Set(asked)]).toEqual([new URL(page.url()).hostname]);

  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const castle = page.locator('#en-el-mapa').getByText('Castillo de Belmonte', { exact: true });
  expect(await castle.count()).toBe(1);
  await page.getByLabel('Lugares', { exact: true }).uncheck();
  await castle.waitFor({ state: 'detached' });
  // What is chosen looks otherwise, also without colours of ours.
  const looks = (capa: string) =>
    page.getByText(capa, { exact: true }).evaluate((chip) => {
      const { backgroundColor } = getComputedStyle(chip);
      return [backgroundColor, getComputedStyle(chip.querySelector('svg')!).visibility];
    });
  for (const forcedColors of ['active', 'none'] as const) {
    await page.emulateMedia({ forcedColors });
    const [chosen, other] = [await looks('Eventos'), await looks('Lugares')];
    expect([chosen[0] === other[0], chosen[1], other[1]]).toEqual([false, 'visible', 'hidden']);
  }
  await map.locator('a[href="/pueblos/huelamo"]').first().press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Huélamo' }).waitFor();
  await page.getByRole('navigation', { name: 'Pueblos vecinos' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Estás en' }).getByRole('link', { name: 'Pueblos' }).click();
  await page.getByLabel('Busca un pueblo').fill('huelamo');
  await page.getByText('1 pueblo', { exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'Huélamo', exact: true }).count()).toBeGreaterThan(0);
});

/** With a finger every pueblo and every mark opens, one after another, also under where one stands. */
test('with a finger every village and every mark opens', async () => {
  const page = await openPage({
    viewport: phone,
    hasTouch: true,
    geolocation: { latitude: 40.0718, longitude: -2.1342 },
  });
  await page.context().grantPermissions(['geolocation']);
  await page.goto('/mapa?etiqueta=gratis');
  await expectAccessible(page);
  const map = page.getByRole('region', { name: 'Mapa de la provincia de Cuenca' });
  const card = page.locator('section[aria-live=polite]');
  await map.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  /** Those whose middle can be touched: it is in sight, and no other link lies on it. */
  const placesOf = (links: string) =>
    map.evaluate(
      (element, links) =>
        [...element.querySelectorAll<Element>(links)].flatMap((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (!link.contains(document.elementFromPoint(x, y))) return [];
          return [{ name: link.getAttribute('title') ?? link.getAttribute('aria-label')!, x, y }];
        }),
      links,
    );
  const pueblos = await placesOf('a[href^="/pueblos/"]');
  expect(pueblos.length).toBeGreaterThan(100);
  for (const { name, x, y } of pueblos.filter((_, index) => index % 20 === 0)) {
    await page.touchscreen.tap(x, y);
    await card.getByRole('link', { name: `Ir a ${name}`, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Cerca de mí' }).tap();
  await page.getByText('Estás aquí').waitFor();
  for (let turn = 0; turn < 2; turn++) {
    const [mark] = await placesOf('a[title]');
    await page.touchscreen.tap(mark!.x, mark!.y);
    await card.getByRole('heading', { name: mark!.name, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Cerrar' }).tap();
  await card.waitFor({ state: 'detached' });
  // Nothing but links takes a press.
  const inTheWay = await map.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter(
        (part) => !part.closest('a') && !part.querySelector('a') && getComputedStyle(part).pointerEvents !== 'none',
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(inTheWay).toEqual([]);
});
