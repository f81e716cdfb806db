/** The files of ours that a text speaks of. A narrower version stands for its picture. */
const address = /\/media\/([0-9a-f]{20})(?:(-\d+x\d+)(?:-\d+)?\.(?:webp|avif|jpg)|\.(mp4|webm))(?![\w.-])/g;

export function mediaNames(text: string): Set<string> {
  const names = new Set<string>();
  for (const [, hash, size, film] of text.matchAll(address))
    names.add(film ? `${hash}.${film}` : `${hash}${size}.webp`);
  return names;
}

/** What the names of a picture and of its narrower versions have in common; of a film, its name. */
export function mediaStem(name: string): string {
  return name.replace(/\.(?:webp|avif|jpg)$/, '').replace(/^([0-9a-f]{20}-\d+x\d+)-\d+$/, '$1');
}
