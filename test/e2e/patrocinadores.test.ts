import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { structuredData, visit } from './html.ts';

test('the footer has town halls and companies with logo and name, and text-only links separated by bars', async () => {
  const page = await openPage();
  await page.goto('/quienes-somos');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Ayuntamientos que colaboran', 'Empresas que colaboran']) {
    const links = footer.getByRole('region', { name }).getByRole('link');
    expect(await links.count()).toBe(4);
    expect(await links.first().locator('img').count()).toBe(1);
    expect(await links.first().textContent()).not.toBe('');
  }
  const texts = footer.getByRole('region', { name: 'También nos apoyan' });
  expect(await texts.locator('img').count()).toBe(0);
  const shown = await texts.getByRole('listitem').allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.map((text) => text.startsWith('|'))).toEqual(shown.map((_, index) => index > 0));

  // A sponsor whose address starts with one slash stays in the app, the others open in a new tab.
  const outside = footer.getByRole('link', { name: 'Ayuntamiento de Alarcón' });
  expect(await outside.getAttribute('target')).toBe('_blank');
  expect(await outside.getAttribute('rel')).toContain('sponsored');
  const inside = footer.getByRole('link', { name: 'Ayuntamiento de Belmonte' });
  expect(await inside.getAttribute('target')).toBeNull();
  await page.evaluate(() => {
    (window as { isSamePage?: boolean }).isSamePage = true;
  });
  await inside.click();
  await page.waitForURL('**/ayuntamientos/ayuntamiento-de-belmonte');
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
});

test('the footer sponsors after no answer, a refusal and nothing', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  for (const [json, opening, ending] of [
    [undefined, 'Error de red o servidor al cargar patrocinadores', '.'],
    [{ success: false, message: '' }, 'No se pudieron cargar los patrocinadores', '.'],
    [{ success: true, message: '', data: [] }, 'No hay patrocinadores', ' registrados aún.'],
  ] as const) {
    await page.goto('/login');
    await page.route('**/get_sponsor_*.php', (route) => (json ? route.fulfill({ json }) : route.abort()));
    await page.getByRole('link', { name: 'Secretos de Cuenca' }).click();
    for (const kind of ['del ayuntamiento', 'de empresa', 'de texto'])
      await page.getByRole('contentinfo').getByText(`${opening} ${kind}${ending}`).waitFor();
    await page.unroute('**/get_sponsor_*.php');
  }
});

test('a town-hall page has crest, name, address, e-mail, phone, fax, mayor and content with links into the app', async () => {
  const page = await openPage();
  await page.goto('/ayuntamientos/ayuntamiento-de-belmonte');
  await page.getByRole('heading', { level: 1, name: 'Ayuntamiento de Belmonte' }).waitFor();
  await page.getByRole('img', { name: 'Escudo de Ayuntamiento de Belmonte' }).waitFor();
  const contact = page.getByRole('region', { name: 'Contacto' });
  expect(await contact.getByRole('link', { name: 'belmonte@example.com' }).getAttribute('href')).toBe(
    'mailto:belmonte@example.com',
  );
  expect(await contact.getByRole('link', { name: '967 000 301' }).getAttribute('href')).toBe('tel:967000301');
  for (const text of ['16640 Belmonte', '967 000 302', 'Elena Ejemplo Pacheco'])
    await contact.getByText(text).waitFor();
  const { text } = await visit('/ayuntamientos/ayuntamiento-de-belmonte');
  expect(structuredData(text, 'GovernmentOrganization')).toMatchObject({
    address: { addressCountry: 'ES' },
    contactPoint: { contactType: 'citizen service' },
  });
  await expectAccessible(page);
  await page.evaluate(() => {
    (window as { isSamePage?: boolean }).isSamePage = true;
  });
  await page.getByRole('article').getByRole('link', { name: 'actividades y eventos' }).click();
  await page.waitForURL('**/actividades-y-eventos');
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true);
});

test('a company page has its second e-mail and phone and its contact person', async () => {
  const page = await openPage();
  await page.goto('/empresas/posada-luna-del-huecar');
  const contact = page.getByRole('region', { name: 'Contacto' });
  for (const text of [
    'reservas.luna@example.com',
    'grupos.luna@example.com',
    '969 000 401',
    '600 000 401',
    'Teresa Ejemplo Huerta',
  ])
    await contact.getByText(text).waitFor();
  expect(await contact.getByText('Fax', { exact: true }).count()).toBe(0);
  const { text } = await visit('/empresas/posada-luna-del-huecar');
  expect(structuredData(text, 'LocalBusiness')).toMatchObject({ name: 'Posada Luna del Huécar' });
  await expectAccessible(page);
});

test('a video is embedded by the address without cookies, when it has an id of eleven characters; no answer has its message', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/quienes-somos');
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'video', contentType: 'text/html' }),
  );
  const belmonte = page.getByRole('contentinfo').getByRole('link', { name: 'Ayuntamiento de Belmonte' });
  const load = page.getByRole('button', { name: 'Cargar: Vídeo: Ayuntamiento de Belmonte' });
  for (const [youtube_url, times] of [
    ['https://youtu.be/demasiado-corto-o-largo', 0],
    ['https://www.youtube.com/watch?v=abcdefghijk', 1],
  ] as const) {
    await page.route('**/get_ayto_sponsor_sin_web.php*', async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...answer, data: { ...answer.data, youtube_url } } });
    });
    await belmonte.click();
    await page.getByRole('region', { name: 'Contacto' }).waitFor();
    // What was read before is shown until the new answer is there.
    await expect.poll(() => load.count(), { timeout: 10_000 }).toBe(times);
    await page.unroute('**/get_ayto_sponsor_sin_web.php*');
    if (times === 0) {
      await page.goBack();
      await page.getByRole('region', { name: 'Contacto' }).waitFor({ state: 'detached' });
    }
  }
  await load.click();
  expect(await page.locator('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');

  await page.route('**/get_sponsor_text_sin_web.php*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Posada Luna del Huécar' }).click();
  await page.getByText('Error al cargar la información. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

test('unknown and missing slugs have their messages', async () => {
  for (const [path, message] of [
    ['/ayuntamientos/nada', 'Ayuntamiento no encontrado.'],
    ['/ayuntamientos', 'No se ha proporcionado un identificador para el ayuntamiento.'],
    ['/empresas/nada', 'Patrocinador no encontrado.'],
    ['/empresas', 'No se ha proporcionado un identificador para el patrocinador.'],
  ] as const) {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).toContain(message);
  }
});
