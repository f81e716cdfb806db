/** What can be stored besides pictures, by the end of its name: what it is and how browsers are to take it. */
export const fileTipos = ['video', 'audio', 'archivo'] as const;
export type FileTipo = (typeof fileTipos)[number];

interface Format {
  tipo: FileTipo;
  type: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const archivo = (type: string): Format => ({ tipo: 'archivo', type });

export const mediaFormats = {
  mp4: { tipo: 'video', type: 'video/mp4' },
  webm: { tipo: 'video', type: 'video/webm' },
  mp3: { tipo: 'audio', type: 'audio/mpeg' },
  m4a: { tipo: 'audio', type: 'audio/mp4' },
  ogg: { tipo: 'audio', type: 'audio/ogg' },
  wav: { tipo: 'audio', type: 'audio/wav' },
  pdf: archivo('application/pdf'),
  docx: archivo(`${office}.wordprocessingml.document`),
  xlsx: archivo(`${office}.spreadsheetml.sheet`),
  pptx: archivo(`${office}.presentationml.presentation`),
  odt: archivo(`${openDocument}.text`),
  ods: archivo(`${openDocument}.spreadsheet`),
  odp: archivo(`${openDocument}.presentation`),
  epub: archivo('application/epub+zip'),
  zip: archivo('application/zip'),
  /** Subtitles of a video. */
  vtt: archivo('text/vtt; charset=utf-8'),
} satisfies Record<string, Format>;

export type MediaFormat = keyof typeof mediaFormats;

export function formatOf(name: string): MediaFormat | undefined {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(mediaFormats, end) ? (end as MediaFormat) : undefined;
}

/** For the field that chooses a file. */
export const acceptOf = (tipo: FileTipo) =>
  Object.entries(mediaFormats)
    .filter(([, format]) => format.tipo === tipo)
    .map(([end]) => `.${end}`)
    .join(',');
