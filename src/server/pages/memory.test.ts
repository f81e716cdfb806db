import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bodyOnce, type KeptPage, newBody, plainOf } from './kept-page.ts';
import { createPageMemory } from './memory.ts';

function aPage(text: string, ...tags: string[]): KeptPage {
  const body = Buffer.from(text);
  return {
    status: 200,
    etag: text,
    bodies: { br: body, gzip: body, identity: body },
    headers: {},
    tags: new Set(tags),
  };
}

function ask(memory: ReturnType<typeof createPageMemory>, key: string, headers: Record<string, string> = {}) {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: '' };
  const res = {
    writeHead(status: number, sent: Record<string, unknown>) {
      Object.assign(answer, { status, headers: sent });
    },
    end(body?: Buffer) {
      answer.body = body?.toString() ?? '';
    },
  };
  const isAnswered = memory.answer(
    key,
    { method: 'GET', headers } as IncomingMessage,
    res as unknown as ServerResponse,
  );
  return isAnswered ? answer : undefined;
}

test('a kept page is answered until something it read is written', () => {
  const memory = createPageMemory(1000);
  memory.keep('/historia', aPage('historia', 'articulos:1'), memory.generation());
  expect(ask(memory, '/historia')?.body).toBe('historia');
  memory.drop(['articulos:2', 'articulo:7']);
  expect(ask(memory, '/historia')?.body).toBe('historia');
  memory.drop(['articulos:1']);
  expect(ask(memory, '/historia')).toBeUndefined();
});

test('a dropped page is still there, as stale, for when it cannot be made anew', () => {
  const memory = createPageMemory(1000);
  memory.keep('/', aPage('inicio', 'articulos'), memory.generation());
  memory.drop(['articulos']);
  expect(plainOf(memory.stale('/')!).toString()).toBe('inicio');
});

test('once a page is packed, what it was made of is let go', async () => {
  const memory = createPageMemory(1_000_000);
  const text = 'La hoz del Huécar al atardecer. '.repeat(1000);
  const page: KeptPage = { status: 200, ...newBody(text), headers: {}, tags: new Set(['articulos']) };
  memory.keep('/historia', page, memory.generation());
  expect(memory.size().bytes).toBe(Buffer.byteLength(text));
  const br = await bodyOnce(page, 'br');
  expect(memory.size().bytes).toBe(br.length);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  const gzip = await bodyOnce(page, 'gzip');
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(plainOf(page).toString()).toBe(text);
  expect(memory.size().bytes).toBe(br.length + gzip.length);
  // Asked for plain, it is not unpacked a second time.
  expect((await bodyOnce(page, 'identity')).toString()).toBe(text);
  expect(memory.size().bytes).toBe(br.length + gzip.length + Buffer.byteLength(text));
  expect(page.bodies.identity).toBe(plainOf(page));
});

test('what is kept takes no more than its bytes: it is not cut from a larger piece of memory', async () => {
  for (const length of [10, 2000, 40_000, 200_000]) {
    const page: KeptPage = { status: 200, ...newBody('á'.repeat(length)), headers: {}, tags: new Set() };
    expect(page.source!.buffer.byteLength).toBe(2 * length);
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const body = await bodyOnce(page, encoding);
      expect(body.buffer.byteLength).toBe(body.length);
    }
  }
});

test('a page that was being rendered while its thing changed is not kept', () => {
  const memory = createPageMemory(1000);
  const since = memory.generation();
  memory.drop(['articulo:3']);
  memory.keep('/historia/x', aPage('viejo', 'articulo:3'), since);
  expect(ask(memory, '/historia/x')).toBeUndefined();
  memory.keep('/historia/y', aPage('otro', 'articulo:4'), since);
  expect(ask(memory, '/historia/y')?.body).toBe('otro');
});

test('nothing rendered before a reset survives it', () => {
  const memory = createPageMemory(1000);
  const since = memory.generation();
  memory.dropAll();
  memory.keep('/', aPage('inicio'), since);
  expect(ask(memory, '/')).toBeUndefined();
});

