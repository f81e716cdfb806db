/** Behind a real Varnish: somebody writes and looks through it, while the site, the edge or the line between is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Blow, startEdgeSite } from '../../test/harness/edge-rounds.ts';
import { hasVarnish } from '../../test/harness/varnish.ts';
import type { Report } from './report.ts';

const blows: Blow[] = ['site', 'line', 'edge', 'none'];
const promiseMs = 2000;

export async function edgeDrill(env: Record<string, string>, kills: number): Promise<Report> {
  if (!hasVarnish)
    return { done: ['skipped: varnish with its modules is not on this machine'], faults: [], ratio: '—' };
  const dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
  const edge = await startEdgeSite({ ...env, DATA_DIR: dataDir });
  const seen = new Map<Blow, number[]>(blows.map((blow) => [blow, []]));
  const faults: string[] = [];
  try {
    for (let n = 0; n < (kills * 4) / 3; n++) {
      const blow = blows[n % blows.length]!;
      const { seenAfterMs, failedReads } = await edge.round(blow);
      seen.get(blow)!.push(seenAfterMs);
      if (seenAfterMs > promiseMs) faults.push(`round ${n}, ${blow}: old for ${Math.round(seenAfterMs)} ms`);
      if (failedReads > 0) faults.push(`round ${n}, ${blow}: ${failedReads} reads failed`);
    }
  } finally {
    await edge.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  const at = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
  const done = [...seen].map(([blow, times]) => {
    const [middle, late, worst] = [0.5, 0.99, 1].map((share) => Math.round(at(times, share)));
    const after = blow === 'none' ? 'undisturbed' : `after a kill of the ${blow}`;
    return `${times.length} writes ${after}: seen through the edge after ${middle} ms, 99 % within ${late} ms, all within ${worst} ms`;
  });
  const killed = blows.filter((blow) => blow !== 'none').flatMap((blow) => seen.get(blow)!);
  const [late, worst] = [0.99, 1].map((share) => Math.round(at(killed, share)));
  done.push(`all ${killed.length} kills: 99 % within ${late} ms (1000 are allowed), all within ${worst} ms (2000)`);
  return { done, faults, ratio: '—' };
}
