import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { httpAdmin } from '../e2e/http-admin.ts';
import { adminPassword, startServer } from '../e2e/site-server.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arranque-'));
  folders.push(folder);
  return folder;
}

test('two processes may start at once on an empty SQLite database', async () => {
  const env = { DATA_DIR: await newFolder(), DEMO: 'off' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  for (const server of servers) {
    const answer = (await (await fetch(`${server.url}/api/get_categories.php`)).json()) as {
      categories: { nombre_categoria: string }[];
    };
    expect(answer.categories.map(({ nombre_categoria }) => nombre_categoria)).toEqual([
      'Historia',
      'Leyendas y Tradiciones',
      'Sucesos',
      'Rutas y Naturaleza',
      'Personajes',
      'Enigmas y Misterios',
      'Noticias',
      'Emprendedores',
    ]);
  }
  await Promise.all(servers.map((server) => server.stop()));
});

test('a session survives a restart, also after a kill', async () => {
  const env = { DATA_DIR: await newFolder(), DEMO: 'off' };
  const before = await startServer(env);
  const { cookie } = await httpAdmin(before.url);
  await before.stop('SIGKILL');
  const after = await startServer(env);
  const session = (await (await fetch(`${after.url}/api/get_session.php`, { headers: { cookie } })).json()) as {
    user: { usuario: string };
  };
  expect(session.user.usuario).toBe('admin');
  await after.stop();
});

test('without ADMIN_PASSWORD a random one is made and printed once in the console', async () => {
  const env = { DATA_DIR: await newFolder(), DEMO: 'off', ADMIN_PASSWORD: '' };
  const first = await startServer(env);
  const password = first.output().match(/Contraseña \(solo se muestra esta vez\): (\S+)/)?.[1];
  expect(password?.length).toBeGreaterThanOrEqual(12);
  const signIn = (secret: string) =>
    fetch(`${first.url}/api/login.php`, {
      method: 'POST',
      headers: { origin: first.url, 'content-type': 'application/json' },
      body: JSON.stringify({ usuario: 'admin', password: secret }),
    });
  expect((await signIn(password!)).status).toBe(200);
  for (const guess of ['admin', 'password', adminPassword]) expect((await signIn(guess)).status).toBe(401);
  await first.stop();
  const second = await startServer(env);
  expect(second.output()).not.toContain('Contraseña');
  await second.stop();
});

test('a wrong setting stops the start with one clear line', async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/serve.mjs'], {
    env: { ...process.env, DATA_DIR: await newFolder(), PORT: 'ochenta' },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Ajuste incorrecto: PORT /);
});

test('a body of 1 GB is refused while it is still coming', async () => {
  const dataDir = await newFolder();
  const server = await startServer({ DATA_DIR: dataDir, DEMO: 'off' });
  const { cookie } = await httpAdmin(server.url);
  const answer = await new Promise<{ status: number; sent: number }>((resolve) => {
    const head =
      '--xyz\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    let sent = 0;
    const req = request(`${server.url}/api/upload_image.php`, {
      method: 'POST',
      headers: {
        cookie,
        origin: server.url,
        'content-type': 'multipart/form-data; boundary=xyz',
        'transfer-encoding': 'chunked',
      },
    });
    const zeros = createReadStream('/dev/zero', { end: 1024 ** 3 });
    req.on('response', (response) => {
      zeros.destroy();
      resolve({ status: response.statusCode ?? 0, sent });
      req.destroy();
    });
    req.on('error', () => {});
    req.write(head);
    zeros.on('data', (chunk) => {
      sent += chunk.length;
    });
    zeros.pipe(req);
  });
  expect(answer.status).toBe(413);
  expect(answer.sent).toBeLessThan(100 * 1024 * 1024);
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  expect(Number(status.match(/VmHWM:\s+(\d+)/)?.[1])).toBeLessThan(600 * 1024);
  await server.stop();
});

test('a request under way when the program is told to stop is still answered', async () => {
  const server = await startServer({ DATA_DIR: await newFolder(), DEMO: 'off' });
  const body = JSON.stringify({ usuario: 'admin', password: adminPassword });
  const status = new Promise<number | undefined>((resolve, reject) => {
    const headers = { origin: server.url, 'content-type': 'application/json', 'content-length': body.length };
    const req = request(`${server.url}/api/login.php`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    req.on('error', reject);
    req.write(body.slice(0, 10));
    setTimeout(() => req.end(body.slice(10)), 600);
  });
  // The beginning of the request has arrived by then, its end has not.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const [answered] = await Promise.all([status, server.stop()]);
  expect(answered).toBe(200);
});
