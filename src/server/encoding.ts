import { unhurried } from './work/unhurried.ts';

/** How the letters of an uploaded file are written: as UTF-8 unless it says, or shows, otherwise. */
export function decoderFor(start: Buffer): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le');
  const declared = start.toString('latin1', 0, 200).match(/^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/i)?.[1];
  if (declared && /^(?:iso-8859-1|latin1|windows-1252)$/i.test(declared)) return new TextDecoder('windows-1252');
  return new TextDecoder('utf-8');
}

/** A file without a declaration that is no UTF-8 comes from an old spreadsheet. */
export async function textOf(bytes: Buffer): Promise<string> {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, new TextDecoder('utf-16le'));
  try {
    return await decoded(bytes, new TextDecoder('utf-8', { fatal: true }));
  } catch {
    return decoded(bytes, new TextDecoder('windows-1252'));
  }
}

const pieceBytes = 1024 * 1024;

async function decoded(bytes: Buffer, decoder: TextDecoder): Promise<string> {
  let text = '';
  for await (const piece of unhurried(piecesOf(bytes))) text += decoder.decode(piece, { stream: true });
  return text + decoder.decode();
}

function* piecesOf(bytes: Buffer): Generator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}
