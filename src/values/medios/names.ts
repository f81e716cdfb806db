import { formatOf } from './formats.ts';

/** The files of ours that a text speaks of. A narrower version stands for its picture. */
const address = /\/media\/([0-9a-f]{20})(?:(-\d+x\d+)(?:-\d+)?\.(webp|avif|jpg|svg)|\.([a-z0-9]{3,4}))(?![\w-]|\.\w)/g;

export function mediaNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, hash, size, form, end] of text.matchAll(address))
    if (size) names.add(`${hash}${size}.${form === 'svg' ? 'svg' : 'webp'}`);
    else if (formatOf(`.${end}`)) names.add(`${hash}.${end}`);
  return names;
}

/** What the names of a picture and of its narrower versions have in common; of any other file, its name. */
export function mediaStem(name: string): string {
  return name.replace(/\.(?:webp|avif|jpg|svg)$/, '').replace(/^([0-9a-f]{20}-\d+x\d+)-\d+$/, '$1');
}
