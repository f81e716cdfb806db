import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { closeToOthers } from './files.ts';

const { app, admin, visitor } = await startApp();

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('nobody else on the machine reads the database, the pictures or the mails', async () => {
  expect((await admin.post('upload_image.php', form({ file: await aPicture() }))).status).toBe(200);
  await visitor.post('submit_newsletter.php', { email: 'lectora@example.com' });
  await app.mail.flush();
  const entries = await readdir(app.settings.dataDir, { recursive: true, withFileTypes: true });
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
