/** What an uploaded file is, by its own first bytes, not by its name. */
import { open } from 'node:fs/promises';
import { Refusal } from '#server/api/refusal.ts';
import type { Upload } from '#server/api/upload.ts';
import { type FileTipo, formatOf, type MediaFormat, mediaFormats } from '#values/medios/formats.ts';

type Named = Pick<Upload, 'path' | 'filename'>;

/** As a file of this kind, or refused. */
export async function fileFormat(upload: Named, tipo: FileTipo): Promise<MediaFormat> {
  const start = await firstBytes(upload.path);
  const format = readers[tipo](start, formatOf(upload.filename));
  if (!format) throw new Refusal(415, `«${upload.filename}» ${wrong[tipo]}`);
  return format;
}

const wrong = {
  video: 'no es un vídeo válido. Se admiten MP4 y WebM.',
  audio: 'no es un audio válido. Se admiten MP3, M4A, OGG y WAV.',
  archivo:
    'no es un archivo que se pueda publicar. Se admiten PDF, documentos de Office y de OpenDocument, EPUB, ZIP y subtítulos VTT.',
} satisfies Record<FileTipo, string>;

const readers: Record<FileTipo, (start: Buffer, named: MediaFormat | undefined) => MediaFormat | undefined> = {
  video(start) {
    if (says(start, 'ftyp', 4)) return 'mp4';
    return start.readUInt32BE(0) === 0x1a45dfa3 ? 'webm' : undefined;
  },
  audio(start) {
    if (says(start, 'ID3') || isMp3Frame(start)) return 'mp3';
    if (says(start, 'ftyp', 4)) return 'm4a';
    if (says(start, 'OggS')) return 'ogg';
    return says(start, 'RIFF') && says(start, 'WAVE', 8) ? 'wav' : undefined;
  },
  archivo(start, named) {
    if (says(start, '%PDF-')) return 'pdf';
    if (/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(start.toString('utf8').replaceAll('\0', ''))) return 'vtt';
    // Documents of both families, e-books and archives are all archives: only their names say which.
    const isArchive = start.readUInt32BE(0) === 0x504b0304;
    return isArchive && named && mediaFormats[named].tipo === 'archivo' && !/^(?:pdf|vtt)$/.test(named)
      ? named
      : undefined;
  },
};

/** The first of its frames: eleven bits that are set, and a layer that is three. */
function isMp3Frame(start: Buffer): boolean {
  return start[0] === 0xff && (start[1]! & 0xe6) === 0xe2;
}

function says(start: Buffer, text: string, at = 0): boolean {
  return start.toString('latin1', at, at + text.length) === text;
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer;
  } finally {
    await file.close();
  }
}
