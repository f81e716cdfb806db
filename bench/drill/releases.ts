/**
 * A phone that keeps the site, and two newer releases of it: really built, really served, over the same data. What it
 * kept under the first one must open from a cold start of the browser, without the network, with its pictures.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from '../../test/e2e/launch.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { buildRelease, codeOf, startRelease } from './release.ts';
import type { Report } from './report.ts';
import { until } from './site.ts';

const kept = '/ubicaciones/casas-colgadas';
const kept2 = '/ubicaciones/ciudad-encantada';

export async function releasesDrill(env: Record<string, string>): Promise<Report> {
  if (env.DATABASE_URL) return { done: ['what a browser keeps is the same on both'], faults: [], ratio: '—' };
  const folder = await mkdtemp(join(tmpdir(), 'entregas-'));
  const port = await freePort();
  const faults: string[] = [];
  const profile = join(folder, 'navegador');
  const url = `http://localhost:${port}`;
  const noteOf = (what: string) => (error: Error) =>
    void faults.push(`${what}: ${error.message.split('\n').slice(0, 4).join(' ')}`);
  try {
    const names: string[] = [];
    for (const release of [1, 2, 3]) {
      const place = await buildRelease(folder, release);
      const env = { DATA_DIR: join(folder, 'datos'), COPIES: 'off', PORT: String(port), SITE_URL: url };
      const server = await startRelease(place, env);
      await withBrowser(profile, false, async (page) => {
        await page.goto(url);
        names.push(codeOf(await (await page.request.get(url)).text()));
        await visit(page, url, release).catch(noteOf(`release ${release}`));
      });
      await server.stop();
    }
    if (new Set(names).size !== 3) faults.push(`the releases were the same: ${names.join(', ')}`);
    // The browser was closed, the site is away.
    await withBrowser(profile, true, async (page) => {
      for (const [path, title] of [
        [kept, 'Casas Colgadas'],
        [kept2, 'Ciudad Encantada'],
      ] as const)
        await opens(page, url + path, title).catch(async (error: Error) => {
          const shown = await page.evaluate(() => `${location.href} «${document.body.innerText.slice(0, 200)}»`);
          faults.push(`${path}: ${error.message.split('\n')[0]} ${shown.replace(/\s+/g, ' ')}`);
        });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const done = [
    'three releases built and served in turn; two pages kept under the first asked for without the network',
  ];
  return { done, faults, ratio: '—' };
}

/** A browser from a cold start, as an installed app has it. */
async function withBrowser(profile: string, isOffline: boolean, work: (page: Page) => Promise<void>): Promise<void> {
  const context: BrowserContext = await launchProfile(profile, { viewport: { width: 390, height: 844 } });
  try {
    await context.setOffline(isOffline);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await work(page);
  } finally {
    await context.close();
  }
}

/** With the first release a trip is put together; of the others one page each is seen. */
async function visit(page: Page, url: string, release: number): Promise<void> {
  if (release > 1) {
    const seen = release === 2 ? '/libros' : '/noticias';
    await page.goto(url + seen);
    return keptBy(page, seen);
  }
  for (const path of [kept, kept2]) {
    await page.goto(url + path);
    await page.getByRole('button', { name: 'Guardar en Mi viaje', exact: true }).click();
    // Whoever leaves before the page is awake has saved nothing, and sees that.
    await page.getByRole('button', { name: 'Quitar de Mi viaje', exact: true }).waitFor();
  }
  for (const path of [kept, kept2]) await keptBy(page, path);
}

async function keptBy(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (path) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (new URL(url).pathname === path) return true;
      return false;
    }, path);
  if ((await until(isKept, 60)) === undefined) throw new Error(`${path} was not kept`);
}

async function opens(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(/Sin conexión: ves la copia de/).waitFor();
  // Awake, by its own code.
  await page.getByRole('button', { name: 'Quitar de Mi viaje', exact: true }).waitFor();
  await page.waitForFunction(() => {
    const picture = document.querySelector<HTMLImageElement>('main img');
    return picture?.complete && picture.naturalWidth > 0;
  });
  const isStyled = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--entrega') === '1');
  if (!isStyled) throw new Error('the styles are not its own');
}
