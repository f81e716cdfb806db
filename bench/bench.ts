/** npm run bench: figures of this machine, in one run, as ratios where a ratio says more. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startServer } from '../test/e2e/site-server.ts';
import { javascriptOf } from './javascript-of.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
console.log('Preparing the demo content…');
await (await startServer({ DATA_DIR: dataDir })).stop();

const rows: [string, string, string][] = [];
const note = (what: string, figure: string, wanted: string) => {
  rows.push([what, figure, wanted]);
  console.log(`  ${what}: ${figure}`);
};

const started = performance.now();
const site = await startServer({ DATA_DIR: dataDir });
await fetch(`${site.url}/api/get_categories.php`);
note('start to first answer', `${Math.round(performance.now() - started)} ms`, '≤ 2000 ms');

const cold: number[] = [];
for (const path of [
  '/historia',
  '/sucesos',
  '/personajes',
  '/noticias',
  '/leyendas-y-tradiciones',
  '/rutas-y-naturaleza',
]) {
  const from = performance.now();
  await (await fetch(site.url + path)).arrayBuffer();
  cold.push(performance.now() - from);
}
note('cold render of a category page (median)', `${median(cold).toFixed(1)} ms`, '');

const page = await fetch(`${site.url}/`, { headers: { 'accept-encoding': 'br' } });
await page.arrayBuffer();
const bare = await startBareServer(`${site.url}/`);
const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < 3; round++) {
  theirs.push(await requestsPerSecond(bare.url));
  ours.push(await requestsPerSecond(`${site.url}/`));
}
bare.child.kill();
note('warm home page', `${Math.round(median(ours))} requests/s`, '');
note('bare node:http with the same bytes', `${Math.round(median(theirs))} requests/s`, '');
note('ratio', (median(ours) / median(theirs)).toFixed(2), '≥ 0.60');

const scripts = await javascriptOf(site.url);
note('compressed JavaScript of the home page', kilobytes(scripts.home), '≤ 150 KB');
note('compressed JavaScript of an article page', kilobytes(scripts.article), '≤ 150 KB');
note('compressed JavaScript of an admin list', kilobytes(scripts.adminList), '≤ 200 KB');
note('compressed JavaScript of an admin form', kilobytes(scripts.adminForm), '≤ 300 KB');
note('compressed JavaScript of a form with the editor', kilobytes(scripts.adminEditor), '');

note('memory at rest', `${await residentMegabytes(site.pid)} MB`, '');
await site.stop();
await rm(dataDir, { recursive: true, force: true });

console.log('');
for (const [what, figure, wanted] of rows) console.log(`${what.padEnd(46)} ${figure.padStart(18)}   ${wanted}`);

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 40, duration: 4, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

/** The least that could answer the same: a Buffer and its headers. */
async function startBareServer(copyOf: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['bench/bare-server.ts', copyOf], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) =>
    child.stdout!.once('data', (chunk) => resolve(String(chunk).trim())),
  );
  return { url: `http://localhost:${port}/`, child };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024);
}

function median(values: number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
