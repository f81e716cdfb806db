import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { keyPath } from '#server/files.ts';
import { createStorage } from '#server/media/index.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { newDatabase } from '#test/harness/postgres-server.ts';
import { type DatabaseLocation, readDatabase } from './databases.server.ts';
import { writeArchive } from './write-archive.server.ts';

/** Archives of the site with these settings, and other places where they may become one. */
export function createSites(settings: Settings) {
  const folders: string[] = [];
  afterAll(async () => {
    // Whoever was started on one may still be writing a mail.
    for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  });

  async function aFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'copia-'));
    folders.push(folder);
    return folder;
  }

  return {
    quiet: { isReplacing: false, say() {} },
    aFolder,
    /** Another machine, where there is nothing yet but the site's key. */
    async anEmptySite(env: Record<string, string> = {}) {
      const databaseUrl = settings.databaseUrl && (await newDatabase(inject('postgresUrl')));
      const dataDir = await aFolder();
      await copyFile(keyPath(settings.dataDir), keyPath(dataDir));
      return readSettings({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...env });
    },
    write: (path: string, site: DatabaseLocation = settings, storage = createStorage(settings)) =>
      writeArchive({ openSnapshot: () => readDatabase(site), storage, path, now: new Date() }),
  };
}
