/** A copy becomes the site: built beside, compared, and only then put in its place. What was there is kept aside. */
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { presentKey } from '#server/auth/key.ts';
import { databasePath } from '#server/files.ts';
import { createStorage, storeOnDisk } from '#server/media/index.ts';
import type { Settings } from '#server/settings.ts';
import { BadArchive } from './bad-archive.server.ts';
import {
  type DatabaseLocation,
  dropWhatIsClosed,
  fillDatabase,
  forgetCopias,
  holdInvoices,
  lookAt,
} from './databases.server.ts';
import { addSchema, dropSchema, requireNobodyElse, swapSchema } from './postgres-queries.server.ts';
import { type Archive, openArchive } from './read-archive.server.ts';
import { passingTables, type TableSum } from './rows.server.ts';
import { foldSqlite } from './sqlite-queries.server.ts';

type Site = Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket' | 'secretKey'>;

export interface Restored {
  rows: number;
  tables: number;
  files: number;
  /** How many people have to set up their second factor again: the key that opens it is not here. */
  withoutTwoFactor: number;
  /** Where what was there before is now. */
  aside: string[];
}

/** An expected "no": its sentence is for the operator. */
export class Refused extends Error {}

const spareBytes = 200 * 1024 * 1024;

export async function restoreArchive(
  site: Site,
  path: string,
  { isReplacing, say, now = new Date() }: { isReplacing: boolean; say(text: string): void; now?: Date },
): Promise<Restored> {
  say('Comprobando la copia…');
  const archive = await openArchive(path);
  try {
    await requireRoom(site, archive, isReplacing);
    const stamp = stampOf(now);
    const database = await stageDatabase(site, archive, now, say);
    const media = await stageMedia(site, archive, stamp, say).catch(async (error) => {
      await database.drop();
      throw error;
    });
    await requireAlone(site, isReplacing).catch(async (error) => {
      await Promise.all([database.drop(), media.drop()]);
      throw error;
    });
    const aside = await putInPlace(database, media);
    return { ...database.counted, files: archive.counts.media.archivos, aside };
  } finally {
    await archive.close();
  }
}

/** What is about to be replaced is nobody's any more. */
export async function requireAlone(site: Pick<Site, 'dataDir' | 'databaseUrl'>, isReplacing: boolean): Promise<void> {
  if (!isReplacing || (await lookAt(site)) !== 'site') return;
  if (site.databaseUrl) await requireNobodyElse(site.databaseUrl);
  else foldSqlite(databasePath(site.dataDir));
}

interface Staged {
  /** Answers where what was there before is now. */
  swap(): Promise<string | undefined>;
  drop(): Promise<void>;
}

async function putInPlace(...parts: Staged[]): Promise<string[]> {
  const aside: string[] = [];
  try {
    for (const part of parts) {
      const place = await part.swap();
      if (place) aside.push(place);
    }
  } catch (error) {
    throw new Refused(
      `La restauración se ha quedado a medias al poner las cosas en su lugar (${(error as Error).message}). No se ha perdido nada: repite la orden con --replace.`,
    );
  }
  return aside;
}

/** Everything that could be in the way, before anything is touched. */
async function requireRoom(site: Site, archive: Archive, isReplacing: boolean): Promise<void> {
  const found = await lookAt(site);
  if (found === 'foreign') throw new Refused('La base de datos tiene tablas de otro programa. Indica una vacía.');
  const hasMedia = !site.bucket && (await mediaFolders(site.dataDir)).length > 0;
  if (!isReplacing && (found === 'site' || hasMedia))
    throw new Refused('Aquí ya hay un sitio. Para poner la copia en su lugar, repite la orden con --replace.');
  await requireAlone(site, isReplacing);
  await mkdir(site.dataDir, { recursive: true, mode: 0o700 });
  await sweepAbandoned(site.dataDir);
  const { bavail, bsize } = await statfs(site.dataDir);
  if (bavail * bsize < archive.bytes + spareBytes)
    throw new Refused('No hay sitio en el disco para restaurar la copia sin borrar lo que hay.');
}

/** What a restoring that was killed left behind. */
async function sweepAbandoned(dataDir: string): Promise<void> {
  for (const folder of [dataDir, join(dataDir, 'media')])
    for (const name of await readdir(folder).catch(() => []))
      if (/^\.?restauracion_\d+$/.test(name)) await rm(join(folder, name), { recursive: true, force: true });
}

