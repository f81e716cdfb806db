/** A video being looked through and blanked where it is: never in memory, never a byte longer or shorter before its end. */
import type { FileHandle } from 'node:fs/promises';

/** The file is not what it says it is, or cannot be looked through to its end. */
export class BrokenVideo extends Error {}

/** For `catch`: where the film may end here as well. */
export function undefinedIfBroken(error: unknown): undefined {
  if (!(error instanceof BrokenVideo)) throw error;
}

/** More parts than any film has: somebody wants us busy. */
const maxParts = 2_000_000;
const windowBytes = 64 * 1024;
const zeros = Buffer.alloc(windowBytes);

export interface VideoFile {
  readonly size: number;
  /** These bytes; throws when the file ends before. Valid until the next call. */
  read(at: number, length: number): Promise<Buffer>;
  write(at: number, data: Buffer): Promise<void>;
  blank(from: number, to: number): Promise<void>;
  /** One more part was looked at. */
  count(): void;
}

export async function openVideo(file: FileHandle): Promise<VideoFile> {
  const { size } = await file.stat();
  // Headers lie close together: read by pieces, not one by one.
  const window = Buffer.alloc(windowBytes);
  let start = 0;
  let filled = 0;
  let parts = 0;

  async function read(at: number, length: number): Promise<Buffer> {
    if (at < 0 || at + length > size || length > windowBytes) throw new BrokenVideo('reads past its end');
    if (at < start || at + length > start + filled) {
      start = at;
      filled = 0;
      while (filled < length) {
        const { bytesRead } = await file.read(window, filled, windowBytes - filled, at + filled);
        if (bytesRead === 0) throw new BrokenVideo('is shorter than it was');
        filled += bytesRead;
      }
    }
    return window.subarray(at - start, at - start + length);
  }

  async function write(at: number, data: Buffer): Promise<void> {
    for (let done = 0; done < data.length; )
      done += (await file.write(data, done, data.length - done, at + done)).bytesWritten;
    filled = 0;
  }

  return {
    size,
    read,
    write,
    async blank(from, to) {
      for (let at = from; at < to; at += windowBytes)
        await write(at, zeros.subarray(0, Math.min(windowBytes, to - at)));
    },
    count() {
      if (++parts > maxParts) throw new BrokenVideo('has too many parts');
    },
  };
}
