/**
 * A phone that keeps the site, and two newer releases of it: really built, really served, over the same data. What it
 * kept under the first one must open from a cold start of the browser, without the network, with its pictures.
 */
import { spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchProfile } from '../../test/e2e/launch.ts';
import { freePort } from '../../test/harness/free-port.ts';
import type { Report } from './report.ts';
import { until } from './site.ts';

/** What a release is built and served from. */
const parts = ['src', 'docs', 'demo', 'public', 'scripts', 'vite.config.ts', 'tsconfig.json', 'package.json'];
const kept = '/ubicaciones/casas-colgadas';
const kept2 = '/ubicaciones/ciudad-encantada';

export async function releasesDrill(env: Record<string, string>): Promise<Report> {
  if (env.DATABASE_URL) return { done: ['what a browser keeps is the same on both'], faults: [], ratio: '—' };
  const folder = await mkdtemp(join(tmpdir(), 'entregas-'));
  const port = await freePort();
  const faults: string[] = [];
  const profile = join(folder, 'navegador');
  const url = `http://localhost:${port}`;
  const told = (what: string) => (error: Error) =>
    void faults.push(`${what}: ${error.message.split('\n').slice(0, 4).join(' ')}`);
  try {
    const names: string[] = [];
    for (const release of [1, 2, 3]) {
      const place = await build(folder, release);
      const server = await serve(place, { DATA_DIR: join(folder, 'datos'), PORT: String(port), SITE_URL: url });
      await withBrowser(profile, false, async (page) => {
        names.push(await codeOf(page, url));
        await visit(page, url, release).catch(told(`release ${release}`));
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

/** A copy of the sources that differs in code and in styles, so that the names of their files do too. */
async function build(folder: string, release: number): Promise<string> {
  const place = join(folder, `entrega-${release}`);
  for (const part of parts) await cp(part, join(place, part), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(place, 'node_modules'));
  await appendFile(join(place, 'src/router.tsx'), `\nObject.assign(globalThis, { entrega: ${release} });\n`);
  await appendFile(join(place, 'src/ui/tokens.css'), `\n:root {\n  --entrega: ${release};\n}\n`);
  for (const args of [
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    ['scripts/worker.mjs'],
    ['scripts/compress.mjs'],
  ])
    await finished(spawn(process.execPath, args, { cwd: place, env: withoutDist(), stdio: 'ignore' }), args[0]!);
  return place;
}

async function serve(place: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/serve.mjs'], {
    cwd: place,
    env: { ...withoutDist(), NODE_ENV: 'production', HOST: '127.0.0.1', COPIES: 'off', PICTURES_AHEAD: 'off', ...env },
    stdio: 'ignore',
  });
  const ended = finished(child, 'the server');
  for (;;) {
    if (child.exitCode !== null) await ended;
    const isThere = await fetch(`http://127.0.0.1:${env.PORT}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    async stop() {
      child.kill();
      await ended.catch(() => {});
    },
  };
}

function withoutDist(): NodeJS.ProcessEnv {
  const { DIST_DIR: _, NODE_ENV: __, ...env } = process.env;
  return env;
}

function finished(child: ReturnType<typeof spawn>, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code ? reject(new Error(`${what} ended with ${code}`)) : resolve()));
  });
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

/** The name of the code that the home page asks for. */
async function codeOf(page: Page, url: string): Promise<string> {
  await page.goto(url);
  const html = await (await page.request.get(url)).text();
  return /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? '';
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