test('memory is bounded: the page asked for longest ago goes first', () => {
  // A quarter is for addresses with parameters.
  const memory = createPageMemory(4 * 3 * 4);
  for (const key of ['uno1', 'dos2', 'tres']) memory.keep(key, aPage(key), memory.generation());
  ask(memory, 'uno1');
  memory.keep('new4', aPage('new4'), memory.generation());
  expect(ask(memory, 'dos2')).toBeUndefined();
  expect(ask(memory, 'uno1')?.body).toBe('uno1');
  expect(memory.size()).toEqual({ pages: 3, bytes: 36 });
});

test('the same ETag is answered with 304, another with the page', () => {
  const memory = createPageMemory(1000);
  memory.keep('/', aPage('inicio'), memory.generation());
  const first = ask(memory, '/', { 'accept-encoding': 'gzip, br' });
  expect(first?.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': 6 });
  expect(ask(memory, '/', { 'accept-encoding': 'br', 'if-none-match': String(first?.headers.etag) })?.status).toBe(304);
  expect(ask(memory, '/', { 'accept-encoding': 'gzip', 'if-none-match': String(first?.headers.etag) })?.status).toBe(
    200,
  );
});

test('a weak tag, one of a list or any copy is answered with 304', () => {
  const memory = createPageMemory(1000);
  memory.keep('/', aPage('inicio'), memory.generation());
  const { etag } = ask(memory, '/')!.headers;
  for (const header of [`W/${etag}`, `"otra", W/${etag}`, '*'])
    expect(ask(memory, '/', { 'if-none-match': header })?.status).toBe(304);
});

test('ten thousand invented addresses push out no plain page, and have a quarter of the memory together', () => {
  const text = 'x'.repeat(1000);
  const maxBytes = 80 * 3 * text.length;
  const memory = createPageMemory(maxBytes);
  const plain = Array.from({ length: 60 }, (_, n) => `/historia/${n}`);
  for (const key of plain) memory.keep(key, aPage(text, `articulo:${key}`), memory.generation());
  memory.drop(['articulo:/historia/7']);
  const plainBytes = memory.size().bytes;
  for (let n = 0; n < 10_000; n++) {
    const [key] = [`/ubicaciones?categoria=${n}`, `/buscar?q=${n}`, `/api/get_libros.php?page=${n}`].slice(n % 3);
    memory.keep(key!, aPage(text, 'x'), memory.generation());
  }
  // One of them has been written since: it stands in when the database is away.
  expect(plain.filter((key) => plainOf(memory.stale(key)!).length === text.length)).toEqual(plain);
  expect(plain.filter((key) => ask(memory, key))).toHaveLength(59);
  expect(memory.size().bytes).toBeLessThanOrEqual(maxBytes);
  expect(memory.size().bytes - plainBytes).toBeLessThanOrEqual(maxBytes / 4);
  expect(memory.size().bytes - plainBytes).toBeGreaterThan(maxBytes / 5);
});

test('pages with parameters that were asked for last are still there', () => {
  const memory = createPageMemory(40 * 12);
  for (let n = 0; n < 100; n++) memory.keep(`/libros?pagina=${n}`, aPage('list'), memory.generation());
  expect(ask(memory, '/libros?pagina=99')?.body).toBe('list');
  expect(ask(memory, '/libros?pagina=1')).toBeUndefined();
});

test('all of a kind can be dropped at once, also what is being rendered', () => {
  const memory = createPageMemory(1000);
  const since = memory.generation();
  memory.keep('/libros/x', aPage('x', 'libro:3'), since);
  memory.keep('/historia', aPage('historia', 'articulo:3'), since);
  memory.drop(['libro:*']);
  expect(ask(memory, '/libros/x')).toBeUndefined();
  expect(ask(memory, '/historia')?.body).toBe('historia');
  memory.keep('/libros/y', aPage('viejo', 'libro:4'), since);
  expect(ask(memory, '/libros/y')).toBeUndefined();
});
