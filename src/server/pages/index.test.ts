import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPages } from './index.ts';
import { createPageMemory } from './memory.ts';
import { withLateScripts } from './wake-up.ts';

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
    end(given: Buffer | string, encoding?: BufferEncoding) {
      body = String(typeof given === 'string' ? Buffer.from(given, encoding) : given);
    },
  } as unknown as ServerResponse;
  await pages.answer({ method: 'GET', url, headers: {} } as IncomingMessage, res);
  return { status, headers, body, rendered };
}

test('a page with a secret in its address is kept by nobody on the way', async () => {
  for (const url of ['/pago-exitoso?session_id=cs_1', '/restablecer-contrasena?token=x', '/boletin/baja?token=x'])
    expect((await visit(url)).headers['cache-control']).toBe('private, no-cache');
  for (const url of ['/factura/x', '/informe/x?mes=2026-11', '/borrador/x'])
    expect((await visit(url)).headers['cache-control']).toBe('private, no-store');
  expect((await visit('/libros')).headers['cache-control']).toMatch(/^public/);
});

test('a page that brings its styles says so to its scripts, which would load them again', () => {
  const html = '<main></main><script type="module" async="" src="/assets/a.js"></script>';
  expect(withLateScripts(html, ['/assets/a.css'], 'n')).toMatch(
    /\("\/assets\/a\.js",\[\],\["\/assets\/a\.css"\]\)<\/script>$/,
  );
});

test('a campaign tag shares the page; a parameter that the page reads does not', async () => {
  const renderedFrom = async (url: string) => (await visit(url)).rendered[0]!.replace('http://localhost:3000', '');
  expect(await renderedFrom('/noticias?utm_source=correo&fbclid=1')).toBe('/noticias');
  expect(await renderedFrom('/noticias?fbclid=1&pagina=2')).toBe('/noticias?pagina=2');
  expect(await renderedFrom('/ubicaciones?municipio=3&pagina=2&x=1')).toBe('/ubicaciones?pagina=2&municipio=3');
  // A parameter belongs to the pages that read it.
  expect(await renderedFrom('/contacto/nada?pagina=2&categoria=1')).toBe('/contacto/nada');
});

test('twenty visitors at once get the same page from one render', async () => {
  let renders = 0;
  const pages = createPages(
    createPageMemory(1_000_000),
    async () => {
      renders++;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(`<p>${renders}</p>`);
    },
    'http://localhost:3000',
  );
  const bodies: string[] = [];
  const res = { writeHead() {}, end: (body: Buffer) => bodies.push(String(body)) } as unknown as ServerResponse;
  const request = { method: 'GET', url: '/libros', headers: {} } as IncomingMessage;
  await Promise.all(Array.from({ length: 20 }, () => pages.answer(request, res)));
  expect(renders).toBe(1);
  expect(bodies).toEqual(Array.from({ length: 20 }, () => '<p>1</p>'));
});

test('whoever asks after a write is not handed the page that was begun before it', async () => {
  const memory = createPageMemory(1_000_000);
  const finish: (() => void)[] = [];
  let text = 'antes';
  const pages = createPages(
    memory,
    async () => {
      const read = text;
      await new Promise<void>((resolve) => finish.push(resolve));
      return new Response(`<p>${read}</p>`);
    },
    'http://localhost:3000',
  );
  const ask = async () => {
    let body = '';
    const res = {
      writeHead() {},
      end(given: Buffer) {
        body = String(given);
      },
    } as unknown as ServerResponse;
    await pages.answer({ method: 'GET', url: '/libros', headers: {} } as IncomingMessage, res);
    return body;
  };
  const early = ask();
  await vi.waitFor(() => expect(finish).toHaveLength(1));
  text = 'luego';
  memory.drop(['libros']);
  const [late, later] = [ask(), ask()];
  await vi.waitFor(() => expect(finish).toHaveLength(2));
  for (const end of finish) end();
  expect(await early).toBe('<p>antes</p>');
  expect(await Promise.all([late, later])).toEqual(['<p>luego</p>', '<p>luego</p>']);
  expect(finish).toHaveLength(2);
});

