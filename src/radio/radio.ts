/** A stream is sound itself, for our own player; anything else is somebody's page with a player in it. */
export function isStream(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.(?:mp3|aac|m4a|ogg|oga|opus|flac|wav|m3u8)$/i.test(path) || /\/stream|;/i.test(url);
}

/** Ours: nobody else hears of the visitor, so there is nothing to agree to. */
export function isOwnStream(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}
