/** Behind a real Varnish, where there is one: how quick it is, what still reaches us, and when a write is seen. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpAdmin } from '../test/e2e/http-admin.ts';
import { freePort } from '../test/harness/free-port.ts';
import { hasVarnish, startVarnish } from '../test/harness/varnish.ts';
import { fillMany } from './fill-many.ts';
import { median, type Note, pathsOf, perEuro, requestsPerSecond, startAt } from './site.ts';

const pages = 500;
const readers = 50;
const seconds = 20;

export async function edge(_demoDir: string, note: Note): Promise<void> {
  if (!hasVarnish) return note('behind Varnish', 'skipped: it is not on this machine');
  const dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
  await fillMany({ dataDir, databaseUrl: undefined }, { articulos: 480, ubicaciones: 20, eventos: 20, pedidos: 0 });
  const [port, between] = [await freePort(), await freePort()];
  const reached = await startCounter(between, port);
  const varnish = await startVarnish(between);
  const site = await startAt(dataDir, {
    ...{ DEMO: 'off', TRUST_PROXY: 'on', PORT: String(port), SITE_URL: varnish.url },
    EDGE_PURGE: `varnish ${varnish.url}`,
  });
  try {
    const paths = (await pathsOf(site, /./)).slice(0, pages);
    const article = paths.find((path) => /^\/[a-z-]+\/[^/]+$/.test(path))!;
    while (!(await fetch(varnish.url + article)).ok) await wait(100);
    await againstNginx(varnish.url + article, note);
    await whileWritten(varnish.url, paths, article, reached.counts, note);
  } finally {
    await site.stop();
    await varnish.stop();
    reached.close();
  }
}

/** The same bytes as a file. */
async function againstNginx(url: string, note: Note): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // Its workers are somebody else.
  await chmod(folder, 0o755);
  const page = await (await fetch(url)).text();
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const packed = Number((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'));
  await writeFile(join(folder, 'page.html'), page.slice(0, packed));
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes auto; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off; sendfile on; server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  );
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
  const isThere = await new Promise<boolean>((resolve) => {
    nginx.once('error', () => resolve(false));
    setTimeout(() => resolve(true), 1000);
  });
  const rates: [number, number][] = [];
  for (let round = 0; round < 5; round++)
    rates.push([
      await requestsPerSecond(url),
      isThere ? await requestsPerSecond(`http://127.0.0.1:${port}/page.html`) : Number.NaN,
    ]);
  nginx.kill();
  await rm(folder, { recursive: true, force: true });
  const [ours, theirs] = [median(rates.map(([one]) => one)), median(rates.map(([, other]) => other))];
  const ratio = median(rates.map(([one, other]) => one / other));
  note(
    'page behind Varnish / nginx serving the same bytes',
    `${ratio.toFixed(2)} (${Math.round(ours)} of ${Math.round(theirs)}/s; ${perEuro(ours)})`,
    '≥ 0.6',
  );
}

async function whileWritten(
  url: string,
  paths: string[],
  article: string,
  counts: Map<string, number>,
  note: Note,
): Promise<void> {
  const ask = async (path: string) => {
    const get = () => fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    // As a browser does where a line that was kept open is closed at that moment.
    const response = await get().catch(get);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  };
  for (const path of paths) await ask(path);
  const admin = await httpAdmin(url);
  const slug = article.slice(article.lastIndexOf('/') + 1);
  const { data } = (await admin.get(`get_post_admin.php?slug=${slug}`)) as unknown as {
    data: { Id_articulo: number };
  };
  // What was purged when the site started is over.
  await wait(3000);
  for (const path of paths) await ask(path);
  counts.clear();
  let [isOver, read] = [false, 0];
  const reading = Array.from({ length: readers }, async (_, reader) => {
    for (let n = reader * 11; !isOver; n++) {
      await ask(paths[n % paths.length]!);
      read++;
    }
  });
  const seen: number[] = [];
  for (let n = 0; n < seconds; n++) {
    const titulo = `Escrito ${n} veces`;
    const { success, message } = await admin.post('update_article.php', {
      Id_articulo: data.Id_articulo,
      titulo,
      slug,
    });
    if (!success) throw new Error(message);
    const since = performance.now();
    while (!(await ask(article)).includes(titulo)) await wait(5);
    seen.push(performance.now() - since);
    await wait(Math.max(0, 1000 - (performance.now() - since)));
  }
  isOver = true;
  await Promise.all(reading);
  const touched = [...counts].filter(
    ([path, times]) => !path.includes('.php') && !path.includes('/health') && times >= seconds / 2,
  );
  const all = touched.reduce((sum, [, times]) => sum + times, 0);
  note(
    `${read} pages read of ${paths.length} with a write a second: requests that reached us, for each page a write touches`,
    `${(all / Math.max(1, touched.length) / seconds).toFixed(2)} (${touched.length} pages touched)`,
    '≤ 2',
  );
  const sorted = seen.sort((one, other) => one - other);
  note(
    'a write seen through the edge',
    `${median(seen).toFixed(0)} ms, at worst ${sorted.at(-1)!.toFixed(0)} ms`,
    '≤ 1 s',
  );
}

/** Between the edge and us: how often each address was asked for. */
async function startCounter(port: number, to: number) {
  const counts = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((req, res) => {
    counts.set(req.url!, (counts.get(req.url!) ?? 0) + 1);
    const { connection: _, ...headers } = req.headers;
    const asked = request(
      { host: '127.0.0.1', port: to, method: req.method, path: req.url, headers, agent },
      (answer) => {
        // Whether a line stays open is each one's own affair: a probe waits for its end.
        const { connection: _, 'keep-alive': __, ...rest } = answer.headers;
        res.writeHead(answer.statusCode!, rest);
        answer.pipe(res);
      },
    );
    asked.on('error', () => res.writeHead(502).end());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    counts,
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
