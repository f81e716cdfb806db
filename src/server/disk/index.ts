/** How much room is left where the data are: the operator hears of it before there is none. */
import { statfs as realStatfs } from 'node:fs/promises';
import { logError, logInfo, logWarning } from '#server/log.ts';

export interface Disk {
  /** As last looked at; undefined before that, and where it cannot be asked. */
  room(): DiskRoom | undefined;
  check(): Promise<void>;
}

export interface DiskRoom {
  freeBytes: number;
  totalBytes: number;
  isLow: boolean;
}

type Statfs = (path: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

const lowBytes = 1024 ** 3;
const lowShare = 0.1;
export const diskEveryMs = 5 * 60_000;
/** While it lasts, it is said again this often. */
const repeatMs = 60 * 60_000;

/** `statfs` is the system's; tests say what it answers. */
export function createDisk(folder: string, statfs: Statfs = realStatfs): Disk {
  let room: DiskRoom | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    const wasLow = room?.isLow ?? false;
    try {
      const { bavail, blocks, bsize } = await statfs(folder);
      const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
      room = { freeBytes, totalBytes, isLow: freeBytes < lowBytes || freeBytes < totalBytes * lowShare };
    } catch (error) {
      room = undefined;
      return logError('the room on the disk is not known', error);
    }
    if (room.isLow && Date.now() - warnedAt >= repeatMs) {
      warnedAt = Date.now();
      logWarning('little room is left on the disk', inMb(room));
    }
    if (wasLow && !room.isLow) {
      warnedAt = Number.NEGATIVE_INFINITY;
      logInfo('there is room on the disk again', inMb(room));
    }
  }

  return { room: () => room, check };
}

function inMb({ freeBytes, totalBytes }: DiskRoom) {
  const mb = (bytes: number) => Math.round(bytes / 1024 ** 2);
  return { freeMb: mb(freeBytes), totalMb: mb(totalBytes) };
}
