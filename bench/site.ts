/** What the parts of `npm run bench` share: the demo's site, its figures, and requests by the thousand. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type RunningServer, startServer } from '../test/e2e/site-server.ts';

const metricsToken = 'para-medir-con-npm-run-bench';

export type Note = (what: string, figure: string, wanted?: string) => void;

/** A copy of the demo's site, started with these settings; gone when it is stopped. */
export async function startDemo(demoDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(demoDir, dataDir, { recursive: true });
  return startAt(dataDir, env);
}

export async function startAt(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const site = await startServer({ DATA_DIR: dataDir, METRICS_TOKEN: metricsToken, ...env });
  return {
    ...site,
    // Not by name: that may lead to another address first.
    url: site.url.replace('localhost', '127.0.0.1'),
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the site takes for its own address. */
export function ownUrl({ url }: RunningServer): string {
  return url.replace('127.0.0.1', 'localhost');
}

/** One of the figures that the site tells its operator. */
export async function metric(site: RunningServer, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${site.url}/api/metrics`, { headers })).text();
  const value = text.match(new RegExp(`^secretos_${name.replace(/[{}"=.]/g, '.')} ([\\d.]+)$`, 'm'))?.[1];
  if (value === undefined) throw new Error(`no metric ${name}:\n${text}`);
  return Number(value);
}

export async function pathsOf(site: RunningServer, matching: RegExp): Promise<string[]> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)]
    .map(([, path]) => path!)
    .filter((path) => matching.test(path));
}

export const articulo = /^\/(?:historia|sucesos|personajes|noticias|leyendas-y-tradiciones|rutas-y-naturaleza)\/[^/]+$/;

/** Our answer against a bare node:http server that holds the same bytes, in turn: a busy machine slows both. */
export async function againstBare(url: string): Promise<{ ours: number; bare: number; ratio: number }> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const child = spawn(process.execPath, ['bench/bare-server.ts', url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout!.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  const rates: [ours: number, bare: number][] = [];
  for (let round = 0; round < 5; round++)
    rates.push([await requestsPerSecond(url), await requestsPerSecond(`http://127.0.0.1:${port}/`)]);
  child.kill();
  const [ours, bare] = [median(rates.map(([one]) => one)), median(rates.map(([, other]) => other))];
  return { ours, bare, ratio: median(rates.map(([one, other]) => one / other)) };
}

export async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 40, duration: 2, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

export const euroAssumption =
  'Requests for a euro: a rented machine with two shared cores for 5 € a month (730 hours), at this rate all the time, whoever asks on the same cores; what the lines carry is not counted.';

/** What so many requests a second are for the money. */
export function perEuro(requestsPerSecond: number): string {
  return `${Math.round((requestsPerSecond * 3600 * 730) / 5 / 1e6)} million for a euro`;
}

export function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
