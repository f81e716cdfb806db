/** A sponsor from its contract to its report to its end, and the screen with what visitors did. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, todayInMadrid } from '#values/day.ts';
import { expectAccessible } from './accessible.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { adminPassword, type RunningServer, startServer } from './site-server.ts';

const today = todayInMadrid(new Date());
/** Robots are left out by what they call themselves. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function openDesk({ url }: RunningServer, path: string): Promise<Page> {
  // The first one that a process makes is not whole yet.
  await fetch(`${url}/admin/ayuda`);
  const page = await openPage({ baseURL: url });
  const data = { usuario: 'admin', password: adminPassword };
  expect((await page.request.post('/api/login.php', { data, headers: { origin: url } })).status()).toBe(200);
  await page.goto(path);
  return page;
}

const told = (page: Page, field: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/visita.php') && (request.postData() ?? '').includes(`${field}=`),
  );

async function outboxOf(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.join('\n').replace(/=\r?\n/g, '');
}

test('a sponsor from contract to report to end, with the clock moved', async () => {
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
    // The contract: from today on, for forty days, in the footer and on the home page, with the report by mail.
    let desk = await openDesk(server, '/admin/patrocinadores_texto/nuevo');
    await desk.locator('[name=nombre]').fill('Quesos de la Vega');
    await desk.locator('[name=url]').fill('https://www.example.com/quesos');
    await desk.locator('[name=desde]').fill(today);
    await desk.locator('[name=hasta]').fill(addDays(today, -1));
    await desk.locator('[name=importe]').fill('1200,50');
    await desk.getByRole('checkbox', { name: 'Portada' }).check();
    await desk.getByRole('switch', { name: 'Enviar el informe de cada mes' }).check();
    await desk.getByRole('button', { name: 'Crear Patrocinador' }).click();
    await desk.getByText('La fecha de fin no puede ser anterior a la de inicio.').first().waitFor();
    await desk.locator('[name=hasta]').fill(addDays(today, 40));
    await desk.locator('[name=informe_email]').fill('quesos@example.com');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Crear Patrocinador' }).click();
    await desk.getByRole('status').getByText('Patrocinador de texto creado con éxito.').waitFor();

    // A visitor sees it for more than a second, and presses it.
    const visitor = await openPage({ baseURL: server.url, userAgent });
    const arrived = told(visitor, 'ruta');
    await visitor.goto('/');
    expect((await arrived).postData()).toBe('ruta=%2F&origen=');
    const link = visitor.getByRole('complementary', { name: 'Con el patrocinio de' }).getByRole('link');
    expect(await link.getAttribute('rel')).toContain('sponsored');
    await link.scrollIntoViewIfNeeded();
    await visitor.route('https://www.example.com/**', (route) => route.fulfill({ body: 'quesos' }));
    const seen = told(visitor, 'vistos');
    await visitor.waitForTimeout(1200);
    const pressed = told(visitor, 'clic');
    await link.click();
    expect((await pressed).postData()).toContain('clic=sponsor%3A');
    await seen;
    expect(await visitor.context().cookies()).toEqual([]);
    expect(await visitor.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
      'consentimiento',
    ]);

    // Its report, by an address that only the form tells.
    await desk.goto('/admin/patrocinadores/editar/texto/1');
    await desk.getByText('En los últimos 30 días: 1 veces vista y 1 clics.').waitFor();
    const path = (await desk.getByRole('link', { name: /^\/informe\// }).getAttribute('href'))!;
    const answer = (await visitor.goto(path))!;
    expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(answer.headers()['cache-control']).toContain('private');
    await visitor.getByRole('heading', { name: 'Quesos de la Vega' }).waitFor();
    for (const figure of [/^1\s+veces vista/, /^1\s+clics/])
      await visitor.getByRole('listitem').filter({ hasText: figure }).waitFor();
    await expectAccessible(visitor);
    const pdf = await visitor.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    // Fifteen days later "Hoy" and a mail say that it ends.
    await server.stop();
    server = await startServer(clock(15));
    desk = await openDesk(server, '/admin');
    const notice = desk.getByRole('link', { name: 'Quesos de la Vega' });
    await notice.waitFor();
    await desk.getByRole('heading', { name: 'Patrocinadores que acaban pronto' }).waitFor();
    await expect.poll(() => outboxOf(dataDir), { timeout: 20_000 }).toContain('El contrato de Quesos de la Vega acaba');

    // After its end it is nowhere, and whoever asked for it got the report of the month.
    await server.stop();
    server = await startServer(clock(41));
    const gone = await openPage({ baseURL: server.url, userAgent });
    await gone.goto('/');
    await gone.getByText('No hay patrocinadores de texto registrados aún.').waitFor();
    expect(await gone.getByText('Quesos de la Vega').count()).toBe(0);
    await expect.poll(() => outboxOf(dataDir), { timeout: 20_000 }).toContain('Tu patrocinio en');
    expect((await gone.goto(path))!.status()).toBe(200);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('the screen: periods, own days, tables, a file; what visitors lacked', async () => {
  const visitor = await openPage({ userAgent, expected: /404/ });
  const lacking = told(visitor, 'no_encontrada');
  await visitor.goto('/no-hay/tal-cosa');
  await lacking;
  const search = told(visitor, 'busqueda');
  await visitor.goto('/buscar?q=xilofonos');
  await search;

  await visitor.request.get('/admin/ayuda');
  const page = await openAdmin('/admin/estadisticas');
  await page.getByText('Visitas por día, sumadas').waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  await page
    .getByRole('region', { name: 'Búsquedas sin resultados' })
    .getByRole('cell', { name: 'xilofonos' })
    .waitFor();
  await page
    .getByRole('region', { name: 'Direcciones no encontradas' })
    .getByRole('cell', { name: '/no-hay/tal-cosa' })
    .waitFor();
  await expectAccessible(page);

  const answered = page.waitForResponse('**/get_estadisticas_admin.php*');
  await page.getByRole('button', { name: '7 días' }).click();
  expect((await (await answered).json()).data.por_dia).toHaveLength(7);
  await page.waitForURL('**/admin/estadisticas?periodo=*');
  await page.getByRole('button', { name: 'Ver en una tabla' }).click();
  await expect.poll(() => page.getByRole('table', { name: 'Por día' }).getByRole('row').count()).toBe(8);

  await page.locator('[name=desde]').fill(addDays(today, -2));
  await page.locator('[name=hasta]').fill(addDays(today, -1));
  await page.getByRole('button', { name: 'Ver estos días' }).click();
  await expect.poll(() => page.getByRole('table', { name: 'Por día' }).getByRole('row').count()).toBe(3);
  const file = await page.request.get((await page.getByRole('link', { name: 'Descargar CSV' }).getAttribute('href'))!);
  expect(await file.text()).toContain('"Visitas por día, sumadas"');

  await page.setViewportSize(phone);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 10_000 })
    .toBeLessThanOrEqual(phone.width);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
