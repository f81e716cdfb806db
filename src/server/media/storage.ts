/** Where files are stored: on disk, or in a bucket (`bucket.ts`). */
import { copyFile, open, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeFile } from '#server/files.ts';

/** Nothing can be stored, or fetched back, at the moment. */
export class StorageAway extends Error {}

export interface Storage {
  find(name: string): Promise<{ path: string; size: number } | undefined>;
  write(name: string, data: Buffer): Promise<void>;
  /** Takes a file over without reading it into memory. */
  adopt(name: string, path: string): Promise<void>;
  /** All there is, in no order. */
  list(): AsyncIterable<{ name: string; size: number }>;
  /** Its bytes as they come; undefined when it is not there. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  /** Stores what comes, where it is kept for good. */
  receive(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** For good; nothing happens when it is not there. */
  remove(name: string): Promise<void>;
}

const readBytes = 1024 * 1024;

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
    async *list() {
      for (const folder of await namesIn(join(dataDir, 'media'))) {
        // What is being written is no file yet; other folders are not ours.
        if (folder.length > 2) continue;
        for (const name of await namesIn(join(dataDir, 'media', folder))) {
          const found = name.endsWith('.tmp') || name.slice(0, 2) !== folder ? undefined : await this.find(name);
          if (found) yield { name, size: found.size };
        }
      }
    },
    async read(name) {
      // Opened here: what is deleted from now on is still read to its end.
      const file = await open(pathOf(name)).catch(unlessMissing);
      return file?.createReadStream({ highWaterMark: readBytes });
    },
    receive: (name, content) => placeFile(pathOf(name), (temporary) => writeFile(temporary, content)),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of (await opendir(folder).catch(unlessMissing)) ?? []) names.push(name);
  return names;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
