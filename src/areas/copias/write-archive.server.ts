/** A copy: one tar with the rows of every table and every picture and video, written while the site runs. */
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Storage } from '#server/media/index.ts';
import { programVersion } from '#server/version.ts';
import { unhurried } from '#server/work/unhurried.ts';
import {
  type Counts,
  countsName,
  format,
  formatVersion,
  type Manifest,
  manifestName,
  mediaMember,
  mediaOf,
  partName,
  sumsName,
} from './manifest.server.ts';
import { createTableSum, lineOf, passingTables, type Snapshot, type TableShape } from './rows.server.ts';
import { type TarWriter, writeTar } from './tar.server.ts';

/** Rows are gathered up to this size, packed, and written: memory stays flat whatever the table. */
const partBytes = 4 * 1024 * 1024;
const pack = promisify(gzip);

export interface Progress {
  /** Bytes of pictures and videos written, and how many there are. */
  done: number;
  total: number;
}

export interface Written {
  rows: number;
  files: number;
  mediaBytes: number;
}

interface Work {
  /** Opened here, and closed as soon as all rows are read. */
  openSnapshot(): Promise<Snapshot>;
  storage: Storage;
  path: string;
  now: Date;
  onProgress?(progress: Progress): void;
  /** Ends it with an error. */
  signal?: AbortSignal;
}

export async function writeArchive({ openSnapshot, storage, path, now, onProgress, signal }: Work): Promise<Written> {
  const file = await open(path, 'wx', 0o600);
  try {
    const tar = writeTar(file, now);
    const sums: string[] = [];
    async function add(name: string, bytes: number, content: Parameters<TarWriter['add']>[2]): Promise<void> {
      signal?.throwIfAborted();
      sums.push(`${await tar.add(name, bytes, content)}  ${name}\n`);
    }
    const addText = (name: string, value: object) => addBuffer(name, Buffer.from(JSON.stringify(value, null, 2)));
    const addBuffer = (name: string, data: Buffer) => add(name, data.length, [data]);

    const rows = await addRows(openSnapshot, now, addText, addBuffer);
    // Listed after the rows' instant: whatever they name is there by now.
    const media = await addMedia(storage, add, (progress) => {
      signal?.throwIfAborted();
      onProgress?.(progress);
    });
    await addText(countsName, { ...rows, media } satisfies Counts);
    const list = Buffer.from(sums.join(''));
    await tar.add(sumsName, list.length, [list]);
    await tar.end();
    await file.sync();
    const all = Object.values(rows.tablas).reduce((sum, { filas }) => sum + filas, 0);
    return { rows: all, files: media.archivos, mediaBytes: media.bytes };
  } finally {
    await file.close();
  }
}

async function addRows(
  openSnapshot: () => Promise<Snapshot>,
  now: Date,
  addText: (name: string, value: object) => Promise<void>,
  addBuffer: (name: string, data: Buffer) => Promise<void>,
): Promise<Pick<Counts, 'tablas' | 'ultimos_id'>> {
  const snapshot = await openSnapshot();
  try {
    const tables = snapshot.tables.filter(({ name }) => !passingTables.includes(name));
    await addText(manifestName, {
      formato: format,
      version: formatVersion,
      hecha_en: now.toISOString(),
      programa: programVersion,
      base: snapshot.dialect,
      migraciones: await migrationsOf(snapshot),
      tablas: tables.map(({ name, columns }) => ({ nombre: name, columnas: columns })),
    } satisfies Manifest);
    const tablas: Counts['tablas'] = {};
    for (const table of tables) tablas[table.name] = await addTable(snapshot, table, addBuffer);
    return { tablas, ultimos_id: await snapshot.lastIds() };
  } finally {
    await snapshot.close();
  }
}

/** Which changes of the tables had been made: the version of the archive's rows. */
export async function migrationsOf(snapshot: Snapshot): Promise<string[]> {
  const names: string[] = [];
  for await (const rows of snapshot.rows({ name: 'migraciones', columns: ['nombre'] }))
    names.push(...rows.map(([name]) => String(name)));
  return names;
}

async function addTable(
  snapshot: Snapshot,
  table: TableShape,
  addBuffer: (name: string, data: Buffer) => Promise<void>,
): Promise<Counts['tablas'][string]> {
  const sum = createTableSum();
  let lines: string[] = [];
  let length = 0;
  let part = 0;

  async function flush(): Promise<void> {
    await addBuffer(partName(table.name, ++part), await pack(lines.join('')));
    lines = [];
    length = 0;
  }

  for await (const rows of snapshot.rows(table))
    for await (const row of unhurried(rows)) {
      const line = lineOf(row);
      sum.add(line);
      lines.push(line);
      length += line.length;
      if (length >= partBytes) await flush();
    }
  if (lines.length > 0) await flush();
  const { rows, sha256 } = sum.done();
  return { filas: rows, sha256 };
}

async function addMedia(
  storage: Storage,
  add: (name: string, bytes: number, content: AsyncIterable<Buffer>) => Promise<void>,
  onProgress: (progress: Progress) => void,
): Promise<Counts['media']> {
  const found: { name: string; size: number }[] = [];
  for await (const one of storage.list()) if (mediaOf(mediaMember(one.name))) found.push(one);
  const total = found.reduce((sum, { size }) => sum + size, 0);
  let [archivos, bytes] = [0, 0];
  onProgress({ done: bytes, total });
  for (const { name, size } of found) {
    const content = await storage.read(name);
    // Deleted for good since it was listed.
    if (!content) continue;
    const count = (length: number) => {
      bytes += length;
      onProgress({ done: bytes, total });
    };
    await add(mediaMember(name), size, counted(content, count));
    archivos++;
  }
  return { archivos, bytes };
}

async function* counted(content: AsyncIterable<Buffer>, count: (length: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    count(chunk.length);
    yield chunk;
  }
}
