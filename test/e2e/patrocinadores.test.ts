import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { widgetCode } from '#areas/eventos/widget/code.ts';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { answerOf, openPage } from './browser.ts';
import { structuredData, visit, wordsOf } from './html.ts';

const townHall = '/ayuntamientos/ayuntamiento-de-belmonte';
const company = '/empresas/posada-luna-del-huecar';

/**
 * The footer has town halls and companies with logo and name, and text-only links separated by bars; sponsors
 * elsewhere open in a new tab.
 */
test('the sponsors of the footer', async () => {
  const { text } = await visit('/quienes-somos');
  for (const title of ['Ayuntamientos que colaboran', 'Empresas que colaboran']) {
    const items = itemsOf(text, title);
    expect(items).toHaveLength(4);
    for (const item of items) {
      expect(item.match(/<img /g)).toHaveLength(1);
      expect(wordsOf(item).trim()).not.toBe('');
    }
  }
  const lines = itemsOf(text, 'También nos apoyan');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => line.includes('<img'))).toEqual([]);
  const shown = lines.map((line) => wordsOf(line).trim());
  expect(shown.map((line) => line.startsWith('|'))).toEqual(shown.map((_, index) => index > 0));

  // A sponsor whose address starts with one slash stays in the app.
  const [inside, outside] = ['Ayuntamiento de Belmonte', 'Ayuntamiento de Alarcón'].map(
    (name) => itemsOf(text, 'Ayuntamientos que colaboran').find((item) => item.includes(name))!,
  );
  expect(inside).toContain(`href="${townHall}"`);
  expect(inside).not.toContain('target=');
  expect(outside).toMatch(/<a [^>]*target="_blank" rel="[^"]*sponsored/);
});

test('the footer sponsors after no answer, a refusal and nothing', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/login');
  await page.route('**/get_sponsor_ayto.php', (route) => route.abort());
  await page.route('**/get_sponsor_empresa.php', (route) => route.fulfill({ json: { success: false, message: '' } }));
  await page.route('**/get_sponsor_text.php', (route) =>
    route.fulfill({ json: { success: true, message: '', data: [] } }),
  );
  await goInApp(page, '/aviso-legal');
  for (const sentence of [
    'Error de red o servidor al cargar patrocinadores del ayuntamiento.',
    'No se pudieron cargar los patrocinadores de empresa.',
    'No hay patrocinadores de texto registrados aún.',
  ])
    await page.getByRole('contentinfo').getByText(sentence).waitFor();
});

/**
 * A town-hall page has crest, name, address, e-mail, phone, fax, mayor and content; a company page has its second
 * e-mail and phone and its contact person.
 */
test('the pages of a town hall and of a company', async () => {
  const hall = await visit(townHall);
  expect(hall.text).toContain('alt="Escudo de Ayuntamiento de Belmonte"');
  expect(hall.text).toMatch(/<h1[^>]*>Ayuntamiento de Belmonte<\/h1>/);
  const contact = contactOf(hall.text);
  for (const href of ['mailto:belmonte@example.com', 'tel:967000301']) expect(contact).toContain(`href="${href}"`);
  for (const fact of ['16640 Belmonte', '967 000 302', 'Elena Ejemplo Pacheco']) expect(contact).toContain(fact);
  expect(structuredData(hall.text, 'GovernmentOrganization')).toMatchObject({
    address: { addressCountry: 'ES' },
    contactPoint: { contactType: 'citizen service' },
  });

  const posada = await visit(company);
  for (const fact of [
    'reservas.luna@example.com',
    'grupos.luna@example.com',
    '969 000 401',
    '600 000 401',
    'Teresa Ejemplo Huerta',
  ])
    expect(contactOf(posada.text)).toContain(fact);
  expect(contactOf(posada.text)).not.toContain('Fax');
  expect(structuredData(posada.text, 'LocalBusiness')).toMatchObject({ name: 'Posada Luna del Huécar' });
});

/**
 * A sponsor of the footer is opened within the app; a video is embedded by the address without cookies; no answer
 * has its message.
 */
test('a sponsor opened from the footer', async () => {
  const page = await openPage({ expected: /ERR_FAILED/ });
  await page.goto('/quienes-somos');
  await page.evaluate(() => {
    (window as { isSamePage?: boolean }).isSamePage = true;
  });
  const footer = page.getByRole('contentinfo');
  await page.route('**/get_sponsor_text_sin_web.php*', (route) => route.abort());
  await footer.getByRole('link', { name: 'Posada Luna del Huécar' }).click();
  await page.getByText('Error al cargar la información. Por favor, inténtalo de nuevo más tarde.').waitFor();
  await page.unroute('**/get_sponsor_text_sin_web.php*');

  await page.route('**/get_ayto_sponsor_sin_web.php*', async (route) => {
    const answer = (await (await answerOf(route)).json()) as { data: object };
    const youtube_url = 'https://www.youtube.com/watch?v=abcdefghijk';
    await route.fulfill({ json: { ...answer, data: { ...answer.data, youtube_url } } });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: 'video', contentType: 'text/html' }),
  );
  await footer.getByRole('link', { name: 'Ayuntamiento de Belmonte' }).click();
  await page.waitForURL(`**${townHall}`);
  await page.getByRole('button', { name: 'Cargar: Vídeo: Ayuntamiento de Belmonte' }).click();
  expect(await page.locator('iframe').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk');
  await expectAccessible(page);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // The agenda in a page of another origin: its sponsors are counted when they come into sight.
  const code = widgetCode(inject('siteUrl'), { slug: 'belmonte', nombre: 'Belmonte' });
  const host = createServer((_, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Otra web</title>${code}`),
  );
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void host.close());
  const counted = page.waitForResponse(/\/widget\/visto\/\d+\.gif$/);
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Agenda de Belmonte' }).waitFor();
  await frame.getByRole('link', { name: /^Ver más en/ }).waitFor();
  await frame.getByRole('link', { name: 'Ayuntamiento de Belmonte' }).scrollIntoViewIfNeeded();
  expect((await counted).status()).toBe(200);
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

/** The items of a section of the footer. */
function itemsOf(html: string, section: string): string[] {
  const [, content] = html.match(new RegExp(`<section aria-label="${section}">(.*?)</section>`, 's'))!;
  return [...content!.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => item);
}

function contactOf(html: string): string {
  return html.match(/<section [^>]*aria-label="Contacto">.*?<\/section>/s)![0];
}
