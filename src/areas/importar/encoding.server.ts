/** How the letters of an uploaded file are written: as UTF-8 unless it says, or shows, otherwise. */
export function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  const declared = start.toString('latin1', 0, 200).match(/^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i)?.[1];
  if (declared && /^(?:iso-8859-1|latin1|windows-1252)$/i.test(declared)) return new TextDecoder('windows-1252');
  return new TextDecoder('utf-8');
}

/** A file without a declaration that is no UTF-8 comes from an old spreadsheet. */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
