import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { closeToOthers, sweepAbandoned, uploadFolder } from './files.ts';

const { app, admin, visitor } = await startApp();

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('nobody else on the machine reads the database, the pictures or the mails', async () => {
  expect((await admin.post('upload_image.php', form({ file: await aPicture() }))).status).toBe(200);
  await visitor.post('submit_newsletter.php', { email: 'lectora@example.com' });
  await app.mail.flush();
  const there = await readdir(app.settings.dataDir, { recursive: true, withFileTypes: true });
  // Further sizes of the picture are still being made: what is being written has another name in a moment.
  const entries = there.filter((entry) => !entry.name.endsWith('.tmp'));
  expect(entries.filter((entry) => /\.(?:webp|eml)$/.test(entry.name)).length).toBeGreaterThan(1);
  for (const entry of entries)
    expect([entry.name, await modeOf(join(entry.parentPath, entry.name))]).toEqual([
      entry.name,
      entry.isDirectory() ? '700' : '600',
    ]);
});

test('what an older version left open is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'antes-'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'secretos.sqlite'), '');
  for (const name of ['media', 'secretos.sqlite']) await chmod(join(folder, name), 0o755);
  closeToOthers(folder);
  expect(await modeOf(join(folder, 'media'))).toBe('700');
  expect(await modeOf(join(folder, 'secretos.sqlite'))).toBe('600');
  await rm(folder, { recursive: true });
});

test('what a killed process left half-written goes; what is being written stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'restos-'));
  await mkdir(join(folder, 'outbox'));
  const old = join(folder, 'outbox/correo-1-2.eml.0a1b2c3d.tmp');
  const fresh = join(folder, 'outbox/correo-3-4.eml.0a1b2c3d.tmp');
  const whole = join(folder, 'outbox/correo-1-2.eml');
  for (const path of [old, fresh, whole]) await writeFile(path, 'x');
  const upload = await mkdtemp(uploadFolder());
  // Of another process, which is still running: its clock may be another one.
  const others = await mkdtemp(join(tmpdir(), `subida-${process.ppid}-`));
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const path of [old, whole, upload, others]) await utimes(path, hoursAgo, hoursAgo);
  await sweepAbandoned(folder);
  expect((await readdir(join(folder, 'outbox'))).sort()).toEqual(['correo-1-2.eml', 'correo-3-4.eml.0a1b2c3d.tmp']);
  await expect(stat(upload)).rejects.toThrow('ENOENT');
  expect((await stat(others)).isDirectory()).toBe(true);
  await rm(others, { recursive: true });
  await rm(folder, { recursive: true });
});
