/** npm run bench:copies: how long a copy of a large site takes, and how much memory, on both databases. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../test/harness/postgres-server.ts';
import { fillMany } from './fill-many.ts';

const files = 100;
const fileBytes = 20 * 1024 ** 2;
const counts = { articulos: 50_000, ubicaciones: 5000, eventos: 5000, pedidos: 0 };
const mostMegabytes = 400;
let isFine = true;

const postgres = await startPostgres();
console.log(
  `${counts.articulos} articles, ${counts.ubicaciones} locations, ${(files * fileBytes) / 1024 ** 3} GB of media`,
);
for (const database of ['SQLite', 'PostgreSQL']) {
  const [dataDir, other] = [await mkdtemp(join(tmpdir(), 'grande-')), await mkdtemp(join(tmpdir(), 'otra-'))];
  const env = async (): Promise<Record<string, string>> =>
    database === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() };
  const [here, there] = [await env(), await env()];
  await fillMany({ dataDir, databaseUrl: here.DATABASE_URL }, counts);
  await fillMedia(dataDir);
  const archive = join(dataDir, 'copia.tar');
  await measure(`${database}: backup`, ['backup', archive], { ...here, DATA_DIR: dataDir }, archive);
  await measure(`${database}: restore`, ['restore', archive], { ...there, DATA_DIR: other }, archive);
  for (const folder of [dataDir, other]) await rm(folder, { recursive: true, force: true });
}
await postgres.stop();
process.exit(isFine ? 0 : 1);

/** Files with holes: nothing to write, all of it to read. */
async function fillMedia(dataDir: string): Promise<void> {
  for (let n = 0; n < files; n++) {
    const name = `${n.toString(16).padStart(2, '0')}-${fileBytes}.mp4`;
    await mkdir(join(dataDir, 'media', name.slice(0, 2)), { recursive: true });
    const file = await open(join(dataDir, 'media', name.slice(0, 2), name), 'w');
    await file.truncate(fileBytes);
    await file.close();
  }
}

async function measure(what: string, words: string[], env: Record<string, string>, archive: string): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, ['src/areas/copias/command.server.ts', ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, peakMegabytes(child.pid!));
  }, 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = (await stat(archive)).size / 1024 ** 2;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(megabytes / seconds)} MB/s, at most ${most} MB of memory`,
  );
  if (code !== 0 || most > mostMegabytes) isFine = false;
}

function peakMegabytes(pid: number): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
