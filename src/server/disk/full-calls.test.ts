/** A real disk of a few megabytes that fills up; only where one may be mounted. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pequeno-'));
const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', dataDir]);
const isMounted = status === 0;
// Registered first, so done last.
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', dataDir]);
  rmdirSync(dataDir);
});
const house = isMounted ? await startApp({ DATA_DIR: dataDir, PICTURES_AHEAD: 'off' }) : undefined;

test.skipIf(!house)('writes are refused with 507, nothing half-written stays, and with room all goes on', async () => {
  const { app, admin, visitor } = house!;
  const isSqlite = app.database.dialect === 'sqlite';
  const write = () =>
    visitor.post('submit_contact.php', {
      name: 'Ana',
      email: 'a@example.com',
      message: 'x'.repeat(2000),
      consent: true,
    });
  const upload = async (height: number) =>
    admin.post('upload_image.php', form({ file: new File([new Uint8Array(await noise(height))], 'a.jpg') }));
  const { location } = (await upload(600)).body;
  const version = location.replace('.webp', '-400.avif');

  const ballast = join(dataDir, 'lastre');
  await expect(writeFile(ballast, Buffer.alloc(20_000_000))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect((await upload(601)).status).toBe(507);
  if (isSqlite) expect([(await write()).status, (await write()).status]).toEqual([507, 507]);
  // The picture itself stands in for a version that cannot be kept, and is not remembered as it.
  const substitute = await visitor.request(version);
  expect(substitute.status).toBe(200);
  expect(substitute.headers.get('content-type')).toBe('image/webp');
  expect(substitute.headers.get('cache-control')).toBe('no-store');
  await substitute.arrayBuffer();
  const names = await readdir(dataDir, { recursive: true });
  expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(1);

  await rm(ballast);
  expect((await write()).status).toBe(200);
  expect((await upload(601)).status).toBe(200);
  const made = await visitor.request(version);
  expect(made.headers.get('content-type')).toBe('image/avif');
  await made.arrayBuffer();
  await app.disk.check();
  expect(app.disk.room()).toMatchObject({ totalBytes: 8 * 1024 ** 2, isLow: true });
});

function noise(height: number): Promise<Buffer> {
  const create = { width: 900, height, channels: 3 as const, background: '#fff' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg()
    .toBuffer();
}
