/** The video's id out of any of the addresses people paste; undefined unless it is exactly 11 characters. */
export function videoId(url: string | null | undefined): string | undefined {
  const [, path = '', rest = ''] =
    url?.match(/(youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|v\/|watch\?))(\S*)/i) ?? [];
  const said = path.endsWith('?')
    ? rest
        .split('&')
        .find((part) => /^v=/i.test(part))
        ?.slice(2)
    : rest;
  const [id = ''] = said?.split(/[?&#/]/, 1) ?? [];
  return /^[\w-]{11}$/.test(id) ? id : undefined;
}

/** The video provider's, or a file that was uploaded here. */
export function isPlayable(url: string): boolean {
  return url.startsWith('/media/') || videoId(url) !== undefined;
}

/** What whoever typed an address that shows no video should know; undefined where there is nothing to say. */
export function videoHint(url: string): string | undefined {
  const typed = url.trim();
  if (typed === '' || isPlayable(typed)) return undefined;
  return 'Con esta dirección no se verá ningún vídeo: copia la de un vídeo de YouTube.';
}

export function videoEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
