/** Copies made while everybody writes, one of them killed; each restored elsewhere, then moved to the other database and back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { filesIn, sumsOf } from '#areas/copias/compare.testing.ts';
import { derivedTables, passingTables } from '#areas/copias/rows.server.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, openSite, type Visitor } from './site.ts';

interface Promised {
  libros: string[];
  pictures: string[];
}

export async function copiesDrill(
  env: Record<string, string>,
  copies: number,
  newDatabase: () => Promise<string>,
): Promise<Report> {
  const isPostgres = Boolean(env.DATABASE_URL);
  const elsewhere = async () => (isPostgres ? { DATABASE_URL: await newDatabase() } : {}) as Record<string, string>;
  const site = await openSite(env);
  const archives = await mkdtemp(join(tmpdir(), 'copias-'));
  const faults: string[] = [];
  const seconds: number[] = [];
  let kept: Promised = { libros: [], pictures: [] };
  try {
    await site.start();
    const admin = await site.admin();
    const isRunning = { now: true };
    const promised: Promised = { libros: [], pictures: [] };
    const writers = [1, 2, 3].map((tag) => write(site, admin, promised, isRunning, tag));
    // What is written while nothing is copied, and while something is.
    const calm = { writes: 0, ms: 0 };
    const copying = { writes: 0, ms: 0 };
    for (let n = 0; n < copies; n++) {
      const had = promised.libros.length;
      await wait(1500);
      calm.writes += promised.libros.length - had;
      calm.ms += 1500;
      kept = { libros: [...promised.libros], pictures: [...promised.pictures] };
      const path = join(archives, `${n}.tar`);
      const from = performance.now();
      const { code, output } = await command(['backup', path], { ...env, DATA_DIR: site.dataDir });
      seconds.push((performance.now() - from) / 1000);
      copying.writes += promised.libros.length - kept.libros.length;
      copying.ms += performance.now() - from;
      if (code !== 0) faults.push(`copy ${n}: ${output}`);
      faults.push(...(await restoreAndLook(path, await elsewhere(), kept)));
    }
    await killed(archives, { ...env, DATA_DIR: site.dataDir });
    isRunning.now = false;
    await Promise.all(writers);
    await site.stop();

    const last = join(archives, 'ultima.tar');
    // The one that was killed is taken for dead after a while.
    for (let tries = 0; tries < 30; tries++) {
      if ((await command(['backup', last], { ...env, DATA_DIR: site.dataDir })).code === 0) break;
      await wait(1000);
    }
    const half = (await readdir(archives)).filter((name) => !/^(?:\d+|ultima)\.tar(?:\.\w+\.tmp)?$/.test(name));
    if (half.length > 0) faults.push(`left behind: ${half}`);
    const equal = await compareWhole(last, site.dataDir, env, await elsewhere(), newDatabase);
    faults.push(...equal.faults);
    return {
      done: [
        `${copies} copies while ${promised.libros.length} books and ${promised.pictures.length} pictures were written, ${Math.max(...seconds).toFixed(1)} s the slowest (the command's own start included); each restored elsewhere, what was acknowledged before it began looked for`,
        `${equal.rows} tables and ${equal.files} files of the last one compared one by one, in the same and in the other database, and back`,
      ],
      faults,
      ratio: ratioOf(copying.writes / copying.ms, calm.writes / calm.ms, 'writes/s'),
    };
  } finally {
    await site.kill().catch(() => {});
    await site.remove();
    await rm(archives, { recursive: true, force: true });
  }
}

async function write(
  site: DrillSite,
  admin: Visitor,
  promised: Promised,
  isRunning: { now: boolean },
  tag: number,
): Promise<void> {
  for (let n = 0; isRunning.now; n++) {
    const background = { r: (n * 7) % 256, g: (tag * 50) % 256, b: (n >> 5) % 256 };
    const png = await sharp({ create: { width: 200, height: 150, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('titulo', `Libro ${tag}-${n}`);
    form.set('autores', 'Simulacro');
    form.set('imagen', new File([new Uint8Array(png)], 'foto.png', { type: 'image/png' }));
    const created = await site.post('create_libro.php', form, admin);
    if (created?.status !== 200) continue;
    promised.libros.push(created.body.data.slug);
    if (created.body.data.imagen_url) promised.pictures.push(new URL(created.body.data.imagen_url, site.url).pathname);
  }
}

/** The copy becomes a site of its own, which is asked for everything that had been acknowledged. */
async function restoreAndLook(path: string, env: Record<string, string>, kept: Promised): Promise<string[]> {
  const other = await openSite(env);
  try {
    const { code, output } = await command(['restore', path], { ...env, DATA_DIR: other.dataDir });
    if (code !== 0) return [`restore of ${path}: ${output}`];
    await other.start();
    const faults: string[] = [];
    for (const [n, slug] of kept.libros.entries()) {
      // Nobody may ask for so much from one address.
      const visitor = { address: `198.51.${n >> 8}.${n % 256}` };
      if ((await other.get(`/api/get_libro.php?slug=${slug}`, visitor))?.status !== 200) faults.push(`book ${slug}`);
    }
    for (const picture of kept.pictures)
      if ((await other.get(picture))?.status !== 200) faults.push(`picture ${picture}`);
    await other.stop();
    return faults;
  } finally {
    await other.kill().catch(() => {});
    await other.remove();
  }
}

