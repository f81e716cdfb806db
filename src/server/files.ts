/** Files that are whole or not there, and nobody else's on this machine. */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ownFile = 0o600;
const ownFolder = 0o700;
const databaseName = 'secretos.sqlite';

/** Written beside and renamed: nobody ever reads half a file, and a disk that fills up keeps no half of one. */
export async function placeFile(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: ownFolder });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    await write(temporary);
    await chmod(temporary, ownFile);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The database's file, made before SQLite would make it for everybody to read; its companions take after it. */
export function databaseFile(dataDir: string): string {
  const path = join(dataDir, databaseName);
  mkdirSync(dataDir, { recursive: true, mode: ownFolder });
  closeSync(openSync(path, 'a', ownFile));
  return path;
}

/** What an older version left open to others. */
export function closeToOthers(dataDir: string): void {
  const files = ['', '-wal', '-shm'].map((ending) => [`${databaseName}${ending}`, ownFile] as const);
  const folders = ['media', 'outbox'].map((name) => [name, ownFolder] as const);
  for (const [name, mode] of [...files, ...folders])
    try {
      chmodSync(join(dataDir, name), mode);
    } catch {
      // Not there, or another user's, who has seen to it.
    }
}
