import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storeOnDisk } from './storage.ts';

test('a file that could not be stored leaves nothing half-written', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almacen-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  // Something that is no file stands in its place.
  await mkdir(join(dataDir, 'media', 'ab', 'abc.webp', 'dentro'), { recursive: true });
  await expect(storeOnDisk(dataDir).write('abc.webp', Buffer.from('datos'))).rejects.toThrow();
  expect(await readdir(join(dataDir, 'media', 'ab'))).toEqual(['abc.webp']);
});
