/** Has pictures made in a process of their own, which is started when there is work and ends when there is none. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getCompileCacheDir } from 'node:module';
import { join, resolve } from 'node:path';
import { uploadFolder } from '#server/files.ts';
import { logError } from '#server/log.ts';
import type { Icon, PictureFormat } from '#values/picture.ts';
import type { Poster } from './poster-data.ts';

export type Job = { path: string; to: string } & (
  | { kind: 'master' | 'own' | 'logo' }
  | { kind: 'version'; width: number; format: PictureFormat }
  | { kind: 'icon'; icon: Icon }
  /** Over the picture, or without one where the path is empty. */
  | { kind: 'poster'; poster: Poster }
);

export interface MadePicture {
  /** Where it lies until somebody takes it. */
  path: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
  /** A drawing that stays one (SVG). */
  isDrawing?: true;
}

/** Whatever somebody sent, made anew; one of our own, which is kept as it is; or what is made of one that is kept. */
type Wanted = Job extends infer One ? (One extends Job ? Omit<One, 'to'> : never) : never;
type Reply = { id: number; made?: MadePicture; refused?: string; failed?: string; code?: string };

export interface PictureMaker {
  /** What was made is at the taker's disposal until `take` is done. */
  make<T>(wanted: Wanted, take: (made: MadePicture) => Promise<T>): Promise<T>;
  /** The process that works now, if one does. */
  pid(): number | undefined;
  close(): Promise<void>;
}

/** The file is not one of ours to make; the message is for whoever sent it. */
export class UnfitPicture extends Error {}

interface Order {
  id: number;
  wanted: Wanted;
  tries: number;
  by?: ChildProcess;
  resolve(made: MadePicture): void;
  reject(error: Error): void;
}

/** As many as this machine makes at once without anybody noticing. */
const width = 2;
const idleMs = 10_000;
const longestMs = 60_000;
/** Run from its source: it is no part of what the build packs into one file. */
const program = resolve('src/server/media/picture-process.ts');

export function createPictureMaker(lingerMs = idleMs): PictureMaker {
  const waiting: Order[] = [];
  const working = new Map<number, Order>();
  let worker: { child: ChildProcess; folder: string } | undefined;
  let isStarting = false;
  let idle: NodeJS.Timeout | undefined;
  let overdue: NodeJS.Timeout | undefined;
  let count = 0;

  async function start(): Promise<void> {
    const folder = await mkdtemp(uploadFolder());
    // What was compiled for an earlier one is not compiled again.
    const env = { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() };
    const child = fork(program, { execArgv: [], serialization: 'json', env });
    worker = { child, folder };
    child.on('message', (reply: Reply) => settle(reply));
    child.once('exit', () => {
      if (worker?.child === child) worker = undefined;
      const lost = [...working.values()].filter(({ by }) => by === child);
      for (const { id } of lost) working.delete(id);
      void rm(folder, { recursive: true, force: true });
      for (const order of lost) again(order);
      next();
    });
    child.on('error', (error) => logError('pictures cannot be made', error));
  }

  /** A broken file may end the process: what was made beside it is made anew, alone; what ends it twice is given up. */
  function again(order: Order): void {
    if (order.tries >= 2) order.reject(new UnfitPicture('está dañada y no se puede leer.'));
    else waiting.unshift(order);
  }

  function next(): void {
    clearTimeout(idle);
    if (waiting.length === 0 && working.size === 0) {
      worker?.child.channel?.unref();
      worker?.child.unref();
      idle = setTimeout(leave, lingerMs).unref();
      return;
    }
    if (!worker) {
      if (isStarting) return;
      isStarting = true;
      void start()
        .catch((error) => {
          for (const order of waiting.splice(0)) order.reject(error);
        })
        .finally(() => {
          isStarting = false;
          next();
        });
      return;
    }
    worker.child.ref();
    worker.child.channel?.ref();
    // Whoever tidies temporary folders up must not end the making of pictures.
    mkdirSync(worker.folder, { recursive: true, mode: 0o700 });
    while (working.size < (waiting[0] && waiting[0].tries > 0 ? 1 : width)) {
      const order = waiting.shift();
      if (!order) break;
      order.tries++;
      order.by = worker.child;
      working.set(order.id, order);
      worker.child.send({ ...order.wanted, id: order.id, to: join(worker.folder, String(order.id)) });
    }
    watch();
  }

  /** A picture that takes a minute takes for ever. */
  function watch(): void {
    clearTimeout(overdue);
    if (working.size > 0) overdue = setTimeout(() => worker?.child.kill('SIGKILL'), longestMs).unref();
  }

  function settle({ id, made, refused, failed, code }: Reply): void {
    const order = working.get(id);
    working.delete(id);
    if (made) order?.resolve(made);
    else if (refused !== undefined) order?.reject(new UnfitPicture(refused));
    else order?.reject(Object.assign(new Error(failed), { code }));
    next();
  }

  function leave(): void {
    worker?.child.disconnect();
    worker = undefined;
  }

  return {
    async make(wanted, take) {
      const made = await new Promise<MadePicture>((resolve, reject) => {
        waiting.push({ id: ++count, wanted, tries: 0, resolve, reject });
        next();
      });
      try {
        return await take(made);
      } finally {
        await rm(made.path, { force: true });
      }
    },
    pid: () => worker?.child.pid,
    async close() {
      clearTimeout(idle);
      clearTimeout(overdue);
      const child = worker?.child;
      const ended = child && new Promise<void>((done) => child.once('exit', () => done()));
      leave();
      await ended;
    },
  };
}
