import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { startServer } from './site-server.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Radio en línea' });
const bar = (page: Page) => page.getByRole('region', { name: 'Radio', exact: true });
const isSounding = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);

/**
 * The demo has a stream of its own that needs no consent and is not loaded before it is asked for; one that does not
 * come says so and can be tried again; it goes on while the visitor moves through the site, with a bar to pause it,
 * turn it down or close it.
 */
test('the radio of the demo, and one that does not come', async () => {
  const page = await openPage({ hasBanner: true, expected: /Failed to load|net::|404/ });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wav') && asked.push(request.url()));
  await page.route('**/demo-radio.wav', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await section(page).getByText('Pulsa para escuchar').waitFor();
  expect(asked).toEqual([]);
  await section(page).getByRole('button', { name: 'Escuchar la radio' }).click();
  await section(page).getByText('No se ha podido reproducir la emisión.').waitFor();
  await page.unroute('**/demo-radio.wav');
  await section(page).getByRole('button', { name: 'Reintentar' }).click();
  await section(page).getByText('Sonando ahora').waitFor();
  await expect.poll(() => isSounding(page), { timeout: 10_000 }).toBe(true);
  await page.getByRole('button', { name: 'Rechazar' }).click();

  expect(await bar(page).count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso legal' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Aviso legal' }).waitFor();
  await bar(page).getByText('Sonando ahora').waitFor();
  expect(await isSounding(page)).toBe(true);
  await expectAccessible(page);
  await bar(page).getByRole('slider', { name: 'Volumen' }).fill('0.2');
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume)).toBeCloseTo(0.2);
  await bar(page).getByRole('button', { name: 'Pausar la radio' }).click();
  await bar(page).getByText('En pausa').waitFor();
  expect(await isSounding(page)).toBe(false);
  await bar(page).getByRole('button', { name: 'Escuchar la radio' }).click();
  await bar(page).getByText('Sonando ahora').waitFor();
  await bar(page).getByRole('button', { name: 'Cerrar la radio' }).click();
  await bar(page).waitFor({ state: 'detached' });
  expect(await isSounding(page)).toBe(false);
});

test('parts of the sound can be asked for, as some browsers insist', async () => {
  const response = await fetch(`${inject('siteUrl')}/demo-radio.wav`, { headers: { range: 'bytes=0-43' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('audio/wav');
  expect((await response.arrayBuffer()).byteLength).toBe(44);
});

/** A page of the radio service is embedded, click to load; somebody else's stream waits for consent. */
test("other people's radio waits for consent", async () => {
  const embedded = 'https://radio.example.com/reproductor';
  const baseURL = await siteWith(embedded);
  const page = await openPage({ baseURL, hasBanner: true });
  await page.route('https://radio.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'radio' }),
  );
  await page.goto('/');
  expect(await page.locator('iframe').count()).toBe(0);
  await section(page).getByRole('button', { name: 'Cargar: Radio en línea' }).click();
  await page.frameLocator('iframe').getByText('radio').waitFor();
  expect(await section(page).locator('iframe').getAttribute('src')).toBe(embedded);

  const heard: string[] = [];
  const radio = await somebodysRadio(heard);
  const admin = await httpAdmin(baseURL);
  await admin.post('update_ajustes.php', { seccion: 'medios', valores: { radio } });
  await page.goto('/');
  await section(page).getByText('el servicio de radio recibirá tu dirección IP').waitFor();
  const listen = section(page).getByRole('button', { name: 'Escuchar la radio' });
  expect(await listen.count()).toBe(0);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await listen.waitFor();
  expect(heard).toEqual([]);
  await listen.click();
  await section(page).getByText('Sonando ahora').waitFor();
  expect(heard.length).toBeGreaterThan(0);
});

/** A third party's stream, which notes who listens. */
async function somebodysRadio(heard: string[]): Promise<string> {
  const radio = createServer(async (_, res) => {
    heard.push('somebody listens');
    res.writeHead(200, { 'content-type': 'audio/wav' });
    res.end(await readFile('public/demo-radio.wav'));
  });
  await new Promise<void>((resolve) => radio.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void radio.close());
  return `http://127.0.0.1:${(radio.address() as AddressInfo).port}/stream`;
}

async function siteWith(radioUrl: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'radio-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'off', RADIO_URL: radioUrl });
  onTestFinished(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server.url;
}
