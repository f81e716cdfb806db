/**
 * Several serving processes on one machine behind one port (PROCESSES). This one serves nobody: it starts them, passes on
 * what they tell each other, replaces one that died, and on SIGHUP all of them, one after another, without a pause.
 */
import cluster from 'node:cluster';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who dies so soon after it was started will not do better at once. */
const tooSoonMs = 2000;
const maxFailures = 5;
/** How long a process may take to finish what it was asked before. */
const patienceMs = 40_000;

export async function serveWithProcesses(count) {
  const dataDir = process.env.DATA_DIR ?? './data';
  const pidFile = join(dataDir, 'proceso.pid');
  const places = new Array(count).fill(undefined);
  let isStopping = false;
  let isRestarting = false;
  let failures = 0;

  cluster.setupPrimary({ exec: process.argv[1] });
  cluster.on('message', (from, message) => {
    // One that dies at this moment needs to be told nothing: who takes its place begins without memories.
    for (const worker of Object.values(cluster.workers))
      if (worker !== from && worker.isConnected()) worker.send(message, () => {});
  });
  cluster.on('exit', (worker, code) => {
    const place = places.indexOf(worker);
    if (isStopping) {
      if (Object.keys(cluster.workers).length === 0) end(0);
      return;
    }
    // It was replaced before.
    if (place === -1) return;
    // The first one says itself why it cannot start.
    if (!worker.isReady && !places.some((other) => other?.isReady)) return end(code || 1);
    failures = Date.now() - worker.startedAt < tooSoonMs ? failures + 1 : 0;
    if (failures > maxFailures) return stop('SIGTERM', 1);
    say('warning', 'a process ended and is replaced', { place, code });
    setTimeout(() => !isStopping && start(place).catch(() => {}), failures * 300);
  });
  process.on('SIGHUP', () => void restart());
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal, 0));

  // The first one migrates, fills and tells the password; the others find it done.
  const { port } = await start(0);
  await Promise.all(places.slice(1).map((_, index) => start(index + 1)));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(pidFile, `${process.pid}\n`);
  console.log(
    `Listo en http://localhost:${port}  (administración: http://localhost:${port}/admin, usuario «admin»; ${count} procesos)`,
  );

  /** Resolves once it takes connections. */
  function start(place) {
    const worker = cluster.fork({ PROCESS_NUMBER: String(place) });
    worker.startedAt = Date.now();
    const before = places[place];
    if (!before?.isReady || before.isDead()) places[place] = worker;
    return new Promise((resolve, reject) => {
      worker.once('listening', (address) => {
        worker.isReady = true;
        places[place] = worker;
        resolve(address);
      });
      worker.once('exit', () => reject(new Error('a process ended before it served')));
    });
  }

  async function restart() {
    if (isRestarting || isStopping) return;
    isRestarting = true;
    const started = Date.now();
    try {
      const leaving = [];
      for (let place = 0; place < count; place++) {
        const before = places[place];
        await start(place);
        if (before && !before.isDead()) leaving.push(leave(before));
      }
      await Promise.all(leaving);
      say('info', 'all processes were replaced', { ms: Date.now() - started });
    } catch (error) {
      say('error', 'the processes were not replaced: the ones of before go on serving', { detail: String(error) });
    }
    isRestarting = false;
  }

  /** It takes no more connections, answers what it has and ends. */
  function leave(worker) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs);
      worker.once('exit', () => {
        clearTimeout(timer);
        resolve();
      });
      worker.send({ leave: true }, () => {});
    });
  }

  function stop(signal, code) {
    if (isStopping) end(1);
    isStopping = true;
    process.exitCode = code;
    for (const worker of Object.values(cluster.workers)) worker.process.kill(signal);
    if (Object.keys(cluster.workers).length === 0) end(code);
  }

  function end(code) {
    rmSync(pidFile, { force: true });
    process.exit(process.exitCode || code);
  }
}

function say(level, what, more) {
  const line = JSON.stringify({ at: new Date().toISOString(), level, what, ...more });
  if (level === 'info') console.log(line);
  else console.error(line);
}
