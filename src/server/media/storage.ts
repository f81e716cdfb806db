/** Where files are stored: on disk, or in a bucket (`bucket.ts`). */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Storage {
  find(name: string): Promise<{ path: string; size: number } | undefined>;
  write(name: string, data: Buffer): Promise<void>;
  /** Takes a file over without reading it into memory. */
  adopt(name: string, path: string): Promise<void>;
}

export function storeOnDisk(dataDir: string): Storage {
  // Spread over folders by the first two digits of the hash.
  const pathOf = (name: string) => join(dataDir, 'media', name.slice(0, 2), name);

  /** Written beside and renamed: nobody ever reads half a file. */
  async function place(name: string, write: (temporary: string) => Promise<void>) {
    const path = pathOf(name);
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    try {
      await write(temporary);
      await rename(temporary, path);
    } catch (error) {
      // On a full disk a half-written file would stay for ever.
      await rm(temporary, { force: true });
      throw error;
    }
  }

  return {
    async find(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { path, size: found.size } : undefined;
    },
    write: (name, data) => place(name, (temporary) => writeFile(temporary, data)),
    adopt: (name, source) => place(name, (temporary) => copyFile(source, temporary)),
  };
}
