/** The video's id out of any of the addresses people paste; undefined unless it is exactly 11 characters. */
export function videoId(url: string | null | undefined): string | undefined {
  const match = url?.match(
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|live\/|v\/|watch\?(?:.*&)?v=))([^?&#/\s]+)/i,
  );
  const found = match?.[1];
  return found && /^[\w-]{11}$/.test(found) ? found : undefined;
}

export function videoEmbedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}
