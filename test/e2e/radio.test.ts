import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openPage, phone } from './browser.ts';
import { type RunningServer, startServer } from './site-server.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Radio en línea' });
const bar = (page: Page) => page.getByRole('region', { name: 'Radio', exact: true });
const isSounding = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.currentTime > 0);

test('the demo has a stream of its own that needs no consent and is not loaded before it is asked for; it goes on while the visitor moves through the site, with a bar to pause it, turn it down or close it', async () => {
  const page = await openPage({ hasBanner: true });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wav') && asked.push(request.url()));
  await page.goto('/');
  await section(page).getByText('Pulsa para escuchar').waitFor();
  expect(asked).toEqual([]);
  await section(page).getByRole('button', { name: 'Escuchar la radio' }).click();
  await section(page).getByText('Sonando ahora').waitFor();
  await expect.poll(() => isSounding(page)).toBe(true);
  await page.getByRole('button', { name: 'Rechazar' }).click();

  // It goes on while the visitor moves through the site, with a bar to pause it, turn it down or close it.
  expect(await bar(page).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Noticias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Noticias' }).waitFor();
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

test('a stream that does not come says so and can be tried again', async () => {
  const page = await openPage({ viewport: phone, expected: /Failed to load|net::|404/ });
  await page.route('**/demo-radio.wav', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await section(page).getByRole('button', { name: 'Escuchar la radio' }).click();
  await section(page).getByText('No se ha podido reproducir la emisión.').waitFor();
  await page.unroute('**/demo-radio.wav');
  await section(page).getByRole('button', { name: 'Reintentar' }).click();
  await section(page).getByText('Sonando ahora').waitFor();
});

test('parts of the sound can be asked for, as some browsers insist', async () => {
  const response = await fetch(`${inject('siteUrl')}/demo-radio.wav`, { headers: { range: 'bytes=0-43' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('audio/wav');
  expect((await response.arrayBuffer()).byteLength).toBe(44);
});

/** A third party's radio, and the hosts that were contacted. */
const radio = createServer(async (_, res) => {
  heard.push('somebody listens');
  res.writeHead(200, { 'content-type': 'audio/wav' });
  res.end(await readFile('public/demo-radio.wav'));
});
const heard: string[] = [];
const running: { server: RunningServer; dataDir: string }[] = [];

async function siteWith(radioUrl: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'radio-'));
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'off', RADIO_URL: radioUrl });
  running.push({ server, dataDir });
  return server.url;
}

beforeAll(() => new Promise<void>((resolve) => radio.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  radio.close();
  for (const { server, dataDir } of running) {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("somebody else's stream waits for consent or its own button", async () => {
  const baseURL = await siteWith(`http://127.0.0.1:${(radio.address() as AddressInfo).port}/stream`);
  const page = await openPage({ baseURL });
  await page.goto('/');
  await section(page).getByText('el servicio de radio recibirá tu dirección IP').waitFor();
  expect(await section(page).getByRole('button', { name: 'Escuchar la radio' }).count()).toBe(0);
  await section(page).getByRole('button', { name: 'Cargar: Radio en línea' }).click();
  expect(heard).toEqual([]);
  await section(page).getByRole('button', { name: 'Escuchar la radio' }).click();
  await section(page).getByText('Sonando ahora').waitFor();
  expect(heard.length).toBeGreaterThan(0);

  const agreed = await openPage({ baseURL, hasBanner: true });
  await agreed.goto('/');
  await agreed.getByRole('button', { name: 'Aceptar' }).click();
  await section(agreed).getByRole('button', { name: 'Escuchar la radio' }).waitFor();
});

test('a page of the radio service is embedded, click to load', async () => {
  const baseURL = await siteWith('https://radio.example.com/reproductor');
  const page = await openPage({ baseURL });
  await page.route('https://radio.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'radio' }),
  );
  await page.goto('/');
  expect(await page.locator('iframe').count()).toBe(0);
  await section(page).getByRole('button', { name: 'Cargar: Radio en línea' }).click();
  expect(await section(page).locator('iframe').getAttribute('src')).toBe('https://radio.example.com/reproductor');
});
