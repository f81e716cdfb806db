/** One worker on several processes: each job is done by one of them at a time, and outlives whoever was at it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inIdioma } from '#server/idiomas.ts';
import { passMinute, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { idioma } from '#values/idioma/say.ts';
import { createWorker, type Job } from './worker.ts';

const { app } = await startApp();
const { db } = app;
const past = '2020-01-01T00:00:00.000Z';
const hour = 3_600_000;

beforeEach(async () => {
  await db.deleteFrom('trabajos').execute();
});

/** Another process on the same database, which does this when it is due. */
function aWorker(...jobs: Job[]) {
  const worker = createWorker(db);
  for (const job of jobs) worker.add(job);
  onTestFinished(() => worker.stop());
  return worker;
}

const rowOf = (nombre: string) =>
  db.selectFrom('trabajos').selectAll().where('nombre', '=', nombre).executeTakeFirstOrThrow();

test('however many processes there are, it is done once, never twice at the same time', async () => {
  let atWork = 0;
  let most = 0;
  let times = 0;
  const run = async () => {
    most = Math.max(most, ++atWork);
    await wait(20);
    times++;
    atWork--;
  };
  const workers = [1, 2, 3, 4].map(() => aWorker({ name: 'uno', everyMs: hour, run }));
  for (const worker of workers) worker.start();
  await expect.poll(() => times).toBe(1);
  await expect.poll(async () => (await rowOf('uno')).dueno).toBeNull();
  expect((await rowOf('uno')).siguiente_en > new Date(Date.now() + hour / 2).toISOString()).toBe(true);
  // Woken on all of them at once: one after the other.
  await Promise.all(workers.map((worker) => worker.finish('uno')));
  expect(most).toBe(1);
  expect(times).toBeGreaterThan(1);
});

test('work is in Spanish, whatever is spoken where it is asked for', async () => {
  const spoken: string[] = [];
  const run = async () => void spoken.push(idioma().codigo);
  const worker = aWorker(
    { name: 'hablar', everyMs: hour, run },
    { name: 'propio', everyMs: hour, isOfProcess: true, run },
  );
  await inIdioma('fr', async () => {
    spoken.push(idioma().codigo);
    await Promise.all([worker.finish('hablar'), worker.finish('propio')]);
    await (await worker.begin('a mano', run))!.done;
  });
  expect(spoken).toEqual(['fr', 'es', 'es', 'es']);
});

test('who asks while another process is at it gets it done once more', async () => {
  const began = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let seen = 0;
  let written = 0;
  const job: Job = {
    name: 'leer',
    everyMs: hour,
    async run() {
      seen = written;
      began.resolve();
      await held.promise;
    },
  };
  const [one, other] = [aWorker(job), aWorker({ ...job, run: () => expect.unreachable() })];
  one.start();
  await began.promise;
  written = 1;
  other.wake('leer');
  await expect.poll(async () => (await rowOf('leer')).siguiente_en <= new Date().toISOString()).toBe(true);
  held.resolve();
  await expect.poll(() => seen).toBe(1);
});

test('nothing is written while there is nothing to do', async () => {
  const hasWork = vi.fn(async () => false);
  const run = vi.fn(async () => {});
  aWorker({ name: 'quieto', everyMs: 100, hasWork, run }).start();
  await expect.poll(() => hasWork.mock.calls.length).toBeGreaterThan(1);
  expect(run).not.toHaveBeenCalled();
  expect(await rowOf('quieto')).toMatchObject({ dueno: null, fallos: 0 });
});

test('nightly work that was missed waits until a process has served for a minute', async () => {
  const nightly = vi.fn(async () => {});
  const often = vi.fn(async () => {});
  aWorker({ name: 'noche', dailyAt: '04:30', run: nightly }, { name: 'a menudo', everyMs: 60, run: often }).start();
  await expect.poll(() => often.mock.calls.length).toBeGreaterThan(0);
  await db.updateTable('trabajos').set({ siguiente_en: past }).where('nombre', '=', 'noche').execute();
  const before = often.mock.calls.length;
  await expect.poll(() => often.mock.calls.length).toBeGreaterThan(before + 2);
  expect(nightly).not.toHaveBeenCalled();
  passMinute();
  await expect.poll(() => nightly.mock.calls.length).toBe(1);
  realTime();
});

