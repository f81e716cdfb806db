/** Pictures and videos: uploads are decoded and re-encoded; a stored file never changes under its name. */
import { randomBytes } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Upload } from '#server/api/upload.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { mediaStem } from '#values/medios/names.ts';
import { type PictureFormat, parsePicture, pictureWidths, socialName } from '#values/picture.ts';
import { storeInBucket } from './bucket.ts';
import { type Storage, storeOnDisk } from './storage.ts';
import { stripMp4 } from './strip-mp4.ts';
import { stripWebm } from './strip-webm.ts';
import { createStudio, UnfitPicture } from './studio.ts';
import { BrokenVideo, openVideo } from './video-file.ts';

export interface Media {
  /** Decodes, strips, re-encodes and stores; answers the picture's address. */
  storePicture(upload: Pick<Upload, 'path' | 'filename'>): Promise<string>;
  /** One that comes with the product, in the form in which pictures are stored: as it is. */
  storeOwnPicture(picture: Pick<Upload, 'path' | 'filename'>): Promise<string>;
  /** Takes out what it tells besides the film, in the uploaded file itself, and stores it. */
  storeVideo(upload: Pick<Upload, 'path' | 'filename'>): Promise<string>;
  /** The stored file by its name below /media/; a picture's narrower version is made when first asked for. */
  open(name: string): Promise<StoredFile | undefined>;
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
  register(stored: { nombre: string; bytes: number; archivo: string }): Promise<void>;
  /** It could not be written after all. */
  unregister(nombre: string): Promise<void>;
  successorOf(nombre: string): Promise<string | undefined>;
}

export interface StoredFile {
  path: string;
  size: number;
  type: string;
  /** Stands in for the one that was asked for, and is not to be remembered as it. */
  isSubstitute?: true;
}

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

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
  const studio = createStudio();
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

  async function makeVersion({ base, width, format, name = `${base}-${width}.${format}` }: Version): Promise<void> {
    await make(name, async () => {
      const master = await storage.find(`${base}.webp`);
      if (!master) throw new Error(`no master for ${base}`);
      await studio.make({ kind: 'version', path: master.path, width, format }, ({ path }) => storage.adopt(name, path));
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
  async function keep(stored: Parameters<Library['register']>[0], write: (name: string) => Promise<void>) {
    await library.register(stored);
    try {
      await write(stored.nombre);
    } catch (error) {
      if (!(await storage.find(stored.nombre).catch(() => undefined))) await library.unregister(stored.nombre);
      throw error;
    }
  }

  function makeMaster(kind: 'master' | 'own', { path, filename }: Pick<Upload, 'path' | 'filename'>): Promise<string> {
    return studio.make({ kind, path }, async ({ hash, width: own, height, bytes, path }) => {
      const base = `${hash}-${own}x${height}`;
      await keep({ nombre: `${base}.webp`, bytes, archivo: filename }, (name) => storage.adopt(name, path));
      const widths = [...pictureWidths.filter((width) => width < own), Math.min(own, pictureWidths.at(-1)!)];
      // What nearly every browser takes; the others have theirs made when they come.
      if (picturesAhead)
        for (const width of new Set(widths))
          ahead.push({ base, make: () => makeVersion({ base, width, format: 'avif' }) });
      return `/media/${base}.webp`;
    });
  }

  async function store(kind: 'master' | 'own', upload: Pick<Upload, 'path' | 'filename'>): Promise<string> {
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
    storeOwnPicture: (picture) => store('own', picture),

    async storeVideo(upload) {
      const format = await videoFormat(upload);
      await stripVideo(upload, format);
      const name = `${randomBytes(10).toString('hex')}.${format}`;
      const { size } = await stat(upload.path);
      await keep({ nombre: name, bytes: size, archivo: upload.filename }, () => storage.adopt(name, upload.path));
      return `/media/${name}`;
    },

    async open(name) {
      const wanted = parseName(name);
      if (!wanted) return undefined;
      const type = contentTypes[wanted.extension]!;
      const found = await storage.find(name);
      if (found) return { ...found, type };
      const master = wanted.version && (await storage.find(`${wanted.version.base}.webp`));
      if (!wanted.version || !master) return undefined;
      try {
        await makeVersion({ ...wanted.version, name });
      } catch (error) {
        // Larger than need be, but there: the version is made once there is room.
        if (isDiskFull(error)) return { ...master, type: contentTypes.webp!, isSubstitute: true };
        throw error;
      }
      const made = await storage.find(name);
      return made && { ...made, type };
    },

    async remove(name) {
      // Nobody makes a version of it any more.
      ahead = ahead.filter(({ base }) => base !== mediaStem(name));
      await queue;
      const picture = parsePicture(`/media/${name}`);
      if (picture)
        for (const width of new Set([...pictureWidths, picture.width]))
          for (const format of ['avif', 'webp'] as const) await storage.remove(`${mediaStem(name)}-${width}.${format}`);
      for (const social of socialNames) await storage.remove(`${mediaStem(name)}-${social}`);
      // The picture itself last: while it is there, the rest can be asked for again.
      await storage.remove(name);
    },

    async movedTo(name) {
      const wanted = parseName(name);
      if (!wanted) return undefined;
      const successor = await library.successorOf(wanted.version ? `${mediaStem(name)}.webp` : name);
      const picture = successor && parsePicture(`/media/${successor}`);
      const isSocial = wanted.version?.format === 'jpg';
      if (!wanted.version || !picture || (!isSocial && picture.width <= wanted.version.width)) return successor;
      return `${mediaStem(successor)}-${wanted.version.width}.${wanted.version.format}`;
    },

    async close() {
      ahead = [];
      await queue;
      await studio.close();
    },
  };
}

/** By the file's own first bytes, not by its name. */
async function videoFormat({ path, filename }: Pick<Upload, 'path' | 'filename'>): Promise<'mp4' | 'webm'> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    if (buffer.toString('latin1', 4, 8) === 'ftyp') return 'mp4';
    if (buffer.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  } finally {
    await file.close();
  }
  throw new Refusal(415, `«${filename}» no es un vídeo válido. Se admiten MP4 y WebM.`);
}

async function stripVideo({ path, filename }: Pick<Upload, 'path' | 'filename'>, format: 'mp4' | 'webm') {
  const handle = await open(path, 'r+');
  try {
    const file = await openVideo(handle);
    const end = await (format === 'mp4' ? stripMp4(file) : stripWebm(file));
    if (end < file.size) await handle.truncate(end);
  } catch (error) {
    if (!(error instanceof BrokenVideo)) throw error;
    throw new Refusal(415, `«${filename}» está dañado y no se puede leer. Vuelve a guardarlo como MP4 o WebM.`);
  } finally {
    await handle.close();
  }
}

interface Version {
  base: string;
  width: number;
  format: PictureFormat;
  name?: string;
}

/** The card of social networks, and what it was called before its shape was in the name: those who have it may ask. */
const socialNames = [socialName, '1200.jpg'];

/** Only names that we generate ourselves, never a path. */
function parseName(name: string) {
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
    return isOffered ? { extension: format as string, version: { base, width: Number(width), format } } : undefined;
  }
  const plain = name.match(/^[0-9a-f]{20}(?:-\d+x\d+\.(webp)|\.(mp4|webm))$/);
  return plain ? { extension: (plain[1] ?? plain[2])!, version: undefined } : undefined;
}

export { type Storage, storeOnDisk };
