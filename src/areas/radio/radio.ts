/** A stream is audio for our own player; any other address is a page with a player, to embed. */
export function isStream(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return /\.(?:mp3|aac|m4a|ogg|oga|opus|flac|wav|m3u8)$/i.test(path) || /\/stream|;/i.test(url);
}

/** Served by us: no third party learns of the visitor, so no consent is needed. */
export function isOwnStream(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}
