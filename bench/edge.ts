/**
 * Behind a real Varnish and a real nginx, where they are: how quick they are, what still reaches us, and when a write is
 * seen.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent, createServer, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { httpAdmin } from '../test/e2e/http-admin.ts';
import type { RunningServer } from '../test/e2e/site-server.ts';
import { freePort } from '../test/harness/free-port.ts';
import { type NginxServer, nginxProgram, startNginx } from '../test/harness/nginx.ts';
import { hasVarnish, startVarnish, type VarnishServer } from '../test/harness/varnish.ts';
import { fillMany } from './fill-many.ts';
import { asker, type Load, loadOf } from './load.ts';
import { median, type Note, pathsOf, perEuro, startAt } from './site.ts';

const pages = 500;
/** Each with a cookie and an address of their own; so many at once. */
const visitors = 10_000;
const readers = 50;
const seconds = 20;
const rounds = 5;

export async function edge(_demoDir: string, note: Note): Promise<void> {
  if (!hasVarnish || !nginxProgram) return note('behind an edge', 'skipped: Varnish and nginx are not on this machine');
  const dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
  await fillMany({ dataDir, databaseUrl: undefined }, { articulos: 480, ubicaciones: 20, eventos: 20, pedidos: 0 });
  const [port, between, filePort] = [await freePort(), await freePort(), await freePort()];
  const reached = await startCounter(between, port);
  const varnish = await startVarnish(between);
  const site = await startAt(dataDir, {
    ...{ DEMO: 'off', TRUST_PROXY: 'on', PORT: String(port), SITE_URL: varnish.url },
    EDGE_PURGE: `varnish ${varnish.url}`,
  });
  const paths = (await pathsOf(site, /./)).slice(0, pages);
  const article = paths.find((path) => /^\/[a-z-]+\/[^/]+$/.test(path))!;
  while (!(await fetch(varnish.url + article)).ok) await wait(100);
  const packed = await bytesOf(varnish.url + article);
  const nginx = await startNginx({
    upstream: port,
    more(folder) {
      writeFileSync(join(folder, 'page.html'), packed);
      return `server { listen 127.0.0.1:${filePort}; root ${folder}; }`;
    },
  });
  try {
    await besideNginx({ site, varnish, nginx, file: `http://127.0.0.1:${filePort}/page.html` }, article, note);
    await whileWritten(varnish.url, paths, article, reached.counts, note);
  } finally {
    await nginx.stop();
    await site.stop();
    await varnish.stop();
    reached.close();
  }
}

interface Fronts {
  site: RunningServer;
  varnish: VarnishServer;
  nginx: NginxServer;
  /** The same bytes as a file of nginx's. */
  file: string;
}

/** Each beside nginx with the same bytes, in turn: a busy machine slows all of them. */
async function besideNginx({ site, varnish, nginx, file }: Fronts, path: string, note: Note): Promise<void> {
  const fronts = {
    "page from nginx's cache (deploy/nginx.conf)": { url: nginx.url + path, pid: nginx.pid, wanted: '≥ 0.6' },
    'page behind Varnish (deploy/varnish.vcl)': { url: varnish.url + path, pid: varnish.pid(), wanted: '≥ 0.6' },
    'page of ours alone': { url: site.url + path, pid: site.pid, wanted: '' },
  };
  for (const { url } of Object.values(fronts))
    for (let n = 0; n < 3; n++) await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const seen = Object.values(fronts).map(() => [] as [of: Load, file: Load][]);
  for (let round = 0; round < rounds; round++)
    for (const [n, { url, pid }] of Object.values(fronts).entries())
      seen[n]!.push([await loadOf(url, pid), await loadOf(file, nginx.pid)]);
  for (const [n, [what, { wanted }]] of Object.entries(fronts).entries()) {
    const of = (value: (pair: [Load, Load]) => number) => median(seen[n]!.map(value));
    const perSecond = of(([one]) => one.perSecond);
    const cpu = `${of(([one]) => one.cpuMicros).toFixed(0)} and ${of(([, other]) => other.cpuMicros).toFixed(0)} µs of CPU for each`;
    note(
      `${what} / nginx serving the same bytes (${asker})`,
      `${of(([one, other]) => one.perSecond / other.perSecond).toFixed(2)} (${Math.round(perSecond)} of ${Math.round(of(([, other]) => other.perSecond))}/s; ${cpu}; ${perEuro(perSecond)})`,
      wanted,
    );
  }
}

/** As they go out. */
function bytesOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    }).on('error', reject);
  });
}

async function whileWritten(
  url: string,
  paths: string[],
  article: string,
  counts: Map<string, number>,
  note: Note,
): Promise<void> {
  const ask = async (path: string, visitor = 0) => {
    const cookie = `consentimiento=${visitor}`;
    const headers = {
      'accept-encoding': 'br',
      cookie,
      'user-agent': `visitor ${visitor}`,
      'accept-language': visitor % 2 ? 'es' : 'en',
    };
    const ask = () => fetch(url + path, { headers });
    // As a browser does where a line that was kept open is closed at that moment.
    const response = await ask().catch(ask);
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
    for (let n = reader * 11; !isOver || read < visitors; n++) await ask(paths[n % paths.length]!, ++read);
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
  const ofPages = [...counts].filter(([path]) => !path.includes('.php') && !path.includes('/health'));
  const all = ofPages.reduce((sum, [, times]) => sum + times, 0);
  // The others were asked for by chance.
  const touched = ofPages.filter(([, times]) => times >= seconds / 2).length;
  const last = `Escrito ${seconds - 1} veces`;
  // Many more than these would mean that a write purges what it does not change.
  const showing = (await Promise.all(paths.map((path) => ask(path)))).filter((text) => text.includes(last)).length;
  note(
    `${read} visitors read ${paths.length} pages, a write a second: requests that reached us, for each page a write touches`,
    `${(all / Math.max(1, touched) / seconds).toFixed(2)} (${all} for ${seconds} writes and ${touched} pages, ${showing} of which show what was written)`,
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
