/**
 * Ten everyday tasks of the back office, done from beginning to end in a browser: how many clicks, shortcuts and
 * fields, and how long it takes. Each begins where the operator is at that moment, signed in. Version 0.1.0 was measured
 * in the same way; docs/decisions has its figures, and none of these may need more than half of its clicks.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../test/e2e/launch.ts';
import { adminPassword } from '../test/e2e/site-server.ts';
import { type Count, Operator } from './operator.ts';
import { ownUrl, startAt } from './site.ts';

interface Task {
  name: string;
  /** Clicks that version 0.1.0 needed. */
  before: number;
  /** Where it begins. */
  from: string;
  work(operator: Operator): Promise<void>;
}

const draft = 'El puente que cruzaban los bueyes';
const scheduled = 'Lo que florece en marzo';
const guest = 'Visitante de Ejemplo';
const typo = 'Una palabra mal escirta';

const tasks: Task[] = [
  {
    name: 'correct a typo found on the public page',
    before: 8,
    from: '/historia/una-palabra-mal-escirta',
    async work(operator) {
      const { page } = operator;
      await operator.click(page.getByRole('link', { name: 'Editar esta página' }));
      await operator.write(page.locator('[name=titulo]'), 'Una palabra bien escrita');
      await operator.click(page.getByRole('button', { name: 'Guardar Cambios' }).first());
      await page.getByText('Artículo actualizado con éxito.').first().waitFor();
    },
  },
  {
    name: 'publish a draft',
    before: 6,
    from: '/admin',
    async work(operator) {
      const { page } = operator;
      await operator.click(page.getByRole('region', { name: 'Hoy' }).getByRole('link', { name: draft }));
      await operator.click(page.getByRole('button', { name: 'Publicar', exact: true }).first());
      await page
        .getByText(/publicado|actualizado con éxito/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'add five photos to a place',
    before: 20,
    from: '/admin',
    async work(operator) {
      const { page } = operator;
      await find(operator, 'Torre de Mangana');
      const files = await Promise.all([1, 2, 3, 4, 5].map(aPicture));
      await operator.files(page.getByRole('button', { name: 'Elegir varias imágenes' }), files);
      await operator.click(page.getByRole('button', { name: 'Guardar Cambios' }).first());
      await page.getByText('Ubicación guardada con éxito.').first().waitFor();
    },
  },
  {
    name: 'ship an order',
    before: 6,
    from: '/admin',
    async work(operator) {
      const { page } = operator;
      const waiting = page.getByRole('region', { name: 'Hoy' }).locator('a[href^="/admin/pedidos/SC-"]');
      await operator.click(waiting.first());
      await operator.write(page.locator('[name=seguimiento]'), 'PK0000000001');
      await operator.click(page.getByRole('button', { name: 'Marcar como enviado' }));
      await page.getByText('Pedido actualizado con éxito.').first().waitFor();
    },
  },
  {
    name: 'answer a message',
    before: 5,
    from: '/admin',
    async work(operator) {
      const { page } = operator;
      await operator.click(page.getByRole('region', { name: 'Hoy' }).getByRole('link', { name: guest }));
      await operator.click(page.getByRole('link', { name: 'Responder' }));
      await page.getByRole('button', { name: 'Marcar como no respondido' }).waitFor();
    },
  },
  {
    name: 'find a product by name',
    before: 3,
    from: '/admin',
    async work(operator) {
      await find(operator, 'Manta de lana merina');
      await operator.page.getByRole('heading', { level: 1, name: 'Editar Producto' }).waitFor();
    },
  },
  {
    name: 'reuse a picture in a new book',
    before: 8,
    from: '/admin/libros/nuevo',
    async work(operator) {
      const { page } = operator;
      await operator.click(page.getByRole('button', { name: /^Elegir de la biblioteca: / }));
      const dialog = page.getByRole('dialog', { name: 'Elegir de la biblioteca' });
      await operator.write(dialog.getByLabel('Buscar'), 'belmonte');
      await operator.click(dialog.getByRole('button', { name: /belmonte/i }).first());
      await page.getByRole('img', { name: /^Vista previa/ }).waitFor();
    },
  },
  {
    name: 'move an event to another day',
    before: 6,
    from: '/admin',
    async work(operator) {
      const { page } = operator;
      await operator.click(
        page.getByRole('region', { name: 'Hoy' }).getByRole('link', { name: /^Romances de ciego en la plaza/ }),
      );
      await operator.write(page.locator('[name=fecha_inicio]'), '2031-05-10');
      await operator.click(page.getByRole('button', { name: 'Guardar Cambios' }).first());
      await page
        .getByText(/Evento actualizado/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'bring back what was deleted a moment ago',
    before: 4,
    from: '/admin/libros/gestion',
    async work(operator) {
      await operator.click(operator.page.getByRole('button', { name: 'Deshacer' }));
      await operator.page.getByText('Deshecho: lo eliminado ha vuelto de la papelera.').first().waitFor();
    },
  },
  {
    name: 'see what is scheduled',
    before: 2,
    from: '/admin',
    async work({ page }) {
      await page.getByRole('region', { name: 'Hoy' }).getByRole('link', { name: scheduled }).waitFor();
    },
  },
];

const dataDir = await mkdtemp(join(tmpdir(), 'tasks-'));
const site = await startAt(dataDir);
const browser = await launchBrowser();
const context = await browser.newContext({
  baseURL: ownUrl(site),
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
});
try {
  await prepare(context);
  for (const task of tasks) {
    const { clicks, keys, fields, seconds } = await done(context, task);
    const isGood = clicks * 2 <= task.before;
    if (!isGood) process.exitCode = 1;
    const figures = `${clicks} clicks (0.1.0: ${task.before}), ${keys} keys, ${fields} fields, ${seconds.toFixed(1)} s`;
    console.info(`${isGood ? '✓' : '✗'} ${task.name.padEnd(42)} ${figures}`);
  }
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

// From an empty site to one of their own: the journey that makes it counts what it takes.
const journey = ['test/e2e/admin-puesta-en-marcha.test.ts', '-t', 'from an empty site', '--silent=false'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e-admin', ...journey];
const { stdout } = await promisify(execFile)(process.execPath, vitest);
console.info(`✓ ${stdout.match(/first hour: .*/)?.[0]}`);

async function done(context: BrowserContext, { name, from, work }: Task): Promise<Count> {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(from);
  await page.waitForFunction(() => !('$_TSR' in window));
  await page.getByRole('heading').first().waitFor();
  // What was deleted a moment ago is part of how that task begins.
  if (name.startsWith('bring back')) {
    await page
      .getByRole('button', { name: /^Eliminar / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Deshacer' }).waitFor();
  }
  const operator = new Operator(page);
  await work(operator);
  const count = operator.count();
  await page.close();
  return count;
}

/** From anywhere, by its name. */
async function find(operator: Operator, name: string): Promise<void> {
  const { page } = operator;
  await operator.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Buscar en la administración' });
  const field = dialog.getByRole('combobox');
  await field.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await operator.write(field, name);
  await dialog
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await operator.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}

/** Signed in, with a draft, something scheduled, a message, and an article with a typo; the demo has the rest. */
async function prepare(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('consentimiento', JSON.stringify({ mapas: false, videos: false, radio: false })),
  );
  await page.goto('/login');
  await page.waitForFunction(() => !('$_TSR' in window));
  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill(adminPassword);
  await page.locator('[name=password]').press('Enter');
  await page.waitForURL('**/admin');
  const text = { contenido: '<p>Un texto.</p>', category_id: 1 };
  await post(context.request, 'create_post.php', { ...text, titulo: typo });
  await post(context.request, 'create_post.php', { ...text, titulo: draft, estado: 'borrador' });
  const publicar_en = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await post(context.request, 'create_post.php', { ...text, titulo: scheduled, publicar_en });
  await post(context.request, 'submit_contact.php', {
    name: guest,
    email: 'visitante@example.com',
    message: '¿Abre el museo el lunes?',
    consent: true,
  });
  await page.close();
}

async function post(request: APIRequestContext, call: string, data: object): Promise<void> {
  const answer = await request.post(`/api/${call}`, { data, headers: { origin: ownUrl(site) } });
  if (!answer.ok()) throw new Error(`${call}: ${await answer.text()}`);
}

async function aPicture(tone: number) {
  const create = { width: 900, height: 600, channels: 3 as const, background: { r: 40 * tone, g: 120, b: 90 } };
  return { name: `foto-${tone}.png`, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
