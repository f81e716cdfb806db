import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from '../test/e2e/launch.ts';
import { adminPassword } from '../test/e2e/site-server.ts';
import { adminForms, adminLists } from './weighed-screens.ts';

/** Compressed bytes of every script a fresh browser loads for a page, preloads included. */
export async function javascriptOf(base: string) {
  const browser = await launchBrowser();
  try {
    // The service worker would answer from what it keeps, without a length.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const links = (await (await fetch(`${base}/api/get_latest_posts.php`)).json()) as {
      data: { categoria_slug: string; slug: string }[];
    };
    const first = links.data[0]!;
    const home = await bytes(context, `${base}/`);
    const article = await bytes(context, `${base}/${first.categoria_slug}/${first.slug}`);
    const plain = await bytes(context, `${base}/aviso-legal`);
    const mapa = await bytes(context, `${base}/mapa`);
    const login = await context.newPage();
    await login.goto(`${base}/login`);
    await login.locator('[name=usuario]').fill('admin');
    await login.locator('[name=password]').fill(adminPassword);
    await login.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await login.waitForURL('**/admin');
    const adminList = await largest(context, base, adminLists);
    const adminForm = await largest(context, base, adminForms);
    const adminEditor = await bytes(context, `${base}/admin/articulos/nuevo`);
    return { home, article, plain, mapa, adminList, adminForm, adminEditor };
  } finally {
    await browser.close();
  }
}

async function largest(context: BrowserContext, base: string, paths: string[]) {
  const all = [];
  for (const path of paths) all.push({ path, ...(await bytes(context, base + path)) });
  return all.sort((one, other) => other.all - one.all)[0]!;
}

async function bytes(context: BrowserContext, url: string): Promise<{ all: number; editor: number }> {
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  const client = await context.newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  const sum = (part: RegExp) => [...sizes].reduce((total, [file, size]) => total + (part.test(file) ? size : 0), 0);
  return { all: sum(/./), editor: sum(/\/editor-[\w-]+\.js$/) };
}
