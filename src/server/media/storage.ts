/** Where files are stored: on disk, or in a bucket (`bucket.ts`). */
import { copyFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeFile } from '#server/files.ts';

export interface Storage {
  find(name: string): Promise<{ path: string; size: number } | undefined>;
  write(name: string, data: Buffer): Promise<void>;
  /** Takes a file over without reading it into memory. */
  adopt(name: string, path: string): Promise<void>;
}

export function storeOnDisk(dataDir: string): Storage {
  // Spread over folders by the first two digits of the hash.
  const pathOf = (name: string) => join(dataDir, 'media', name.slice(0, 2), name);

  return {
    async find(name) {
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { path, size: found.size } : undefined;
    },
    write: (name, data) => placeFile(pathOf(name), (temporary) => writeFile(temporary, data)),
    adopt: (name, source) => placeFile(pathOf(name), (temporary) => copyFile(source, temporary)),
  };
}
