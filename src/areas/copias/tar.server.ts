/**
 * As much of the tar format (ustar) as a copy needs: plain files with short names. Any tar program opens the result. By hand:
 * members are hashed on their way and read at their place in the file, which libraries do not offer, and links must not exist.
 */
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { BadArchive } from './bad-archive.server.ts';

const block = 512;
/** Written together: a member of a few bytes costs no write of its own. */
const gatherBytes = 1024 * 1024;
const readBytes = 1024 * 1024;

export interface TarWriter {
  /** Takes exactly the bytes that were announced; answers their SHA-256. */
  add(name: string, bytes: number, content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string>;
  end(): Promise<void>;
}

export interface TarMember {
  name: string;
  bytes: number;
  /** Where its content begins in the file. */
  at: number;
}

export function writeTar(file: FileHandle, now: Date): TarWriter {
  let gathered: Buffer[] = [];
  let length = 0;

  async function put(data: Buffer): Promise<void> {
    gathered.push(data);
    length += data.length;
    if (length >= gatherBytes) await flush();
  }

  async function flush(): Promise<void> {
    const data = Buffer.concat(gathered, length);
    gathered = [];
    length = 0;
    await file.writeFile(data);
  }

  return {
    async add(name, bytes, content) {
      await put(headerOf(name, bytes, now));
      const hash = createHash('sha256');
      let written = 0;
      for await (const chunk of content) {
        written += chunk.length;
        if (written > bytes) break;
        hash.update(chunk);
        await put(chunk);
      }
      if (written !== bytes) throw new Error(`${name} has other than the ${bytes} bytes it had a moment ago`);
      if (bytes % block > 0) await put(Buffer.alloc(block - (bytes % block)));
      return hash.digest('hex');
    },
    async end() {
      await put(Buffer.alloc(2 * block));
      await flush();
    },
  };
}

/** What is in the file, without reading the contents; refuses whatever is not a whole tar of plain files. */
export async function listTar(file: FileHandle): Promise<TarMember[]> {
  const { size } = await file.stat();
  const members: TarMember[] = [];
  for (let at = 0; ; ) {
    const header = await readExactly(file, at, block);
    if (!header) throw members.length === 0 ? new BadArchive('foreign') : new BadArchive('truncated');
    if (header.every((byte) => byte === 0)) {
      // Two of them are the end.
      if (at + 2 * block > size) throw new BadArchive('truncated');
      return members;
    }
    const member = parseHeader(header, at + block, members.length > 0);
    if (member.at + member.bytes > size) throw new BadArchive('truncated');
    members.push(member);
    at = member.at + Math.ceil(member.bytes / block) * block;
  }
}

export async function* readMember(file: FileHandle, { at, bytes }: TarMember): AsyncGenerator<Buffer> {
  for (let done = 0; done < bytes; ) {
    const chunk = await readExactly(file, at + done, Math.min(readBytes, bytes - done));
    if (!chunk) throw new BadArchive('truncated');
    done += chunk.length;
    yield chunk;
  }
}

export async function readWhole(file: FileHandle, member: TarMember): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readMember(file, member)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const buffer = Buffer.allocUnsafe(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, position + done);
    if (bytesRead === 0) return undefined;
    done += bytesRead;
  }
  return buffer;
}

function headerOf(name: string, bytes: number, now: Date): Buffer {
  // Names are ours: short and plain. A member of 8 GiB would need another form of the format.
  if (Buffer.byteLength(name) > 100 || bytes >= 8 ** 11) throw new Error(`${name} does not fit into a tar`);
  const header = Buffer.alloc(block);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(bytes, 11)}\0`, 124);
  header.write(`${octal(Math.floor(now.getTime() / 1000), 11)}\0`, 136);
  header.write('0', 156);
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${octal(checksumOf(header), 6)}\0 `, 148);
  return header;
}

function parseHeader(header: Buffer, at: number, isLater: boolean): TarMember {
  const text = (from: number, length: number) => header.toString('utf8', from, from + length).split('\0')[0]!;
  const isTar = text(257, 5) === 'ustar' && Number.parseInt(text(148, 8), 8) === checksumOf(header);
  if (!isTar) throw new BadArchive(isLater ? 'damaged' : 'foreign');
  const bytes = Number.parseInt(text(124, 12), 8);
  // Plain files only: no links, no folders, no longer names in a second place.
  if (text(156, 1) !== '0' || text(345, 155) !== '' || !Number.isSafeInteger(bytes)) throw new BadArchive('foreign');
  return { name: text(0, 100), bytes, at };
}

/** The sum of the header's bytes, its own field taken as spaces. */
function checksumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}
