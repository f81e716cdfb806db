/** What is in deploy/: each file is looked at by its own tool where that is on the machine, and nginx is driven. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningServer, startServer } from '../e2e/site-server.ts';
import { freePort } from '../harness/free-port.ts';
import { type NginxServer, nginxProgram, startNginx } from '../harness/nginx.ts';

const read = (name: string) => readFile(join('deploy', name), 'utf8');

/** Where the tool is not, the test says so and passes over. */
function toolFor(name: string): string | undefined {
  const found = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/bin']
    .map((folder) => join(folder, name))
    .find(existsSync);
  if (!found) console.log(`skipped: ${name} is not on this machine`);
  return found;
}

describe('the service', () => {
  const tool = toolFor('systemd-analyze');
  test.skipIf(!tool)('is one that systemd understands', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unidad-'));
    const unit = (await read('secretos.service'))
      .replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true')
      .replace(/^WorkingDirectory=.*$/m, 'WorkingDirectory=/');
    await writeFile(join(folder, 'secretos.service'), unit);
    expect(execFileSync(tool!, ['verify', join(folder, 'secretos.service')], { encoding: 'utf8', stdio: 'pipe' })).toBe(
      '',
    );
    await rm(folder, { recursive: true, force: true });
  });
});

describe('Caddy', () => {
  const tool = toolFor('caddy');
  test.skipIf(!tool).each(['Caddyfile', 'Caddyfile.compose'])('%s is valid', (name) => {
    execFileSync(tool!, ['validate', '--config', join('deploy', name), '--adapter', 'caddyfile'], {
      stdio: 'pipe',
      env: { ...process.env, SITE_NAME: 'localhost' },
    });
  });
});

describe('the containers', () => {
  test('name settings that exist, and files that are there', async () => {
    const readme = await readFile('README.md', 'utf8');
    const said = [await read('compose.yaml'), await read('Containerfile'), await read('secretos.env.example')].join(
      '\n',
    );
    for (const name of [
      'DATABASE_URL',
      'S3_URL',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'TRUST_PROXY',
      'PROCESSES',
    ]) {
      expect(said).toContain(name);
      expect(readme).toContain(name);
    }
    for (const [, file] of said.matchAll(/\.\/(Caddyfile[.\w]*):/g))
      expect(existsSync(join('deploy', file!))).toBe(true);
    expect(said).toContain('scripts/serve.mjs');
  });
});

if (!nginxProgram) console.log('skipped: nginx is not on this machine');
const openssl = toolFor('openssl');

describe.skipIf(!nginxProgram || !openssl)('nginx', () => {
  let folder: string;
  let site: RunningServer;
  let proxy: NginxServer;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    port = await freePort();
    site = await startServer({
      DATA_DIR: join(folder, 'data'),
      DEMO: 'off',
      TRUST_PROXY: 'on',
      SITE_URL: `https://localhost:${port}`,
    });
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    execFileSync(
      openssl!,
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 2 -keyout ${key} -out ${cert}`.split(
        ' ',
      ),
      { stdio: 'pipe' },
    );
    proxy = await startNginx({ upstream: Number(new URL(site.url).port), port, certificate: { cert, key } });
    await vi.waitFor(async () => expect((await ask(port, '/api/health')).status).toBe(200), 10_000);
  });
  afterAll(async () => {
    await proxy?.stop();
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Pages come from its cache, calls from the site, and whoever is signed in is never answered from it. */
  test('pages come from its cache, except for whoever is signed in', async () => {
    const page = await ask(port, '/libros', { 'accept-encoding': 'br' });
    expect([page.status, page.headers['x-cache'], page.headers['content-encoding']]).toEqual([200, 'MISS', 'br']);
    const again = await ask(port, '/libros', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([again.headers['x-cache'], again.headers['content-encoding']]).toEqual(['HIT', 'br']);
    expect((await ask(port, '/libros', {})).headers['content-encoding']).toBeUndefined();
    expect((await ask(port, '/libros', { cookie: '__Host-secretos.session_token=x' })).headers['x-cache']).toBe(
      'BYPASS',
    );
    const call = await ask(port, '/api/get_categories.php');
    expect([call.status, call.headers['x-cache'], call.headers['cache-control']]).toEqual([
      200,
      undefined,
      'private, no-cache',
    ]);
    expect((await ask(port, '/admin/libros/gestion')).headers['x-cache']).toBeUndefined();
    expect(page.headers['strict-transport-security']).toBeDefined();
  });

  test('an address that the visitor invents is not believed', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.1.${n}` };
        return (await ask(port, '/api/request_password_reset.php', headers, JSON.stringify({ usuario: `nadie-${n}` })))
          .status;
      }),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  test('code that one machine does not have comes from another', async () => {
    const machine = (answer: (path: string) => [status: number, body: string]) => {
      const server = createServer((req, res) => {
        const [status, body] = answer(req.url!);
        res.writeHead(status).end(body);
      });
      return new Promise<Server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    };
    const old = await machine(() => [404, '']);
    const renewed = await machine((path) => (path.includes('new') ? [200, 'code'] : [404, '']));
    const upstream = [old, renewed].map((server) => (server.address() as AddressInfo).port);
    const balancer = await startNginx({ upstream });
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => (await fetch(`${balancer.url}/assets/new-${n}.js`)).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await fetch(`${balancer.url}/assets/gone.js`)).status).toBe(404);
    await balancer.stop();
    for (const server of [old, renewed]) server.close();
  });

  test('without the site its pages are still there, marked as what they are', async () => {
    await ask(port, '/contacto');
    await site.stop();
    const kept = await ask(port, '/contacto');
    expect(kept.status).toBe(200);
    expect(['HIT', 'STALE', 'UPDATING']).toContain(kept.headers['x-cache']);
    expect((await ask(port, '/api/get_categories.php')).status).toBe(502);
  });
});

function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body ? 'POST' : 'GET',
        headers: { host: `localhost:${port}`, ...headers },
        rejectUnauthorized: false,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
