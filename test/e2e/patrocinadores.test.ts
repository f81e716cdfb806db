import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';

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
});

test('a sponsor whose address starts with one slash stays in the app, the others open in a new tab', async () => {
  const page = await openPage();
  await page.goto('/quienes-somos');
  const footer = page.getByRole('contentinfo');
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

test.each([
  ['no answer', undefined, 'Error de red o servidor al cargar patrocinadores'],
  ['a refusal', { success: false, message: '' }, 'No se pudieron cargar los patrocinadores'],
  ['nothing', { success: true, message: '', data: [] }, 'No hay patrocinadores'],
])('the footer sponsors after %s', async (_, json, opening) => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/login');
  await page.route('**/get_sponsor_*.php', (route) => (json ? route.fulfill({ json }) : route.abort()));
  await page.getByRole('link', { name: 'Secretos de Cuenca' }).click();
  const ending = opening.startsWith('No hay') ? ' registrados aún.' : '.';
  for (const kind of ['del ayuntamiento', 'de empresa', 'de texto'])
    await page.getByRole('contentinfo').getByText(`${opening} ${kind}${ending}`).waitFor();
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
  const data = await structuredData(page);
  expect(data).toMatchObject({
    '@type': 'GovernmentOrganization',
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
  expect(await structuredData(page)).toMatchObject({ '@type': 'LocalBusiness', name: 'Posada Luna del Huécar' });
  await expectAccessible(page);
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 1],
  ['https://youtu.be/demasiado-corto-o-largo', 0],
])('the video of %s is embedded %i times, by the address without cookies', async (youtube_url, times) => {
  const page = await openPage();
  await page.goto('/quienes-somos');
  await page.route('**/get_ayto_sponsor_sin_web.php*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, youtube_url } } });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'video', contentType: 'text/html' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuntamiento de Belmonte' }).click();
  await page.getByRole('region', { name: 'Contacto' }).waitFor();
  const load = page.getByRole('button', { name: 'Cargar: Vídeo: Ayuntamiento de Belmonte' });
  expect(await load.count()).toBe(times);
  if (times === 0) return;
  await load.click();
  expect(await page.locator('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
});

test('unknown and missing slugs, and no answer, have their messages', async () => {
  const page = await openPage({ expected: /404|ERR_FAILED/ });
  for (const [path, text] of [
    ['/ayuntamientos/nada', 'Ayuntamiento no encontrado.'],
    ['/ayuntamientos', 'No se ha proporcionado un identificador para el ayuntamiento.'],
    ['/empresas/nada', 'Patrocinador no encontrado.'],
    ['/empresas', 'No se ha proporcionado un identificador para el patrocinador.'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByText(text).waitFor();
  }
  await page.route('**/get_sponsor_text_sin_web.php*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Posada Luna del Huécar' }).click();
  await page.getByText('Error al cargar la información. Por favor, inténtalo de nuevo más tarde.').waitFor();
});

async function structuredData(page: Awaited<ReturnType<typeof openPage>>): Promise<Record<string, unknown>> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!);
}
