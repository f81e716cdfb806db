import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createPages } from './index.ts';
import { createPageMemory } from './memory.ts';

/** What a visitor gets for an address, and what the page was rendered from. */
async function visit(url: string, html = '<p>página</p>') {
  const rendered: string[] = [];
  const pages = createPages(
    createPageMemory(1_000_000),
    async (request, nonce) => {
      rendered.push(request.url);
      return new Response(html.replaceAll('NONCE', nonce));
    },
    'http://localhost:3000',
  );
  let status = 0;
  let body = '';
  let headers: Record<string, string> = {};
  const res = {
    writeHead(code: number, given: Record<string, string>) {
      status = code;
      headers = given;
    },
    end(given: Buffer) {
      body = String(given);
    },
  } as unknown as ServerResponse;
  await pages.answer({ method: 'GET', url, headers: {} } as IncomingMessage, res);
  return { status, headers, body, rendered };
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

const head = '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>';
const entry = '<script type="module" async="" src="/assets/index.js" nonce="NONCE"></script>';

test('a page is shown before its code is asked for, by a script that its policy knows', async () => {
  const { body, headers } = await visit('/libros', `${head}<main>libros</main>${entry}`);
  expect(body).not.toContain('<link');
  expect(body).not.toContain('src=');
  const code = body.match(/<script>(.*)<\/script>/s)![1]!;
  expect(code).toMatch(/\("\/assets\/index\.js",\["\/assets\/a\.js"\]\)$/);
  const hash = createHash('sha256').update(code).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the back office, which shows nothing before it is awake, asks for its code at once', async () => {
  const { body } = await visit('/admin', head + entry);
  expect(body).toBe(head + entry.replace(' nonce="NONCE"', ''));
});
