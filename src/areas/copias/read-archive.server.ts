/** An archive that was looked through from its first to its last byte before anything of it is used. */
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { z } from 'zod';
import { migrations } from '#server/db/migrations/index.ts';
import { BadArchive } from './bad-archive.server.ts';
import {
  type Counts,
  counts,
  countsName,
  format,
  formatVersion,
  isKnownMember,
  type Manifest,
  manifest,
  manifestName,
  mediaOf,
  sumsName,
  tableOf,
} from './manifest.server.ts';
import type { Row } from './rows.server.ts';
import { listTar, readMember, readWhole, type TarMember } from './tar.server.ts';

export interface Archive {
  manifest: Manifest;
  counts: Counts;
  bytes: number;
  rows(table: string): AsyncGenerator<Row[]>;
  media(): { name: string; bytes: number; content(): AsyncGenerator<Buffer> }[];
  close(): Promise<void>;
}

const unpack = promisify(gunzip);
/** Far more than a part has: a small file that unpacks without end fills no memory. */
const maxPartBytes = 512 * 1024 * 1024;

/** Throws BadArchive unless it is whole, ours, and of a version that we know. */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r');
  try {
    const members = await listTar(file);
    await checkFormat(file, members);
    await checkSums(file, members);
    const found = await readJson(file, members, manifestName, manifest);
    requireKnownVersion(found);
    const { size } = await file.stat();
    return {
      manifest: found,
      counts: await readJson(file, members, countsName, counts),
      bytes: size,
      async *rows(table) {
        for (const member of members) if (tableOf(member.name) === table) yield* [await readPart(file, member)];
      },
      media: () =>
        members.flatMap((member) => {
          const name = mediaOf(member.name);
          return name ? [{ name, bytes: member.bytes, content: () => readMember(file, member) }] : [];
        }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Before all of it is read: whether it is one of ours at all, and one that we understand. */
async function checkFormat(file: FileHandle, members: TarMember[]): Promise<void> {
  if (members[0]?.name !== manifestName) throw new BadArchive('foreign');
  const { formato, version } = (parsedJson((await readWhole(file, members[0])).toString()) ?? {}) as Partial<Manifest>;
  if (formato !== format) throw new BadArchive('foreign');
  if (Number(version) > formatVersion) throw new BadArchive('newer');
}

function requireKnownVersion({ migraciones }: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = migraciones.find((name) => !known.has(name));
  if (unknown) throw new BadArchive('newer', unknown);
}

/** Every member once, every one of them listed, and each as it was when it was written. */
async function checkSums(file: FileHandle, members: TarMember[]): Promise<void> {
  const last = members.at(-1)!;
  if (last.name !== sumsName) throw new BadArchive('truncated');
  const listed = new Map<string, string>();
  for (const line of (await readWhole(file, last)).toString().split('\n')) {
    const [, sum, name] = line.match(/^([0-9a-f]{64}) {2}(.+)$/) ?? [];
    if (sum && name) listed.set(name, sum);
  }
  const others = members.slice(0, -1);
  if (others.length !== listed.size) throw new BadArchive('damaged', sumsName);
  for (const member of others) {
    if (!isKnownMember(member.name)) throw new BadArchive('foreign', member.name);
    const hash = createHash('sha256');
    for await (const chunk of readMember(file, member)) hash.update(chunk);
    if (listed.get(member.name) !== hash.digest('hex')) throw new BadArchive('damaged', member.name);
    listed.delete(member.name);
  }
}

async function readJson<Schema extends z.ZodType>(
  file: FileHandle,
  members: TarMember[],
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const member = members.find((one) => one.name === name);
  const parsed = member && schema.safeParse(parsedJson((await readWhole(file, member)).toString()));
  if (!parsed?.success) throw new BadArchive('damaged', name);
  return parsed.data;
}

async function readPart(file: FileHandle, member: TarMember): Promise<Row[]> {
  const text = await unpack(await readWhole(file, member), { maxOutputLength: maxPartBytes }).catch(() => {
    throw new BadArchive('damaged', member.name);
  });
  const rows = text.toString().split('\n').filter(Boolean).map(parsedJson);
  if (!rows.every(Array.isArray)) throw new BadArchive('damaged', member.name);
  return rows as Row[];
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
