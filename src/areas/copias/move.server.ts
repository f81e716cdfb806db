/** The same site in another database: every row counted and compared before it says yes. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { databasePath, keyPath } from '#server/files.ts';
import type { Settings } from '#server/settings.ts';
import { type DatabaseLocation, fillDatabase, lookAt, readDatabase } from './databases.server.ts';
import { addSchema, dropSchema, swapSchema } from './postgres-queries.server.ts';
import { Refused } from './restore.server.ts';
import { derivedTables, type TableSum } from './rows.server.ts';
import { isSqliteSite } from './sqlite-queries.server.ts';
import { migrationsOf } from './write-archive.server.ts';

type Site = Pick<Settings, 'dataDir' | 'databaseUrl'>;

export interface Moved {
  tables: Map<string, TableSum>;
  /** What to start the site with from now on. */
  next: string;
}

interface Target {
  staging: DatabaseLocation;
  place(): Promise<void>;
  drop(): Promise<void>;
  next: string;
}

export async function moveDatabase(
  site: Site,
  to: string,
  { from = process.cwd(), now = new Date() }: { from?: string; now?: Date } = {},
): Promise<Moved> {
  if ((await lookAt(site)) !== 'site') throw new Refused('Aquí no hay ningún sitio que trasladar.');
  const staging = `traslado_${now.toISOString().replace(/\D/g, '').slice(0, 14)}`;
  const target = /^postgres(?:ql)?:\/\//.test(to)
    ? await toPostgres(to, staging)
    : await toSqlite(site, to, from, staging);
  const source = await readDatabase(site, true);
  try {
    const tables = await fillDatabase(target.staging, {
      migrations: await migrationsOf(source),
      tables: source.tables.filter(({ name }) => !derivedTables.includes(name)),
      rows: (table) => source.rows(table),
      lastIds: () => source.lastIds(),
      leavesOut: derivedTables,
    });
    await target.place();
    return { tables, next: target.next };
  } catch (error) {
    await target.drop();
    throw error;
  } finally {
    await source.close();
  }
}

async function toPostgres(url: string, staging: string): Promise<Target> {
  if ((await lookAt({ databaseUrl: url, dataDir: '' })) !== 'empty')
    throw new Refused('La base de datos de destino no está vacía. Indica una vacía.');
  return {
    staging: { databaseUrl: await addSchema(url, staging), dataDir: '' },
    place: () => swapSchema(url, staging, `antes_${staging}`),
    drop: () => dropSchema(url, staging),
    next: 'A partir de ahora arranca el sitio con DATABASE_URL y esa dirección. La base de datos anterior sigue donde estaba, por si acaso.',
  };
}

async function toSqlite(site: Site, to: string, from: string, staging: string): Promise<Target> {
  const [, named] = /^sqlite:(?:\/\/(?=\/))?(.*)$/.exec(to) ?? [];
  if (named === undefined) throw new Refused('Indica a dónde: postgres://… o sqlite:carpeta.');
  if (!site.databaseUrl) throw new Refused('El sitio ya está en SQLite.');
  const path = resolve(from, named || resolve(site.dataDir));
  const file = path.endsWith('.sqlite') ? path : databasePath(path);
  if (existsSync(file) && isSqliteSite(file)) throw new Refused(`En ${file} ya hay un sitio. Indica otra carpeta.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const folder = join(dirname(file), staging);
  return {
    staging: { databaseUrl: undefined, dataDir: folder },
    async place() {
      await copyMedia(site.dataDir, dirname(file));
      await copyKey(site.dataDir, dirname(file));
      await rename(databasePath(folder), file);
      await rm(folder, { recursive: true, force: true });
    },
    drop: () => rm(folder, { recursive: true, force: true }),
    next: `A partir de ahora arranca el sitio sin DATABASE_URL y con DATA_DIR=${dirname(file)}. La base de datos anterior sigue donde estaba, por si acaso.`,
  };
}

/** The key is in no database: it goes along to another folder. */
async function copyKey(from: string, to: string): Promise<void> {
  const [source, target] = [keyPath(from), keyPath(to)];
  if (resolve(source) !== resolve(target) && existsSync(source)) await cp(source, target);
}

/** Pictures and videos that lie on this disk go along to another folder, every one of them; a bucket stays where it is. */
async function copyMedia(from: string, to: string): Promise<void> {
  const [source, target] = [join(from, 'media'), join(to, 'media')];
  if (resolve(source) === resolve(target) || !existsSync(source)) return;
  await cp(source, target, { recursive: true, preserveTimestamps: true });
  const [had, has] = await Promise.all([source, target].map(async (folder) => (await readdir(folder)).length));
  if (has! < had!) throw new Refused(`Solo se han copiado ${has} de ${had} imágenes y vídeos.`);
}
