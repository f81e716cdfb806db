import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/e2e/launch.ts';
import { adminPassword } from '../test/e2e/site-server.ts';

/** Compressed bytes of every script a fresh browser loads for a page, preloads included. */
export async function javascriptOf(base: string) {
  const browser = await launchBrowser();
  try {
    const home = await bytes(base, '/', await browser.newPage());
    const links = (await (await fetch(`${base}/api/get_latest_posts.php`)).json()) as {
      data: { categoria_slug: string; slug: string }[];
    };
    const first = links.data[0]!;
    const article = await bytes(base, `/${first.categoria_slug}/${first.slug}`, await browser.newPage());
    const admin = await browser.newPage();
    await admin.goto(`${base}/login`);
    await admin.locator('[name=usuario]').fill('admin');
    await admin.locator('[name=password]').fill(adminPassword);
    await admin.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await admin.waitForURL('**/admin');
    const adminList = await bytes(base, '/admin/articulos/gestion', await admin.context().newPage());
    const adminForm = await bytes(base, '/admin/tiendas/nuevo', await admin.context().newPage());
    const adminEditor = await bytes(base, '/admin/articulos/nuevo', await admin.context().newPage());
    return { home, article, adminList, adminForm, adminEditor };
  } finally {
    await browser.close();
  }
}

async function bytes(base: string, path: string, page: Page): Promise<number> {
  let total = 0;
  const seen = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js') || seen.has(response.url())) return;
    seen.add(response.url());
    total += Number(response.headers()['content-length'] ?? 0);
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  return total;
}
