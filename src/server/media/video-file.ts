/** A video being looked through and blanked where it is: never in memory, never a byte longer or shorter before its end. */
import type { FileHandle } from 'node:fs/promises';
import { setImmediate as breathe } from 'node:timers/promises';

/** The file is not what it says it is, or cannot be looked through to its end. */
export class BrokenVideo extends Error {}

/** Somebody wants us busy: it is refused wherever that is found out. */
class OvergrownVideo extends BrokenVideo {}

/** For `catch`: where the film may end here as well. */
export function undefinedIfBroken(error: unknown): undefined {
  if (!(error instanceof BrokenVideo) || error instanceof OvergrownVideo) throw error;
}

/** Two hours in a browser's pieces have half as many parts. */
const maxParts = 1_000_000;
/** What is emptied costs the disk's time: of whole parts no film has twenty thousand to be emptied. */
export const emptiedPart = 50;
export const emptiedSample = 5;
/** So many parts are looked at between two turns of others. */
const partsAtOnce = 2000;
const windowBytes = 64 * 1024;
const zeros = Buffer.alloc(windowBytes);

export interface VideoFile {
  readonly size: number;
  /** These bytes; throws when the file ends before. Valid until the next call. */
  read(at: number, length: number): Promise<Buffer>;
  write(at: number, data: Buffer): Promise<void>;
  blank(from: number, to: number): Promise<void>;
  /** One more part was looked at, or something was done that takes as long as so many. */
  count(parts?: number): void;
}

export async function openVideo(file: FileHandle): Promise<VideoFile> {
  const { size } = await file.stat();
  // Headers lie close together: read by pieces, not one by one.
  const window = Buffer.alloc(windowBytes);
  let start = 0;
  let filled = 0;
  let parts = 0;
  let reads = 0;

  async function read(at: number, length: number): Promise<Buffer> {
    if (at < 0 || at + length > size || length > windowBytes) throw new BrokenVideo('reads past its end');
    if (++reads % partsAtOnce === 0) await breathe();
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
    // What was read ahead says the same as the file.
    const [from, to] = [Math.max(at, start), Math.min(at + data.length, start + filled)];
    if (from < to) data.copy(window, from - start, from - at, to - at);
  }

  return {
    size,
    read,
    write,
    async blank(from, to) {
      for (let at = from; at < to; at += windowBytes)
        await write(at, zeros.subarray(0, Math.min(windowBytes, to - at)));
    },
    count(more = 1) {
      parts += more;
      if (parts > maxParts) throw new OvergrownVideo('has too many parts');
    },
  };
}
