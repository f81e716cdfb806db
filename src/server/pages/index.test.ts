import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createPages } from './index.ts';
import { createPageMemory } from './memory.ts';

/** What a visitor gets for an address, and what the page was rendered from. */
async function visit(url: string) {
  const rendered: string[] = [];
  const pages = createPages(
    createPageMemory(1_000_000),
    async (request) => {
      rendered.push(request.url);
      return new Response('<p>página</p>');
    },
    'http://localhost:3000',
  );
  let status = 0;
  let headers: Record<string, string> = {};
  const res = {
    writeHead(code: number, given: Record<string, string>) {
      status = code;
      headers = given;
    },
    end() {},
  } as unknown as ServerResponse;
  await pages.answer({ method: 'GET', url, headers: {} } as IncomingMessage, res);
  return { status, headers, rendered };
}

test('a page with a secret in its address is kept by nobody on the way', async () => {
  for (const url of ['/pago-exitoso?session_id=cs_1', '/restablecer-contrasena?token=x', '/boletin/baja?token=x'])
    expect((await visit(url)).headers['cache-control']).toBe('private, no-cache');
  expect((await visit('/libros')).headers['cache-control']).toMatch(/^public/);
});

test('slashes at the beginning of an address name no other host and break nothing', async () => {
  expect(await visit('//otro.example/libros')).toMatchObject({
    status: 200,
    rendered: ['http://localhost:3000/otro.example/libros'],
  });
  expect(await visit('//')).toMatchObject({ status: 200, rendered: ['http://localhost:3000/'] });
});
