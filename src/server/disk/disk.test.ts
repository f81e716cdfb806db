import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDisk } from './index.ts';

const gib = 1024 ** 3;
const bsize = 4096;
let free = 500 * gib;
const total = 1000 * gib;
const statfs = vi.fn(async () => ({ bavail: free / bsize, blocks: total / bsize, bsize }));
const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
const informed = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  free = 500 * gib;
  for (const spy of [statfs, warned, informed]) spy.mockClear();
});
afterEach(() => void vi.useRealTimers());

test.each([
  [500 * gib, total, false],
  [100 * gib, total, false],
  [99 * gib, total, true],
  [0, total, true],
  [1.5 * gib, 10 * gib, false],
  [0.9 * gib, 4 * gib, true],
])('%d free of %d bytes: low is %s', async (freeBytes, totalBytes, isLow) => {
  const disk = createDisk('/datos', async () => ({ bavail: freeBytes / bsize, blocks: totalBytes / bsize, bsize }));
  await disk.check();
  expect(disk.room()).toEqual({ freeBytes, totalBytes, isLow });
});

test('it warns once an hour while it lasts, and says when it is over', async () => {
  vi.useFakeTimers();
  const disk = createDisk('/datos', statfs);
  const checkAfter = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 5) {
      vi.advanceTimersByTime(5 * 60_000);
      await disk.check();
    }
  };
  await disk.check();
  expect(statfs).toHaveBeenCalledWith('/datos');
  expect(warned).not.toHaveBeenCalled();
  free = 5 * gib;
  await checkAfter(5);
  expect(warned).toHaveBeenCalledOnce();
  expect(JSON.parse(warned.mock.calls[0]![0])).toMatchObject({
    level: 'warning',
    what: 'little room is left on the disk',
    freeMb: 5 * 1024,
    totalMb: 1000 * 1024,
  });
  await checkAfter(50);
  expect(warned).toHaveBeenCalledOnce();
  await checkAfter(15);
  expect(warned).toHaveBeenCalledTimes(2);
  free = 500 * gib;
  await checkAfter(5);
  expect(disk.room()?.isLow).toBe(false);
  expect(informed.mock.calls[0]![0]).toContain('there is room on the disk again');
});

test('where the system cannot tell, nothing is said to be wrong, and the log says why', async () => {
  const disk = createDisk('/no/existe');
  await disk.check();
  expect(disk.room()).toBeUndefined();
  expect(warned).toHaveBeenCalledOnce();
});

test('a real disk is asked', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sitio-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const disk = createDisk(folder);
  await disk.check();
  expect(disk.room()!.totalBytes).toBeGreaterThan(0);
});
