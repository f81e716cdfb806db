/** What a first visit costs, and that it carries nothing of the back office. */

import { request } from 'node:http';
import { expect, inject, test } from 'vitest';

const base = inject('siteUrl');

/** Every script the document asks for, with its bytes as they travel. */
async function scriptsOf(path: string): Promise<{ name: string; packed: number; text: string }[]> {
  const html = await (await fetch(base + path)).text();
  // What the router writes is found where server/pages/wake-up.ts takes it out: nothing is loaded before the page is shown.
  expect(html).not.toMatch(/rel="modulepreload"|<script[^>]* type="module"/);
  const names = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name))];
  return Promise.all(
    names.map(async (name) => ({
      name,
      packed: await packedBytes(name),
      text: await (await fetch(base + name)).text(),
    })),
  );
}

function packedBytes(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(base + name, { headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      resolve(Number(response.headers['content-length']));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/enigmas-y-misterios/la-laguna-que-se-vuelve-de-leche', 102],
  ['/', 109],
  ['/historia', 105],
  ['/actividades-y-eventos', 110],
  ['/tienda', 112],
])('%s stays under %i KB of compressed JavaScript, without the back office', async (path, most) => {
  const scripts = await scriptsOf(path);
  expect(scripts.length).toBeGreaterThan(2);
  const foreign = scripts
    .filter(({ text }) => /MantineProvider|ProseMirror|ZodError|QueryClientProvider/.test(text))
    .map(({ name }) => name);
  expect(foreign).toEqual([]);
  const total = scripts.reduce((sum, { packed }) => sum + packed, 0);
  expect(total / 1024).toBeLessThan(most);
});
