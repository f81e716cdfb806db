import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Media } from '#server/media/index.ts';
import { coverNames, emblemNames, type PictureName, productNames, sceneNames } from './picture-names.ts';

export type StoredPictures = Map<PictureName, string>;

const all: PictureName[] = [...sceneNames, ...productNames, ...coverNames, ...emblemNames];

export async function storePictures(
  media: Media,
  progress: (done: number, total: number) => void,
): Promise<StoredPictures> {
  const stored: StoredPictures = new Map();
  const waiting = all.filter((name) => existsSync(fileOf(name)));
  const total = waiting.length;
  async function work() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      stored.set(name, await media.storeOwnPicture({ path: fileOf(name), filename: `${name}.webp` }));
      progress(stored.size, total);
    }
  }
  await Promise.all([work(), work()]);
  return stored;
}

/** From the project's folder, also once built. */
function fileOf(name: PictureName): string {
  return resolve('demo/pictures', `${name}.webp`);
}
