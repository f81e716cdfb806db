/** Two processes on one PostgreSQL behind a proxy, restarted one after the other while people read and write. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProxy } from './proxy.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, openSite } from './site.ts';
import { anybody } from './writers.ts';

const readers = 4;
const calmMs = 5000;

interface Seen {
  answered: number;
  failed: string[];
  slugs: string[];
}

export async function rollingDrill(env: Record<string, string>, restarts: number): Promise<Report> {
  if (!env.DATABASE_URL) return { done: ['not for SQLite: it is for one process'], faults: [], ratio: '—' };
  const dataDir = await mkdtemp(join(tmpdir(), 'relevo-'));
  const proxy = await startProxy();
  const both = [
    await openSite({ ...env, SITE_URL: proxy.url }, dataDir),
    await openSite({ ...env, SITE_URL: proxy.url }, dataDir),
  ];
  try {
    await Promise.all(both.map((site) => site.start()));
    proxy.backends = both.map(portOf);
    const { cookie = '' } = await both[0]!.admin(proxy.url);
    const calm = await load(proxy.url, cookie, () => wait(calmMs));
    const started = Date.now();
    const stormy = await load(proxy.url, cookie, async () => {
      for (let n = 0; n < restarts; n++) {
        const index = n % 2;
        await both[index]!.stop();
        await both[index]!.start();
        proxy.backends[index] = portOf(both[index]!);
        await wait(500);
      }
    });
    const seconds = (Date.now() - started) / 1000;
    const faults = [...calm.failed, ...stormy.failed];
    for (const slug of [...calm.slugs, ...stormy.slugs])
      if ((await both[0]!.get(`/api/get_post_admin.php?slug=${slug}`, { cookie }))?.status !== 200)
        faults.push(`article ${slug}`);
    return {
      done: [
        `${restarts} restarts in ${seconds.toFixed(0)} s: ${stormy.answered} requests answered, ${stormy.slugs.length} articles written, ${stormy.failed.length} failed; the proxy had to try the other process ${proxy.turned} times`,
      ],
      faults,
      ratio: ratioOf(stormy.answered / seconds, calm.answered / (calmMs / 1000), 'requests/s'),
    };
  } finally {
    await Promise.allSettled(both.map((site) => site.kill()));
    await proxy.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** People read and write until `work` is done. */
async function load(url: string, cookie: string, work: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { answered: 0, failed: [], slugs: [] };
  let isRunning = true;
  const ask = async (path: string, init: RequestInit): Promise<Response | undefined> => {
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) });
      const kept = new Response(await response.arrayBuffer(), { status: response.status });
      if (response.status === 200) seen.answered++;
      else seen.failed.push(`${path}: ${response.status} ${(await kept.clone().text()).slice(0, 100)}`);
      return kept;
    } catch (error) {
      seen.failed.push(`${path}: ${error} ${(error as Error).cause ?? ''}`);
      return undefined;
    }
  };
  const paths = ['/', '/historia', '/api/get_categories.php', '/libros', '/api/health'];
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let n = reader; isRunning; n++) {
      await ask(paths[n % paths.length]!, { headers: { 'x-forwarded-for': anybody().address! } });
      await wait(10);
    }
  });
  const writing = [1, 2].map(async (writer) => {
    for (let n = 0; isRunning; n++) {
      const response = await ask('/api/create_post.php', {
        method: 'POST',
        headers: { origin: url, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ titulo: `Relevo ${writer} ${n}`, contenido: '<p>Simulacro</p>', category_id: 1 }),
      });
      if (response?.status === 200) seen.slugs.push((await response.json()).data.slug);
    }
  });
  await work();
  isRunning = false;
  await Promise.all([...reading, ...writing]);
  return seen;
}

function portOf(site: DrillSite): number {
  return Number(new URL(site.url).port);
}
