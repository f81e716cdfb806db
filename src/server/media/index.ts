/** Pictures and videos: uploads are decoded and re-encoded; a stored file never changes under its name. */
import { createHash, randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { isDiskFull } from '#server/api/faults.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Upload } from '#server/api/upload.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { type PictureFormat, parsePicture, pictureWidths } from '#values/picture.ts';
import { storeInBucket } from './bucket.ts';
import { type Storage, storeOnDisk } from './storage.ts';
import { stripMp4 } from './strip-mp4.ts';
import { stripWebm } from './strip-webm.ts';
import { BrokenVideo, openVideo } from './video-file.ts';

export interface Media {
  /** Decodes, strips, re-encodes and stores; answers the picture's address. */
  storePicture(upload: Pick<Upload, 'path' | 'filename'>): Promise<string>;
  /** Takes out what it tells besides the film, in the uploaded file itself, and stores it. */
  storeVideo(upload: Pick<Upload, 'path' | 'filename'>): Promise<string>;
  /** The stored file by its name below /media/; a picture's narrower version is made when first asked for. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Finishes what it is making; what was only planned is made when somebody asks for it. */
  close(): Promise<void>;
}

export interface StoredFile {
  path: string;
  size: number;
  type: string;
  /** Stands in for the one that was asked for, and is not to be remembered as it. */
  isSubstitute?: true;
}

const maxPixels = 60_000_000;
const maxSide = 2400;
const notAPicture = 'no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.';
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

sharp.cache(false);
// The event loop's thread must keep answering while pictures are made.
sharp.concurrency(1);

/** Where uploads are kept for good: the disk, or the bucket with copies on the disk. */
export function createStorage({ dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>): Storage {
  const disk = storeOnDisk(dataDir);
  return bucket ? storeInBucket(disk, bucket) : disk;
}

export function createMedia({
  dataDir,
  bucket,
  picturesAhead,
}: Pick<Settings, 'dataDir' | 'bucket' | 'picturesAhead'>): Media {
  const storage = createStorage({ dataDir, bucket });
  const making = new Map<string, Promise<void>>();
  const ahead: (() => Promise<void>)[] = [];
  let queue = Promise.resolve();
  let storing = 0;

  /** One at a time, and each only once, however many ask for it. */
  function make(name: string, work: () => Promise<Buffer>): Promise<void> {
    const running = making.get(name);
    if (running) return running;
    const done = queue.then(async () => {
      if (!(await storage.find(name))) await storage.write(name, await work());
    });
    queue = done.catch((error) => logError(`could not make ${name}`, error));
    making.set(name, done);
    void done.catch(() => {}).finally(() => making.delete(name));
    return done;
  }

  async function makeVersion(base: string, width: number, format: PictureFormat): Promise<void> {
    await make(`${base}-${width}.${format}`, async () => {
      const master = await storage.find(`${base}.webp`);
      if (!master) throw new Error(`no master for ${base}`);
      const resized = sharp(master.path).resize({ width, withoutEnlargement: true });
      return format === 'avif'
        ? // Five per cent larger than with more effort, four times as quick.
          resized.avif({ quality: 50, effort: 0 }).toBuffer()
        : resized.webp({ quality: 74 }).toBuffer();
    });
  }

  /** Versions are made ahead, one by one, while nobody is storing; a visitor who asks before gets theirs at once. */
  async function makeAhead(): Promise<void> {
    while (storing === 0) {
      const next = ahead.shift();
      if (!next) return;
      await next().catch(() => {});
    }
  }

  async function store(upload: Pick<Upload, 'path' | 'filename'>): Promise<string> {
    const { data, info } = await decode(upload);
    const base = `${hashOf(data)}-${info.width}x${info.height}`;
    await storage.write(`${base}.webp`, data);
    const widths = pictureWidths.filter((width) => width < info.width);
    const own = Math.min(info.width, pictureWidths.at(-1)!);
    // What nearly every browser takes; the others have theirs made when they come.
    if (picturesAhead)
      for (const width of new Set([...widths, own])) ahead.push(() => makeVersion(base, width, 'avif'));
    return `/media/${base}.webp`;
  }

  return {
    async storePicture(upload) {
      storing++;
      try {
        return await store(upload);
      } finally {
        storing--;
        setImmediate(() => void makeAhead());
      }
    },

    async storeVideo(upload) {
      const format = await videoFormat(upload);
      await stripVideo(upload, format);
      const name = `${randomBytes(10).toString('hex')}.${format}`;
      await storage.adopt(name, upload.path);
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
        await makeVersion(wanted.version.base, wanted.version.width, wanted.version.format);
      } catch (error) {
        // Larger than need be, but there: the version is made once there is room.
        if (isDiskFull(error)) return { ...master, type: contentTypes.webp!, isSubstitute: true };
        throw error;
      }
      const made = await storage.find(name);
      return made && { ...made, type };
    },

    async close() {
      ahead.length = 0;
      await queue;
    },
  };
}

async function decode({ path, filename }: Pick<Upload, 'path' | 'filename'>) {
  const refuse = (why: string) => new Refusal(415, `«${filename}» ${why}`);
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const found = await image.metadata().catch((error: Error) => {
    throw refuse(/pixel limit/i.test(error.message) ? tooManyPixels : notAPicture);
  });
  const isAllowed =
    ['jpeg', 'png', 'webp'].includes(found.format ?? '') || (found.format === 'heif' && found.compression === 'av1');
  if (!isAllowed) throw refuse(notAPicture);
  if ((found.width ?? 0) * (found.height ?? 0) > maxPixels) throw refuse(tooManyPixels);
  try {
    return await image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84, effort: 2 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw refuse('está dañada y no se puede leer.');
  }
}

const tooManyPixels = `tiene demasiados píxeles (el máximo son ${maxPixels / 1_000_000} millones).`;

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

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 20);
}

/** Only names that we generate ourselves, never a path. */
function parseName(name: string) {
  const version = name.match(/^([0-9a-f]{20}-\d+x\d+)-(\d+)\.(avif|webp)$/);
  if (version) {
    const [, base, width, format] = version as unknown as [string, string, string, PictureFormat];
    const picture = parsePicture(`/media/${base}.webp`);
    const isOffered =
      picture &&
      (pictureWidths.some((offered) => offered === Number(width)) || Number(width) === picture.width) &&
      Number(width) <= picture.width;
    return isOffered ? { extension: format as string, version: { base, width: Number(width), format } } : undefined;
  }
  const plain = name.match(/^[0-9a-f]{20}(?:-\d+x\d+\.(webp)|\.(mp4|webm))$/);
  return plain ? { extension: (plain[1] ?? plain[2])!, version: undefined } : undefined;
}

export { type Storage, storeOnDisk };