test('what fails is logged and tried again later and later; what works again starts from the beginning', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  let isBroken = true;
  const worker = aWorker({
    name: 'roto',
    everyMs: 1000,
    run: async () => {
      if (isBroken) throw new Error('hoy no');
    },
  });
  const waits: number[] = [];
  for (let n = 1; n <= 3; n++) {
    await worker.finish('roto');
    const { siguiente_en, fallos } = await rowOf('roto');
    expect(fallos).toBe(n);
    waits.push(Math.round((Date.parse(siguiente_en) - Date.now()) / 15_000));
  }
  expect(waits).toEqual([1, 2, 4]);
  expect(logged.mock.calls[0]![0]).toContain('hoy no');
  isBroken = false;
  await worker.finish('roto');
  expect(await rowOf('roto')).toMatchObject({ fallos: 0, dueno: null });
});

test('a lease that is somebody else’s by now ends the work of who had it', async () => {
  const ended = Promise.withResolvers<void>();
  const worker = aWorker({
    name: 'perdido',
    everyMs: hour,
    async run({ signal, progress }) {
      const timer = setInterval(() => progress({ at: Date.now() }), 100);
      await once(signal, 'abort');
      clearInterval(timer);
      ended.resolve();
    },
  });
  worker.wake('perdido');
  await expect.poll(async () => (await worker.stateOf('perdido')).is).toBe('busy');
  await db.updateTable('trabajos').set({ dueno: 'otro' }).where('nombre', '=', 'perdido').execute();
  await ended.promise;
  await wait(50);
  expect((await rowOf('perdido')).dueno).toBe('otro');
}, 15_000);

test('stopping breaks off what is being done, and another process goes on with it at once', async () => {
  let broken = 0;
  const one = aWorker({
    name: 'largo',
    dailyAt: '04:30',
    async run({ signal }) {
      await once(signal, 'abort');
      broken++;
    },
  });
  one.wake('largo');
  await expect.poll(async () => (await one.stateOf('largo')).is).toBe('busy');
  await one.stop();
  expect(broken).toBe(1);
  const { dueno, siguiente_en } = await rowOf('largo');
  expect([dueno, siguiente_en <= new Date().toISOString()]).toEqual([null, true]);
});

test('by hand: one at a time over all processes, told how far it is', async () => {
  const [one, other] = [aWorker(), aWorker()];
  const held = Promise.withResolvers<string>();
  const begun = await one.begin('a mano', ({ progress }) => {
    progress({ hecho: 3 });
    return held.promise;
  });
  await expect.poll(() => other.stateOf('a mano')).toEqual({ is: 'busy', progress: { hecho: 3 } });
  expect(await other.begin('a mano', async () => {})).toBeUndefined();
  held.resolve('hecho');
  expect(await begun!.done).toBe('hecho');
  expect(await other.stateOf('a mano')).toEqual({ is: 'free' });
  expect(await (await other.begin('a mano', async () => 'otra vez'))!.done).toBe('otra vez');
});

test('a process that is killed loses its work to another; one that is told to end hands it on', async () => {
  const { db, worker } = { db: app.db, worker: app.worker };
  const state = async () => (await worker.stateOf('largo')).is;
  const [one, other] = [aProcess(), aProcess()];
  const first = await Promise.race([one.began(1), other.began(1)]);
  await expect.poll(() => worker.stateOf('largo')).toEqual({ is: 'busy', progress: { hecho: 1 } });
  const second = first === one ? other : one;
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // Its lease ends by itself after a few seconds; here it has.
  await db.updateTable('trabajos').set({ hasta: past }).where('nombre', '=', 'largo').execute();
  expect(await state()).toBe('dead');
  await second.began(1);
  expect(await state()).toBe('busy');

  const third = aProcess();
  second.child.kill('SIGTERM');
  const [code] = (await once(second.child, 'exit')) as [number];
  expect(code).toBe(0);
  await third.began(1);
  expect(await state()).toBe('busy');
}, 30_000);

function aProcess() {
  const { DATABASE_URL: _, ...env } = process.env;
  const { dataDir, databaseUrl } = app.settings;
  const child: ChildProcess = spawn(process.execPath, [join('test', 'harness', 'worker-child.ts')], {
    env: {
      ...env,
      ...{ DATA_DIR: dataDir, SITE_URL: 'http://localhost:3000', DEMO: 'off', NODE_NO_WARNINGS: '1' },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let lines = 0;
  child.stdout!.on('data', (chunk: Buffer) => {
    lines += String(chunk).match(/began/g)?.length ?? 0;
  });
  const self = {
    child,
    async began(times: number) {
      await expect.poll(() => lines, { timeout: 15_000 }).toBeGreaterThanOrEqual(times);
      return self;
    },
  };
  return self;
}
