/** npm run bench: figures of this machine, in one run, as ratios where a ratio says more. `-- cold warm` measures parts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/e2e/site-server.ts';
import { browser } from './browser.ts';
import { edge } from './edge.ts';
import { memory } from './memory.ts';
import { cold, seenByOthers, severalProcesses, warm } from './serving.ts';
import { shelf } from './shelf.ts';
import { euroAssumption, type Note, startDemo } from './site.ts';

const parts = { start, warm, cold, processes: severalProcesses, seen: seenByOthers, memory, shelf, edge, browser };
type Part = keyof typeof parts;
const asked = process.argv.slice(2).filter((word): word is Part => Object.hasOwn(parts, word));

const demoDir = await mkdtemp(join(tmpdir(), 'bench-demo-'));
console.log('Preparing the demo content…');
await (await startServer({ DATA_DIR: demoDir })).stop();

const rows: [string, string, string][] = [];
const note: Note = (what, figure, wanted = '') => {
  rows.push([what, figure, wanted]);
  console.log(`  ${what}: ${figure}`);
};
for (const part of asked.length > 0 ? asked : (Object.keys(parts) as Part[])) await parts[part](demoDir, note);
await rm(demoDir, { recursive: true, force: true });

console.log('');
for (const [what, figure, wanted] of rows) console.log(`${what.padEnd(72)} ${figure.padStart(28)}   ${wanted}`);
if (rows.some(([, figure]) => figure.includes('for a euro'))) console.log(`\n${euroAssumption}`);

async function start(demoDir: string, note: Note): Promise<void> {
  const started = performance.now();
  const site = await startDemo(demoDir);
  await fetch(`${site.url}/api/get_categories.php`);
  note('start to first answer', `${Math.round(performance.now() - started)} ms`, '≤ 2000 ms');
  await site.stop();
}
