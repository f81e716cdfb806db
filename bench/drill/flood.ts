/** Slow headers, slow bodies, thousands of connections, large bodies: ordinary visitors are still served from memory. */
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Attack } from './flood-attack.ts';
import { type Report, ratioOf } from './report.ts';
import { openSite, visit } from './site.ts';

const attack = { idleConnections: 2000, slowBodies: 200, largeBodies: 20 };
/** Half of the processor is the attacker's here, and the visitors run on the same machine too. */
const leastRatio = 0.1;

export async function floodDrill(databaseEnv: Record<string, string>, seconds: number): Promise<Report> {
  const site = await openSite(databaseEnv);
  const faults: string[] = [];
  try {
    await site.start();
    await site.get('/');
    const calm = await visit(site.url, seconds);
    const workerData: Attack = { ...attack, port: Number(new URL(site.url).port) };
    const attacker = new Worker(new URL('./flood-attack.ts', import.meta.url), { workerData });
    await wait(2000);
    const [stormy, newcomers] = await Promise.all([visit(site.url, seconds), comeAnew(site.url, seconds)]);
    const closed = await new Promise<number>((resolve) => {
      attacker.once('message', resolve);
      attacker.postMessage('stop');
    });
    await attacker.terminate();
    await wait(1000);
    const after = await visit(site.url, Math.min(5, seconds));
    if (stormy.failed > 0) faults.push(`${stormy.failed} pages failed under the attack`);
    if (newcomers.failed > 0) faults.push(`${newcomers.failed} of ${newcomers.came} newcomers got no page`);
    if (after.failed > 0) faults.push(`${after.failed} pages failed after it`);
    if (stormy.rate < calm.rate * leastRatio) faults.push(`${Math.round(stormy.rate)} pages/s under the attack`);
    return {
      done: [
        `undisturbed: ${Math.round(calm.rate)} pages/s, 99 % within ${calm.p99} ms`,
        `under ${attack.idleConnections} connections with slow headers, ${attack.slowBodies} slow bodies and ${attack.largeBodies} bodies of 10 MB at a time: ${Math.round(stormy.rate)} pages/s, 99 % within ${stormy.p99} ms, ${stormy.failed} failed`,
        `visitors who came anew meanwhile: ${newcomers.came}, the slowest served in ${Math.round(newcomers.slowest)} ms, ${newcomers.failed} not; ${closed} connections of the attack were closed by the server`,
        `afterwards: ${Math.round(after.rate)} pages/s, ${after.failed} failed`,
      ],
      faults,
      ratio: ratioOf(stormy.rate, calm.rate, 'pages/s'),
    };
  } finally {
    await site.kill().catch(() => {});
    await site.remove();
  }
}

/** Each with a connection of their own. */
async function comeAnew(url: string, seconds: number) {
  const seen = { came: 0, failed: 0, slowest: 0 };
  const over = Date.now() + seconds * 1000;
  while (Date.now() < over) {
    const started = performance.now();
    const isServed = await new Promise<boolean>((resolve) => {
      const asked = get(url, { agent: false, timeout: 10_000 }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode === 200));
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(false));
    });
    seen.came++;
    if (!isServed) seen.failed++;
    seen.slowest = Math.max(seen.slowest, performance.now() - started);
    await wait(200);
  }
  return seen;
}