test('while a page takes long to be made anew, the one of before stands in', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const memory = createPageMemory(1_000_000);
  let isSilent = false;
  const pages = createPages(
    memory,
    async () => (isSilent ? new Promise<Response>(() => {}) : new Response('<p>antes</p>')),
    'http://localhost:3000',
  );
  const answers: unknown[][] = [];
  const res = {
    writeHead: (status: number, headers: Record<string, string>) => answers.push([status, headers['x-page']]),
    end() {},
  } as unknown as ServerResponse;
  const request = { method: 'GET', url: '/libros', headers: {} } as IncomingMessage;
  const ready = pages.answer(request, res);
  // The page is packed elsewhere, in real time.
  vi.useRealTimers();
  await ready;
  vi.useFakeTimers();
  memory.dropAll();
  isSilent = true;
  const first = pages.answer(request, res);
  await vi.advanceTimersByTimeAsync(1900);
  expect(answers).toEqual([[200, undefined]]);
  await vi.advanceTimersByTimeAsync(200);
  await first;
  // Whoever comes now does not wait at all.
  await pages.answer(request, res);
  expect(answers).toEqual([
    [200, undefined],
    [200, 'stale'],
    [200, 'stale'],
  ]);
});

test('a page that cannot be made is tried once a second, however many ask for it', async () => {
  let renders = 0;
  const pages = createPages(
    createPageMemory(1_000_000),
    async () => {
      renders++;
      return new Response('<p>no</p>', { status: 503 });
    },
    'http://localhost:3000',
  );
  const statuses: number[] = [];
  const res = { writeHead: (status: number) => statuses.push(status), end() {} } as unknown as ServerResponse;
  const request = { method: 'GET', url: '/libros', headers: {} } as IncomingMessage;
  for (let n = 0; n < 5; n++) await pages.answer(request, res);
  expect(statuses).toEqual([503, 503, 503, 503, 503]);
  expect(renders).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await pages.answer(request, res);
  expect(renders).toBe(2);
});

test('slashes at the beginning of an address name no other host and break nothing', async () => {
  expect(await visit('//otro.example/libros')).toMatchObject({
    status: 308,
    headers: { location: '/otro.example/libros' },
    rendered: [],
  });
  expect(await visit('//')).toMatchObject({ status: 308, headers: { location: '/' } });
});

test('values that a parameter cannot have share the page without it', async () => {
  const renderedFrom = async (url: string) => (await visit(url)).rendered[0]!.replace('http://localhost:3000', '');
  for (const value of ['0', '1', '-3', '1.5', '999999', 'dos', '%27or', ''])
    expect(await renderedFrom(`/libros?pagina=${value}`)).toBe('/libros');
  expect(await renderedFrom('/ubicaciones?categoria=todas&municipio=99999999999')).toBe('/ubicaciones');
  expect(await renderedFrom('/actividades-y-eventos?desde=2026-02-30&cuando=nunca&tipo=2')).toBe(
    '/actividades-y-eventos?tipo=2',
  );
});

const head = '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>';
const entry = '<script type="module" async="" src="/assets/index.js" nonce="NONCE"></script>';

test('a page is shown before its code is asked for, by a script that its policy knows', async () => {
  const { body, headers } = await visit('/libros', `${head}<main>libros</main>${entry}`);
  expect(body).not.toContain('<link');
  expect(body).not.toContain('src=');
  const code = body.match(/<script>(.*)<\/script>/s)![1]!;
  expect(code).toMatch(/\("\/assets\/index\.js",\["\/assets\/a\.js"\],\[\]\)$/);
  const hash = createHash('sha256').update(code).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the back office asks for its code at once', async () => {
  const { body, headers } = await visit('/admin', head + entry);
  // Before it stands what tells when it does not come.
  const [, code] = body.match(/^.*?<script>(.*)<\/script><script type="module"/s)!;
  expect(code).toMatch(/no ha terminado de cargarse.*HTMLScriptElement/s);
  expect(body.replace(`<script>${code}</script>`, '')).toBe(head + entry.replace(' nonce="NONCE"', ''));
  const hash = createHash('sha256').update(code!).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test('the styles that came with a public page are allowed by name; the back office brings its own', async () => {
  const styled = await visit('/libros', '<style data-a="">p{color:red}</style><main>libros</main>');
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  const policy = styled.headers['content-security-policy']!;
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline'`);
  expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
  for (const path of ['/admin', '/admin/libros/nuevo', '/login', '/restablecer-contrasena?token=x'])
    expect((await visit(path)).headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  for (const path of ['/administracion', '/login-historia'])
    expect((await visit(path)).headers['content-security-policy']).toContain("style-src 'self';");
});
