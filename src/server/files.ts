/** Files that are whole or not there, and nobody else's on this machine. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ownFile = 0o600;
const ownFolder = 0o700;
const databaseName = 'secretos.sqlite';
const keyName = 'secret.key';
/** Folders of uploads on their way in, in the machine's own temporary folder; each says whose it is. */
export const uploadFolder = () => join(tmpdir(), `subida-${process.pid}-`);
/** One of a version that did not say so yet has no number. */
const uploadName = /^subida-(?:(\d+)-)?/;
/** No upload and no picture takes this long to write. */
const abandonedMs = 60 * 60 * 1000;

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

/** What a process that died in the middle left behind: half-written files and uploads nobody waits for. */
export async function sweepAbandoned(dataDir: string, now = Date.now()): Promise<void> {
  const dataFiles = await readdir(dataDir, { recursive: true }).catch(() => []);
  const uploads = (await readdir(tmpdir()).catch(() => [])).filter((name) => {
    const match = uploadName.exec(name);
    return match && !(match[1] && isRunning(Number(match[1])));
  });
  const paths = [
    ...dataFiles.filter((name) => /\.[0-9a-f]{8}\.tmp$/.test(name)).map((name) => join(dataDir, name)),
    ...uploads.map((name) => join(tmpdir(), name)),
  ];
  for (const path of paths) {
    const changedAt = (await stat(path).catch(() => undefined))?.mtimeMs;
    if (changedAt !== undefined && now - changedAt > abandonedMs) await rm(path, { recursive: true, force: true });
  }
}

/** Another process of this machine, whoever's it is: two sites may share a temporary folder. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function databasePath(dataDir: string): string {
  return join(dataDir, databaseName);
}

/** The database's file, made before SQLite would make it for everybody to read; its companions take after it. */
export function databaseFile(dataDir: string): string {
  const path = databasePath(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: ownFolder });
  closeSync(openSync(path, 'a', ownFile));
  return path;
}

export function keyPath(dataDir: string): string {
  return join(dataDir, keyName);
}

export function readKeyFile(dataDir: string): string | undefined {
  try {
    return readFileSync(keyPath(dataDir), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** On the disk for good when this returns; never in the place of another key. */
export function writeKeyFile(dataDir: string, key: string): void {
  mkdirSync(dataDir, { recursive: true, mode: ownFolder });
  const temporary = `${keyPath(dataDir)}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const file = openSync(temporary, 'wx', ownFile);
    writeSync(file, `${key}\n`);
    fsyncSync(file);
    closeSync(file);
    linkSync(temporary, keyPath(dataDir));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** What an older version left open to others. */
export function closeToOthers(dataDir: string): void {
  const names = [keyName, ...['', '-wal', '-shm'].map((ending) => `${databaseName}${ending}`)];
  const files = names.map((name) => [name, ownFile] as const);
  const folders = ['media', 'outbox', 'copias'].map((name) => [name, ownFolder] as const);
  for (const [name, mode] of [...files, ...folders])
    try {
      chmodSync(join(dataDir, name), mode);
    } catch {
      // Not there, or another user's, who has seen to it.
    }
}
