/** Stored files. Pictures are decoded and re-encoded; a file never changes under its name. */
import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Upload } from '#server/api/upload.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { type FileTipo, formatOf, type MediaFormat, mediaFormats } from '#values/medios/formats.ts';
import { mediaStem } from '#values/medios/names.ts';
import { type Icon, iconNames, type PictureFormat, parsePicture, pictureWidths, socialName } from '#values/picture.ts';
import { storeInBucket } from './bucket.ts';
import { fileFormat } from './file-format.ts';
import type { MedioTextos, StoredMedio } from './medios.ts';
import { createPictureMaker, UnfitPicture } from './picture-maker.ts';
import type { Poster } from './poster-data.ts';
import { type Storage, storeOnDisk } from './storage.ts';
import { stripMp4 } from './strip-mp4.ts';
import { stripWebm } from './strip-webm.ts';
import { BrokenVideo, openVideo } from './video-file.ts';

/** A file to be stored. `textos` is what a library that does not have it yet says of it. */
export interface NewFile extends Pick<Upload, 'path' | 'filename'> {
  textos?: MedioTextos | undefined;
}

export interface Media {
  /** Decodes, strips, re-encodes and stores; answers the picture's address. */
  storePicture(upload: NewFile): Promise<string>;
  /** The same; a drawing (SVG) is cleaned and stays one. */
  storeLogo(upload: NewFile): Promise<string>;
  /** One that comes with the product, in the form in which pictures are stored: as it is. */
  storeOwnPicture(picture: NewFile): Promise<string>;
  /** A video, a sound or a document; what a recording contains besides itself (place, device) is taken out of the uploaded file first. */
  storeFile(upload: NewFile, tipo: FileTipo): Promise<string>;
  /** The stored file by its name below /media/; a picture's narrower version is made when first asked for. */
  open(name: string): Promise<StoredFile | undefined>;
  /** A picture with words on it, over a stored one where there is one; it lies at `path` until `take` is done. */
  drawPoster<T>(poster: Poster, picture: string | null, take: (path: string) => Promise<T>): Promise<T>;
  /** The file and its narrower versions, for good. */
  remove(name: string): Promise<void>;
  /** What took the place of a file that was replaced; undefined when nothing did. */
  movedTo(name: string): Promise<string | undefined>;
  /** Finishes what it is making; what was only planned is made when somebody asks for it. */
  close(): Promise<void>;
}

/** Who keeps account of the stored files. */
export interface Library {
  /** Before a file is written. */
  register(stored: StoredMedio): Promise<void>;
  /** It could not be written after all. */
  unregister(nombre: string): Promise<void>;
  successorOf(nombre: string): Promise<string | undefined>;
  /** It is gone for good. */
  removed?(nombre: string): void;
  /** What it is called in the library. */
  titleOf(nombre: string): Promise<string | undefined>;
}

export interface StoredFile {
  path: string;
  size: number;
  type: string;
  /** Of a document: as whom it is kept by who takes it along. */
  filename?: string;
  /** Stands in for the one that was asked for, and is not to be remembered as it. */
  isSubstitute?: true;
}

