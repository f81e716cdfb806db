/** Several processes on one machine (PROCESSES): what one writes shows on the others, and they are replaced unnoticed. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { httpAdmin } from '../e2e/http-admin.ts';
import { type RunningServer, startServer } from '../e2e/site-server.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe.each(['SQLite', 'PostgreSQL'])('two processes on %s', (database) => {
  let site: RunningServer;
  let dataDir: string;
  let databaseUrl: string | undefined;
  let admin: Awaited<ReturnType<typeof httpAdmin>>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'procesos-'));
    databaseUrl = database === 'PostgreSQL' ? await postgres.newDatabase() : undefined;
    site = await startServer({
      PROCESSES: '2',
      DATA_DIR: dataDir,
      DEMO: 'off',
      TRUST_PROXY: 'on',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    admin = await httpAdmin(site.url);
  });
  afterAll(async () => {
    await site?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Connections are handed out in turn: each answer is another process's. */
  const fromEach = (path: string, headers: Record<string, string> = {}) =>
    Promise.all([ask(site.url + path, { headers }), ask(site.url + path, { headers })]);

  test('what is changed on one process shows on both at once', async () => {
    for (const { body } of await fromEach('/')) expect(body).toContain('Secretos de Cuenca');
    await fromEach('/historia');
    await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre: 'Secretos del Júcar' } });
    const started = Date.now();
    await expect
      .poll(async () => (await fromEach('/')).every(({ body }) => body.includes('Secretos del Júcar')), { interval: 5 })
      .toBe(true);
    expect(Date.now() - started).toBeLessThan(1500);
    await admin.post('create_post.php', { titulo: 'Visto por los dos', contenido: '<p>sí</p>', category_id: 1 });
    await expect
      .poll(async () => (await fromEach('/historia')).every(({ body }) => body.includes('Visto por los dos')), {
        interval: 5,
      })
      .toBe(true);
    for (const { body } of await fromEach('/api/get_posts.php?categoriaSlug=historia'))
      expect(body).toContain('Visto por los dos');
  });

  test('new sponsors are known at once, on both', async () => {
    const fromVisitors = (name: string, ...numbers: number[]) =>
      Promise.all(
        numbers.map((n) =>
          ask(`${site.url}/api/visita.php`, {
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
              'x-forwarded-for': `198.51.100.${n}`,
            },
            body: new URLSearchParams({ vistos: name, clic: name }).toString(),
          }),
        ),
      );
    // Both have looked who there is.
    await fromVisitors('sponsor:99999', 1, 2);
    const { data } = await admin.post('create_sponsor_text.php', { nombre: 'Quesos', url: 'https://example.com' });
    const { id } = data as { id: number };
    await expect
      .poll(async () => (await fromEach('/')).every(({ body }) => body.includes('Quesos')), { interval: 5 })
      .toBe(true);
    await fromVisitors(`sponsor:${id}`, 3, 4, 5, 6);
    // They are written within seconds.
    const figures = async () =>
      (await admin.get(`get_estadisticas_patrocinador_admin.php?tipo=texto&id=${id}`)).data as object;
    await expect.poll(figures, { interval: 200, timeout: 20_000 }).toMatchObject({ vistas: 4, clics: 4 });
  });

  test('who is rationed gets no more by asking two of them', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      const { status } = await ask(`${site.url}/api/request_password_reset.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.8.7' },
        body: JSON.stringify({ usuario: `nadie-${n}` }),
      });
      statuses.push(status);
      // As long as it takes to tell the other.
      await wait(120);
    }
    const allowed = statuses.indexOf(429);
    expect(allowed).toBeGreaterThanOrEqual(5);
    expect(allowed).toBeLessThanOrEqual(7);
    expect(new Set(statuses.slice(allowed))).toEqual(new Set([429]));
  });

  /** A process that is killed is replaced, and what it had written and told nobody of shows on the other. */
  test('a process that is killed is replaced, and what it wrote shows', async () => {
    const before = workersOf(site.pid);
    expect(before).toHaveLength(2);
    const { data } = await admin.post('create_libro.php', { titulo: 'Tinta', autores: 'Ana Ruiz' });
    const isShown = async (titulo: string) => (await fromEach('/libros')).every(({ body }) => body.includes(titulo));
    await expect.poll(() => isShown('Tinta'), { interval: 5 }).toBe(true);
    const stored = openDatabase(readSettings({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }));
    await stored.db
      .updateTable('libros')
      .set({ titulo: 'Pergamino' })
      .where('id', '=', (data as { id: number }).id)
      .execute();
    await stored.close();
    expect(await isShown('Pergamino')).toBe(false);
    process.kill(before[0]!, 'SIGKILL');
    await expect
      .poll(() => workersOf(site.pid).filter((pid) => !before.includes(pid)), { timeout: 20_000 })
      .toHaveLength(1);
    await expect.poll(async () => (await ask(`${site.url}/api/health`)).status, { timeout: 20_000 }).toBe(200);
    await expect.poll(() => isShown('Pergamino'), { timeout: 20_000 }).toBe(true);
  });

  test('all are replaced while people read and write, and no request fails', async () => {
    // Well again after the kill.
    await expect
      .poll(async () => (await fromEach('/api/health')).every(({ status }) => status === 200), { timeout: 20_000 })
      .toBe(true);
    await wait(1500);
    const before = workersOf(site.pid);
    const agent = new Agent({ keepAlive: true });
    const failed: string[] = [];
    const slugs: string[] = [];
    let answered = 0;
    let isRunning = true;
    const note = async (what: string, asked: Promise<Answer>) => {
      const answer = await asked.catch((error: Error) => ({ status: 0, body: String(error) }));
      if (answer.status === 200) answered++;
      else failed.push(`${what}: ${answer.status} ${answer.body.slice(0, 120)}`);
      return answer;
    };
    const reading = ['/', '/historia', '/api/get_categories.php'].map(async (path) => {
      while (isRunning) {
        await note(path, ask(site.url + path, { agent }));
        // Without a pause the new processes would have nothing left to start with.
        await wait(50);
      }
    });
    const writing = [1, 2].map(async (writer) => {
      for (let n = 0; isRunning; n++) {
        const answer = await note(
          'create_post.php',
          ask(`${site.url}/api/create_post.php`, {
            agent,
            method: 'POST',
            headers: { origin: site.url, cookie: admin.cookie ?? '', 'content-type': 'application/json' },
            body: JSON.stringify({ titulo: `Relevo ${writer} ${n}`, contenido: '<p>va</p>', category_id: 1 }),
          }),
        );
        if (answer.status === 200) slugs.push(JSON.parse(answer.body).data.slug);
        await wait(100);
      }
    });
    process.kill(site.pid, 'SIGHUP');
    await expect.poll(() => site.output(), { timeout: 90_000, interval: 100 }).toContain('all processes were replaced');
    isRunning = false;
    await Promise.all([...reading, ...writing]);
    agent.destroy();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect(workersOf(site.pid).filter((pid) => before.includes(pid))).toEqual([]);
    expect(slugs.length).toBeGreaterThan(0);
    for (const slug of slugs)
      expect(
        (await ask(`${site.url}/api/get_post_admin.php?slug=${slug}`, { headers: { cookie: admin.cookie ?? '' } }))
          .status,
      ).toBe(200);
  });
});

test('a number of processes that is none stops the start with one line', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'procesos-'));
  await expect(startServer({ PROCESSES: 'muchos', DATA_DIR: dataDir, DEMO: 'off' })).rejects.toThrow(
    'Ajuste incorrecto: PROCESSES debe ser un número entre 1 y 99, o auto (vale «muchos»).',
  );
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: string;
}

/** Over a connection of its own, unless an agent keeps one. */
function ask(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    agent,
  }: { method?: string; headers?: Record<string, string>; body?: string; agent?: Agent } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url.replace('localhost', '127.0.0.1'),
      {
        method,
        headers: { host: new URL(url).host, ...(body && { 'content-length': Buffer.byteLength(body) }), ...headers },
        agent: agent ?? false,
      },
      async (response) => {
        let text = '';
        try {
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode ?? 0, body: text });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The serving processes below the one that starts them; the ones that make pictures are their children. */
function workersOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
