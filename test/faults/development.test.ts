import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../harness/free-port.ts';

test('npm run dev serves pages and calls from the sources', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'desarrollo-'));
  const url = `http://localhost:${await freePort()}`;
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'dev', '--strictPort'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DEMO: 'off', PORT: new URL(url).port },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => vite.once('exit', resolve));
  try {
    const isListening = () =>
      fetch(`${url}/@vite/client`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isListening, { timeout: 30_000 }).toBe(true);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Descubre los secretos de Cuenca');
    const call = await fetch(`${url}/api/get_categories.php`);
    expect(await call.json()).toMatchObject({ success: true, categories: { length: 8 } });
  } finally {
    vite.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
});