const pictureTypes = {
  ...{ webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' },
  ...{ png: 'image/png', svg: 'image/svg+xml' },
};

function contentType(extension: string): string {
  return extension in pictureTypes
    ? pictureTypes[extension as keyof typeof pictureTypes]
    : mediaFormats[extension as MediaFormat].type;
}

/** Where uploads are kept for good: the disk, or the bucket with copies on the disk. */
export function createStorage({ dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>): Storage {
  const disk = storeOnDisk(dataDir);
  return bucket ? storeInBucket(disk, bucket) : disk;
}

export function createMedia(
  { dataDir, bucket, picturesAhead }: Pick<Settings, 'dataDir' | 'bucket' | 'picturesAhead'>,
  library: Library,
): Media {
  const storage = createStorage({ dataDir, bucket });
  const pictureMaker = createPictureMaker();
  const making = new Map<string, Promise<void>>();
  let ahead: { base: string; make(): Promise<void> }[] = [];
  let queue = Promise.resolve();
  let storing = 0;

  /** One at a time, and each only once, however many ask for it. */
  function make(name: string, work: () => Promise<void>): Promise<void> {
    const running = making.get(name);
    if (running) return running;
    const done = queue.then(async () => {
      if (!(await storage.find(name))) await work();
    });
    queue = done.catch((error) => logError(`could not make ${name}`, error));
    making.set(name, done);
    void done.catch(() => {}).finally(() => making.delete(name));
    return done;
  }

  /** The picture as it is kept, or the drawing. */
  async function findMaster(base: string) {
    return (await storage.find(`${base}.webp`)) ?? storage.find(`${base}.svg`);
  }

  async function makeVersion({ base, name, ...made }: Version): Promise<void> {
    await make(name, async () => {
      const master = await findMaster(base);
      if (!master) throw new Error(`no master for ${base}`);
      await pictureMaker.make({ path: master.path, ...made }, ({ path }) => storage.adopt(name, path));
    });
  }

  /** Versions are made ahead, one by one, while nobody is storing; a visitor who asks before gets theirs at once. */
  async function makeAhead(): Promise<void> {
    while (storing === 0) {
      const next = ahead.shift();
      if (!next) return;
      await next.make().catch(() => {});
    }
  }

  /** In the library before it is on the disk, so that nobody sweeps it away; out of it again when the disk refuses it. */
  async function keep(stored: StoredMedio, write: (name: string) => Promise<void>) {
    await library.register(stored);
    try {
      await write(stored.nombre);
    } catch (error) {
      if (!(await storage.find(stored.nombre).catch(() => undefined))) await library.unregister(stored.nombre);
      throw error;
    }
  }

  function makeMaster(kind: MasterKind, { path, filename, textos }: NewFile): Promise<string> {
    return pictureMaker.make({ kind, path }, async ({ hash, width: own, height, bytes, path, isDrawing }) => {
      const base = `${hash}-${own}x${height}`;
      const nombre = `${base}.${isDrawing ? 'svg' : 'webp'}`;
      await keep({ nombre, bytes, archivo: filename, textos }, (name) => storage.adopt(name, path));
      if (isDrawing) return `/media/${nombre}`;
      const widths = [...pictureWidths.filter((width) => width < own), Math.min(own, pictureWidths.at(-1)!)];
      // What nearly every browser takes; the others have theirs made when they come.
      if (picturesAhead)
        for (const width of new Set(widths))
          ahead.push({ base, make: () => makeVersion(versionOf(base, width, 'avif')) });
      return `/media/${nombre}`;
    });
  }

  async function store(kind: MasterKind, upload: NewFile): Promise<string> {
    storing++;
    try {
      return await makeMaster(kind, upload);
    } catch (error) {
      throw error instanceof UnfitPicture ? new Refusal(415, `«${upload.filename}» ${error.message}`) : error;
    } finally {
      storing--;
      setImmediate(() => void makeAhead());
    }
  }

  return {
    storePicture: (upload) => store('master', upload),
    storeLogo: (upload) => store('logo', upload),
    storeOwnPicture: (picture) => store('own', picture),

    async storeFile(upload, tipo) {
      const format = await fileFormat(upload, tipo);
      if (format === 'webm' || format === 'mp4' || format === 'm4a') await strip(upload, format);
      const name = `${randomBytes(10).toString('hex')}.${format}`;
      const { size } = await stat(upload.path);
      const { filename, textos } = upload;
      await keep({ nombre: name, bytes: size, archivo: filename, textos }, () => storage.adopt(name, upload.path));
      return `/media/${name}`;
    },

    async open(name) {
      const wanted = parseName(name);
      if (!wanted) return undefined;
      const type = contentType(wanted.extension);
      const found = await storage.find(name);
      if (found && isDocument(wanted.extension)) {
        const filename = `${(await library.titleOf(name)) ?? name}.${wanted.extension}`;
        return { ...found, type, filename };
      }
      if (found) return { ...found, type };
      const master = wanted.version && (await findMaster(wanted.version.base));
      if (!wanted.version || !master) return undefined;
      try {
        await makeVersion(wanted.version);
      } catch (error) {
        // Larger than need be, but there: the version is made once there is room.
        if (isDiskFull(error)) return { ...master, type: pictureTypes.webp, isSubstitute: true };
        throw error;
      }
      const made = await storage.find(name);
      return made && { ...made, type };
    },

    async drawPoster(poster, picture, take) {
      const stored = parsePicture(picture) ? await findMaster(mediaStem(basename(picture!))) : undefined;
      return pictureMaker.make({ kind: 'poster', path: stored?.path ?? '', poster }, ({ path }) => take(path));
    },

    async remove(name) {
      // Nobody makes a version of it any more.
      ahead = ahead.filter(({ base }) => base !== mediaStem(name));
      await queue;
      const picture = parsePicture(`/media/${name}`);
      if (picture)
        for (const width of new Set([...pictureWidths, picture.width]))
          for (const format of ['avif', 'webp'] as const) await storage.remove(`${mediaStem(name)}-${width}.${format}`);
      for (const end of [...socialNames, ...Object.values(iconNames)])
        await storage.remove(`${mediaStem(name)}-${end}`);
      // The picture itself last: while it is there, the rest can be asked for again.
      await storage.remove(name);
      library.removed?.(name);
    },

    async movedTo(name) {
      const wanted = parseName(name);
      if (!wanted) return undefined;
      const successor = await library.successorOf(wanted.version ? `${mediaStem(name)}.webp` : name);
      const picture = successor && parsePicture(`/media/${successor}`);
      const { version } = wanted;
      if (!version || !picture || version.kind === 'icon') return successor;
      if (version.format !== 'jpg' && picture.width <= version.width) return successor;
      return `${mediaStem(successor)}-${version.width}.${version.format}`;
    },

    async close() {
      ahead = [];
      await queue;
      await pictureMaker.close();
    },
  };
}

function isDocument(extension: string): boolean {
  return formatOf(`.${extension}`) !== undefined && mediaFormats[extension as MediaFormat].tipo === 'archivo';
}

async function strip({ path, filename }: NewFile, format: 'mp4' | 'm4a' | 'webm') {
  const handle = await open(path, 'r+');
  try {
    const file = await openVideo(handle);
    const end = await (format === 'webm' ? stripWebm(file) : stripMp4(file));
    if (end < file.size) await handle.truncate(end);
  } catch (error) {
    if (!(error instanceof BrokenVideo)) throw error;
    throw new Refusal(
      415,
      `«${filename}» está dañado y no se puede leer. Vuelve a guardarlo como ${format === 'm4a' ? 'M4A o MP3' : 'MP4 o WebM'}.`,
    );
  } finally {
    await handle.close();
  }
}

type MasterKind = 'master' | 'own' | 'logo';

type Version = { base: string; name: string } & (
  | { kind: 'version'; width: number; format: PictureFormat }
  | { kind: 'icon'; icon: Icon }
);

function versionOf(base: string, width: number, format: PictureFormat): Version {
  return { kind: 'version', base, width, format, name: `${base}-${width}.${format}` };
}

/** The card of social networks, and what it was called before its shape was in the name: those who have it may ask. */
const socialNames = [socialName, '1200.jpg'];

/** Only names that we generate ourselves, never a path. */
function parseName(name: string): { extension: string; version: Version | undefined } | undefined {
  const [, iconBase, iconEnd] = name.match(/^([0-9a-f]{20}-\d+x\d+)-([a-z]+-[\dx]+\.(?:png|jpg))$/) ?? [];
  const icon = (Object.keys(iconNames) as Icon[]).find((icon) => iconNames[icon] === iconEnd);
  if (icon) return { extension: iconEnd!.slice(-3), version: { kind: 'icon', base: iconBase!, icon, name } };
  const version = name.match(/^([0-9a-f]{20}-\d+x\d+)-((\d+)(?:x\d+)?\.(avif|webp|jpg))$/);
  if (version) {
    const [, base, end, width, format] = version as unknown as [string, string, string, string, PictureFormat];
    const picture = parsePicture(`/media/${base}.webp`);
    const isNarrower =
      picture &&
      end === `${width}.${format}` &&
      (pictureWidths.some((offered) => offered === Number(width)) || Number(width) === picture.width) &&
      Number(width) <= picture.width;
    const isOffered = format === 'jpg' ? picture && socialNames.includes(end) : isNarrower;
    if (!isOffered) return undefined;
    return { extension: format, version: { kind: 'version', base, width: Number(width), format, name } };
  }
  const [, picture, other] = name.match(/^[0-9a-f]{20}(?:-\d+x\d+\.(webp|svg)|\.([a-z0-9]{3,4}))$/) ?? [];
  const extension = picture ?? (other && formatOf(name));
  return extension ? { extension, version: undefined } : undefined;
}

export { type Storage, storeOnDisk };