async function stageDatabase(
  site: Site,
  archive: Archive,
  now: Date,
  say: (text: string) => void,
): Promise<Staged & { counted: Pick<Restored, 'rows' | 'tables' | 'withoutTwoFactor'> }> {
  const stamp = stampOf(now);
  const staging = `restauracion_${stamp}`;
  const folder = join(site.dataDir, staging);
  const place: DatabaseLocation = site.databaseUrl
    ? { databaseUrl: await addSchema(site.databaseUrl, staging), dataDir: site.dataDir }
    : { databaseUrl: undefined, dataDir: folder };
  const drop = async () => {
    if (site.databaseUrl) await dropSchema(site.databaseUrl, staging);
    else await rm(folder, { recursive: true, force: true });
  };
  try {
    say('Trayendo los datos…');
    const sums = await fillDatabase(place, contentOf(archive));
    requireCounted(archive, sums);
    await forgetCopias(place);
    await holdInvoices(place, now);
    const withoutTwoFactor = await dropWhatIsClosed(place, presentKey(site));
    const rows = [...sums.values()].reduce((sum, { rows }) => sum + rows, 0);
    return {
      counted: { rows, tables: sums.size, withoutTwoFactor },
      drop,
      swap: () =>
        site.databaseUrl ? swapPostgres(site.databaseUrl, staging, stamp) : swapSqlite(site.dataDir, folder, stamp),
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

function stampOf(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 14);
}

/** All the rows that were written are the rows that came. */
function requireCounted({ counts }: Archive, sums: Map<string, TableSum>): void {
  for (const [table, { sha256 }] of sums)
    if (counts.tablas[table]?.sha256 !== sha256) throw new BadArchive('damaged', table);
}

function contentOf({ manifest, counts, rows }: Archive) {
  return {
    migrations: manifest.migraciones,
    tables: manifest.tablas.map(({ nombre, columnas }) => ({ name: nombre, columns: columnas })),
    rows: ({ name }: { name: string }) => rows(name),
    lastIds: async () => counts.ultimos_id,
    leavesOut: passingTables,
  };
}

async function swapPostgres(url: string, staging: string, stamp: string): Promise<string | undefined> {
  const hadTables = (await lookAt({ databaseUrl: url, dataDir: '' })) !== 'empty';
  await swapSchema(url, staging, `antes_${stamp}`);
  return hadTables ? `el esquema antes_${stamp} de la base de datos` : undefined;
}

async function swapSqlite(dataDir: string, staging: string, stamp: string): Promise<string | undefined> {
  const [current, aside] = [databasePath(dataDir), join(dataDir, `antes_${stamp}`)];
  const hadFile = existsSync(current);
  if (hadFile) {
    await mkdir(aside, { mode: 0o700 });
    for (const end of ['-wal', '-shm'])
      if (existsSync(current + end)) await rename(current + end, databasePath(aside) + end);
    // Under both names until the new one takes its place: a site that is killed here has a database.
    await link(current, databasePath(aside)).catch(() => copyFile(current, databasePath(aside)));
  }
  await rename(databasePath(staging), current);
  await rm(staging, { recursive: true, force: true });
  return hadFile ? aside : undefined;
}

/** Inside the folder itself, which may be another disk: then putting them in place is only renaming. */
async function stageMedia(site: Site, archive: Archive, stamp: string, say: (text: string) => void): Promise<Staged> {
  say(`Trayendo ${archive.counts.media.archivos} imágenes y vídeos…`);
  if (site.bucket) {
    await fillBucket(site, archive);
    // Under names that nobody else has: they are in nobody's way.
    return { swap: async () => undefined, drop: async () => {} };
  }
  const folder = join(site.dataDir, 'media');
  const staging = join(folder, `.restauracion_${stamp}`);
  const aside = join(folder, `.antes_${stamp}`);
  const drop = () => rm(staging, { recursive: true, force: true });
  try {
    const storage = storeOnDisk(staging);
    for (const { name, content } of archive.media()) await storage.receive(name, content());
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    drop,
    async swap() {
      const old = await mediaFolders(site.dataDir);
      if (old.length > 0) await mkdir(aside, { mode: 0o700 });
      for (const name of old) await rename(join(folder, name), join(aside, name));
      for (const name of await mediaFolders(staging)) await rename(join(staging, 'media', name), join(folder, name));
      await drop();
      return old.length > 0 ? aside : undefined;
    },
  };
}

/** A name never means another file: what the bucket has already it need not be sent. */
async function fillBucket(site: Site, archive: Archive): Promise<void> {
  const storage = createStorage(site);
  const there = new Map<string, number>();
  for await (const { name, size } of storage.list()) there.set(name, size);
  for (const { name, bytes, content } of archive.media())
    if (there.get(name) !== bytes) await storage.receive(name, content());
}

async function mediaFolders(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'media')).catch(() => []);
  return names.filter((name) => /^\w{1,2}$/.test(name));
}