/** SIGKILL at any instant: what is left is no archive. */
async function killed(archives: string, env: Record<string, string>): Promise<void> {
  const child = start(['backup', join(archives, 'muerta.tar')], env);
  await wait(400 + Math.random() * 800);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  await rm(join(archives, 'muerta.tar'), { force: true });
  for (const name of await readdir(archives)) if (name.startsWith('muerta')) await rm(join(archives, name));
}

async function compareWhole(
  path: string,
  dataDir: string,
  env: Record<string, string>,
  otherEnv: Record<string, string>,
  newDatabase: () => Promise<string>,
): Promise<{ faults: string[]; rows: number; files: number }> {
  const [folder, moved] = [await mkdtemp(join(tmpdir(), 'otra-')), await mkdtemp(join(tmpdir(), 'mudada-'))];
  try {
    const faults: string[] = [];
    const expectSame = (what: string, one: object, other: object) => {
      if (JSON.stringify(one) !== JSON.stringify(other)) faults.push(`${what} is different`);
    };
    const place = (env: Record<string, string>, dataDir: string) => ({ databaseUrl: env.DATABASE_URL, dataDir });
    const run = async (words: string[], env: Record<string, string>) => {
      const { code, output } = await command(words, env);
      if (code !== 0) throw new Error(`${words.join(' ')}: ${output}`);
    };
    await run(['restore', path], { ...otherEnv, DATA_DIR: folder });
    // What the copying itself noted is of the one site only.
    const before = await sumsOf(place(env, dataDir), [...passingTables, 'meta']);
    expectSame('the restored database', before, await sumsOf(place(otherEnv, folder), [...passingTables, 'meta']));
    const files = filesIn(join(dataDir, 'media'));
    expectSame('a picture', files, filesIn(join(folder, 'media')));

    const there = await sumsOf(place(otherEnv, folder), derivedTables);
    const target = await newDatabase();
    const [first, second] = otherEnv.DATABASE_URL ? [`sqlite:${moved}`, target] : [target, `sqlite:${moved}`];
    await run(['move', first], { ...otherEnv, DATA_DIR: folder });
    const middle: Record<string, string> = otherEnv.DATABASE_URL ? {} : { DATABASE_URL: target };
    await run(['move', second], { ...middle, DATA_DIR: otherEnv.DATABASE_URL ? moved : folder });
    const [inSqlite, inPostgres] = [place({}, moved), place({ DATABASE_URL: target }, moved)];
    expectSame('the moved SQLite', there, await sumsOf(inSqlite, derivedTables));
    expectSame('the moved PostgreSQL', there, await sumsOf(inPostgres, derivedTables));
    return { faults, rows: Object.keys(before).length, files: Object.keys(files).length };
  } finally {
    for (const one of [folder, moved]) await rm(one, { recursive: true, force: true });
  }
}

function start(words: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['src/areas/copias/command.server.ts', ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function command(words: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = start(words, env);
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { code, output: output.trim() };
}
