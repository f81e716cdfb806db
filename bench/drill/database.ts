/** The database goes away, is slow, takes no writes, drops its connections: pages go on, calls say so, all heals. */
import { execFile, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseFile } from '#server/files.ts';
import { layWire, type Wire } from '../../test/harness/wire.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, isSentence, openSite, until, type Visitor, visit } from './site.ts';

const run = promisify(execFile);

/** Every answer comes within this, however ill the database is. */
const answerSeconds = 30;
const healSeconds = 30;
/** Of the pages that are served when all is well. */
const leastRatio = 0.1;

interface Bed {
  site: DrillSite;
  admin: Visitor;
  faults: string[];
  done: string[];
  calmRate: number;
  worstRate: number;
}

/** Makes it ill; what it gives back makes it well. */
type Illness = () => Promise<() => Promise<void> | void>;

export async function databaseDrill(env: Record<string, string>, cuts: number): Promise<Report> {
  const wire = env.DATABASE_URL ? await layWire(env.DATABASE_URL) : undefined;
  const site = await openSite(wire ? { ...env, DATABASE_URL: wire.url } : env);
  try {
    await site.start();
    const admin = await site.admin();
    await site.get('/');
    const { rate } = await visit(site.url, 4);
    const bed: Bed = { site, admin, faults: [], done: [], calmRate: rate, worstRate: rate };
    if (!wire) {
      await suffer(bed, 'locked by another program', () => lock(site.dataDir), [200, 503]);
      const freeze = await freezer(site.dataDir);
      if (freeze) await suffer(bed, 'read-only', freeze);
      else bed.done.push('read-only: not tried (it takes root and a file system with `chattr`)');
    } else {
      const be = (how: Partial<Wire>) => void Object.assign(wire, how);
      await suffer(bed, 'away', async () => {
        be({ mode: 'away' });
        wire.cut();
        return () => be({ mode: 'fine' });
      });
      await suffer(bed, 'silent', async () => {
        be({ mode: 'held' });
        return () => be({ mode: 'fine' });
      });
      const slow = async () => {
        be({ delayMs: 150 });
        return () => be({ delayMs: 0 });
      };
      await suffer(bed, 'slow', slow, [200]);
      await suffer(bed, 'read-only', () => makeReadOnly(env.DATABASE_URL!));
      await cutWhileWriting(bed, cuts, () => wire.cut());
    }
    return { done: bed.done, faults: bed.faults, ratio: ratioOf(bed.worstRate, rate, 'pages/s, the worst of them') };
  } finally {
    await site.kill().catch(() => {});
    await wire?.close();
    await site.remove();
  }
}

/** While it is ill: pages, a write, a sentence. After it: the same write, by itself. */
async function suffer(bed: Bed, name: string, fallIll: Illness, honest = [503]): Promise<void> {
  const { site, admin, faults } = bed;
  const article = { titulo: `Durante: ${name}`, contenido: '<p>Simulacro</p>', category_id: 1 };
  // Some connections are open, and the home page has to be made anew.
  const changed = await site.post('create_post.php', { ...article, titulo: `Antes: ${name}` }, admin);
  if (changed?.status !== 200) faults.push(`${name}: not well before it`);
  const getWell = await fallIll();
  const started = performance.now();
  const writing = site.post('create_post.php', article, admin).then((answer) => {
    seconds = (performance.now() - started) / 1000;
    return answer;
  });
  let seconds = 0;
  const stormy = await visit(site.url, 6);
  const written = await writing;
  if (stormy.failed > 0) faults.push(`${name}: ${stormy.failed} pages failed`);
  if (stormy.rate < bed.calmRate * leastRatio) faults.push(`${name}: ${Math.round(stormy.rate)} pages/s`);
  bed.worstRate = Math.min(bed.worstRate, stormy.rate);
  if (seconds > answerSeconds) faults.push(`${name}: answered after ${seconds.toFixed(0)} s`);
  if (!written || !honest.includes(written.status) || !isSentence(written))
    faults.push(`${name}: a write was answered ${written?.status} «${written?.body.message}»`);
  await getWell();
  const healed = await until(
    async () => (await site.post('create_post.php', article, admin))?.status === 200,
    healSeconds,
  );
  if (healed === undefined) faults.push(`${name}: the same write still fails ${healSeconds} s after`);
  bed.done.push(
    `${name}: ${Math.round(stormy.rate)} pages/s (99 % within ${stormy.p99} ms); a write was answered ${written?.status} «${written?.body.message}» after ${seconds.toFixed(1)} s; well again after ${healed?.toFixed(1)} s`,
  );
}

/** Connections die in the middle of transactions: what was acknowledged is there, whole; the rest is said to have failed. */
async function cutWhileWriting(bed: Bed, cuts: number, cut: () => void): Promise<void> {
  const { site, admin, faults } = bed;
  const isRunning = { now: true };
  const kept: string[] = [];
  const refused = new Map<number, number>();
  const writers = [1, 2, 3, 4].map(async (tag) => {
    for (let n = 0; isRunning.now; n++) {
      const titulo = `Cortado ${tag} ${n}`;
      const answer = await site.post(
        'create_post.php',
        { titulo, contenido: '<p>Simulacro</p>', category_id: 1 },
        admin,
      );
      if (answer?.status === 200) kept.push(answer.body.data.slug);
      else {
        refused.set(answer?.status ?? 0, (refused.get(answer?.status ?? 0) ?? 0) + 1);
        if (answer?.status !== 503 || !isSentence(answer))
          faults.push(`cut: a write was answered ${answer?.status} «${answer?.body.message}»`);
      }
    }
  });
  for (let n = 0; n < cuts; n++) {
    await wait(100 + Math.random() * 400);
    cut();
  }
  isRunning.now = false;
  await Promise.all(writers);
  await until(async () => (await site.get('/api/health'))?.status === 200, healSeconds);
  for (const slug of kept)
    if ((await site.get(`/api/get_post_admin.php?slug=${slug}`, admin))?.status !== 200) faults.push(`article ${slug}`);
  const refusals = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ');
  bed.done.push(
    `cut ${cuts} times while writing: ${kept.length} writes acknowledged and there; refused: ${refusals || 0}`,
  );
}

/** Another program holds SQLite's write lock until it is told to let go. */
async function lock(dataDir: string): Promise<() => Promise<void>> {
  const code = `const { DatabaseSync } = require('node:sqlite');
    const file = new DatabaseSync(process.argv[1]);
    file.exec('pragma busy_timeout = 5000; begin immediate');
    console.log('locked');
    process.stdin.on('end', () => file.close()).resume();`;
  const child = spawn(process.execPath, ['-e', code, databaseFile(dataDir)], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.stdin.end();
    await ended;
  };
}

/** SQLite's files may not be changed by anybody, root included. */
async function freezer(dataDir: string): Promise<Illness | undefined> {
  const files = [databaseFile(dataDir), `${databaseFile(dataDir)}-wal`];
  const change = (how: '+i' | '-i') => run('chattr', [how, ...files]);
  const thaw = () => change('-i').then(() => {});
  return change('+i').then(
    async () => {
      await thaw();
      return async () => {
        await change('+i');
        return thaw;
      };
    },
    () => undefined,
  );
}

async function makeReadOnly(url: string): Promise<() => Promise<void>> {
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const say = async (value: string) => {
    const client = new pg.Client({ connectionString: url.replace(/\/[^/]+$/, '/postgres') });
    await client.connect();
    await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    // It holds for connections made from now on.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await client.end();
  };
  await say('on');
  await wait(500);
  return () => say('off');
}
