/** A sponsor from its contract to its report to its end, and the screen with what visitors did. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, todayInMadrid } from '#values/day.ts';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openPage, phone } from './browser.ts';
import { adminPassword, startServer } from './site-server.ts';

const today = todayInMadrid(new Date());
/** Robots are left out by what they call themselves. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** What the browser tells next that has this field. */
async function sentField(page: Page, field: string): Promise<string> {
  const request = await page.waitForRequest(
    (request) => request.url().endsWith('/visita.php') && (request.postData() ?? '').includes(`${field}=`),
  );
  return request.postData()!;
}

async function outboxOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.join('\n').replace(/=\r?\n/g, '');
}

/**
 * A sponsor from contract to report to end, with the clock moved; the screen: periods, own days, tables, a file;
 * what visitors lacked.
 */
test('a sponsor from contract to report, and the screen of figures', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'patrocinio-'));
  const clock = (days: number) => ({
    DATA_DIR: dataDir,
    // With its own clock it would take everybody's temporary files for old ones.
    TMPDIR: dataDir,
    DEMO: 'off',
    NODE_OPTIONS: '--import ./test/harness/shift-clock.ts',
    CLOCK_SHIFT_DAYS: String(days),
  });
  let server = await startServer(clock(0));
  try {
    const desk = await openPage({ baseURL: server.url, viewport: phone });
    const data = { usuario: 'admin', password: adminPassword };
    await desk.request.post('/api/login.php', { data, headers: { origin: server.url } });
    await desk.goto('/admin/patrocinadores_texto/nuevo');
    await signContract(desk);
    const visitor = await openPage({ baseURL: server.url, userAgent, expected: /404/ });
    await seeAndPress(visitor);

    // Its report, by an address that only the form tells; "Hoy" says that it ends.
    await desk.goto('/admin/patrocinadores/editar/texto/1');
    await desk.getByText('En los últimos 30 días: visto 1 vez, 1 clic.').waitFor();
    const path = (await desk.getByRole('link', { name: /^\/informe\// }).getAttribute('href'))!;
    await goInApp(desk, '/admin');
    await desk.getByRole('heading', { name: 'Patrocinadores que acaban pronto' }).waitFor();
    await desk.getByRole('link', { name: 'Quesos de la Vega' }).waitFor();
    await readReport(visitor, path);

    await lackSomething(visitor);
    await goInApp(desk, '/admin/estadisticas');
    await lookAtFigures(desk);

    // After its end it is nowhere, and whoever asked for it got the report of the month.
    await server.stop();
    server = await startServer(clock(41));
    expect(await (await fetch(server.url)).text()).not.toContain('Quesos de la Vega');
    await expect.poll(() => outboxOf(dataDir), { timeout: 20_000 }).toContain('Tu patrocinio en');
    expect((await fetch(server.url + path)).status).toBe(200);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** From today on, for twenty days, in the footer and on the home page, with the report by mail. */
async function signContract(desk: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    nombre: 'Quesos de la Vega',
    url: 'https://www.example.com/quesos',
    desde: today,
    hasta: addDays(today, -1),
    importe: '1200,50',
  }))
    await desk.locator(`[name=${name}]`).fill(value);
  await desk.getByRole('checkbox', { name: 'Portada' }).check();
  await desk.getByRole('switch', { name: 'Enviar el informe de cada mes' }).check();
  await desk.getByRole('button', { name: 'Crear Patrocinador' }).click();
  await desk.getByText('La fecha de fin no puede ser anterior a la de inicio.').first().waitFor();
  await desk.locator('[name=hasta]').fill(addDays(today, 20));
  await desk.locator('[name=informe_email]').fill('quesos@example.com');
  await desk.getByRole('button', { name: 'Crear Patrocinador' }).click();
  await desk.getByRole('status').getByText('Patrocinador de texto creado con éxito.').waitFor();
}

/** A visitor sees the sponsor for a second, and presses it. */
async function seeAndPress(visitor: Page): Promise<void> {
  const arrived = sentField(visitor, 'ruta');
  await visitor.goto('/');
  expect(await arrived).toBe('ruta=%2F&origen=');
  const link = visitor.getByRole('complementary', { name: 'Con el patrocinio de' }).getByRole('link');
  expect(await link.getAttribute('rel')).toContain('sponsored');
  await link.evaluate(
    (place) =>
      new Promise<void>((done) => {
        place.scrollIntoView();
        // Begun after the page's own look at it, over after it.
        new IntersectionObserver(([entry]) => entry!.isIntersecting && setTimeout(done, 1000)).observe(place);
      }),
  );
  await visitor.route('https://www.example.com/**', (route) => route.fulfill({ body: 'quesos' }));
  const pressed = sentField(visitor, 'clic');
  await link.click();
  expect(await pressed).toMatch(/^clic=sponsor%3A1&vistos=sponsor%3A1$/);
  expect(await visitor.context().cookies()).toEqual([]);
  expect(await visitor.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual(['consentimiento']);
}

async function readReport(visitor: Page, path: string): Promise<void> {
  const answer = (await visitor.goto(path))!;
  expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  expect(answer.headers()['cache-control']).toContain('private');
  await visitor.getByRole('heading', { name: 'Quesos de la Vega' }).waitFor();
  expect(await visitor.getByRole('main').innerText()).toMatch(/\b1\s+vez vista.*\b1\s+clic\b/s);
  await expectAccessible(visitor);
  const pdf = await visitor.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

async function lackSomething(visitor: Page): Promise<void> {
  const lacking = sentField(visitor, 'no_encontrada');
  await goInApp(visitor, '/no-hay/tal-cosa/aqui');
  await visitor.waitForFunction(() => document.title.startsWith('Página no encontrada'));
  await lacking;
  const search = sentField(visitor, 'busqueda');
  await visitor.getByRole('main').getByRole('searchbox').fill('xilofonos');
  await visitor.keyboard.press('Enter');
  await search;
}

async function lookAtFigures(page: Page): Promise<void> {
  await page.locator('.recharts-surface').first().waitFor();
  const lacked = (name: string) => page.getByRole('region', { name }).locator('table').innerText();
  expect(await lacked('Búsquedas sin resultados')).toContain('xilofonos');
  expect(await lacked('Direcciones no encontradas')).toContain('/no-hay/tal-cosa/aqui');
  await page.getByRole('button', { name: '7 días' }).click();
  await page.waitForURL('**/admin/estadisticas?periodo=*');
  await page.getByRole('button', { name: 'Ver en una tabla' }).click();
  // The head and a row for each day.
  const rows = page.getByRole('table', { name: 'Por día' }).locator('tr');
  await rows.nth(7).waitFor();
  await rows.nth(8).waitFor({ state: 'detached' });
  await expectAccessible(page);

  await page.locator('[name=desde]').fill(addDays(today, -2));
  await page.locator('[name=hasta]').fill(addDays(today, -1));
  await page.getByRole('button', { name: 'Ver estos días' }).click();
  await rows.nth(3).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(3);
  const file = await page.request.get((await page.getByRole('link', { name: 'Descargar CSV' }).getAttribute('href'))!);
  expect(await file.text()).toContain('"Visitas por día, sumadas"');

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}
