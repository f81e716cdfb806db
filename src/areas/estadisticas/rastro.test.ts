/** A visit leaves sums and nothing of whoever made it: looked for in the database, the log and the memory of the day after. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const traces = { address: '203.0.113.77', browser: 'Rastro1001' };
const minute = 60_000;

let folder: string;
let output: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rastro-'));
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'test/harness/visit-child.ts', folder],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  output = stdout + stderr;
}, 2 * minute);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function filesWith(trace: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map(async ({ name, parentPath }) => ((await readFile(join(parentPath, name))).includes(trace) ? [name] : [])),
  );
  return found.flat();
}

test('the visit was counted, and what its day was hashed with is gone', () => {
  // A page, a device, a host, a search that found nothing, a visitor.
  expect(output).toContain('salts: 0, counted: 5');
});

test('its address was in memory that day, which shows that the search would find it, and nowhere the day after', async () => {
  expect(await filesWith(traces.address)).toEqual(['that-day.heapsnapshot']);
  expect(output).not.toContain(traces.address);
});

test('its browser is nowhere', async () => {
  expect((await filesWith(traces.browser)).filter((name) => name !== 'that-day.heapsnapshot')).toEqual([]);
  expect(output).not.toContain(traces.browser);
});
