import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { startBucketDouble } from '#test/harness/bucket-double.ts';
import { storeInBucket } from './bucket.ts';
import { StorageAway, storeOnDisk } from './storage.ts';

async function aBucket() {
  const double = await startBucketDouble();
  const folders: string[] = [];
  onTestFinished(async () => {
    await double.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  /** A machine with an empty disk and the same bucket. */
  async function newMachine(env = {}, patienceMs?: number) {
    const dataDir = await mkdtemp(join(tmpdir(), 'maquina-'));
    folders.push(dataDir);
    const { bucket } = readSettings({ ...double.env, ...env });
    return { dataDir, storage: storeInBucket(storeOnDisk(dataDir), bucket!, patienceMs) };
  }
  return { double, newMachine };
}

test('what one machine stores another one finds, and keeps a copy of', async () => {
  const { double, newMachine } = await aBucket();
  const { dataDir, storage } = await newMachine();
  await storage.write('ab12.webp', Buffer.from('una imagen'));
  const video = join(dataDir, 'subida');
  await writeFile(video, 'un vídeo');
  await storage.adopt('cd34.mp4', video);
  expect([...double.objects.keys()]).toEqual(['/cubo/ab12.webp', '/cubo/cd34.mp4']);

  const other = (await newMachine()).storage;
  const found = await other.find('ab12.webp');
  expect(await readFile(found!.path, 'utf8')).toBe('una imagen');
  expect((await other.find('cd34.mp4'))?.size).toBe(Buffer.byteLength('un vídeo'));
  double.isDown = true;
  expect(await other.find('ab12.webp')).toEqual(found);
  expect(await other.find('cd34.mp4')).toBeDefined();
});

test('what is nowhere is not found', async () => {
  const { newMachine } = await aBucket();
  expect(await (await newMachine()).storage.find('ef56.webp')).toBeUndefined();
});

test('a bucket that is down or refuses the key stores nothing, here neither', async () => {
  const { double, newMachine } = await aBucket();
  const stranger = (await newMachine({ S3_SECRET_ACCESS_KEY: 'otro' })).storage;
  await expect(stranger.write('ab12.webp', Buffer.from('x'))).rejects.toThrow(/403/);
  const { storage } = await newMachine();
  double.isDown = true;
  await expect(storage.write('ab12.webp', Buffer.from('x'))).rejects.toThrow(/503/);
  double.isDown = false;
  expect(await storage.find('ab12.webp')).toBeUndefined();
});

test('of a refusal as long as a page the log gets the first sentences', async () => {
  const { double, newMachine } = await aBucket();
  const { storage } = await newMachine();
  Object.assign(double, { isDown: true, excuse: `SlowDown. ${'<p>De esto no hace falta nada.</p>'.repeat(2000)}` });
  const said = await Promise.all(
    [storage.write('ab12.webp', Buffer.from('x')), storage.list()[Symbol.asyncIterator]().next()].map((asked) =>
      asked.then(() => '', String),
    ),
  );
  for (const message of said) {
    expect(message).toContain('SlowDown');
    expect(message.length).toBeLessThan(700);
  }
});

test('a bucket that says nothing is left, and whoever asked hears that it is away', async () => {
  const { double, newMachine } = await aBucket();
  const { storage } = await newMachine({}, 100);
  double.isSilent = true;
  await expect(storage.write('ab12.webp', Buffer.from('x'))).rejects.toThrow(StorageAway);
  await expect(storage.find('ab12.webp')).rejects.toThrow(StorageAway);
});
