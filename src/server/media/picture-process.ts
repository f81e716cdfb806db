/**
 * The process in which pictures are made: decoding and encoding takes memory that a process does not give back, and a
 * broken file may end it. It gets jobs from `picture-maker.ts`, one message each, and writes what it made where the job says.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { type PictureFormat, socialSize } from '#values/picture.ts';
import type { Job, MadePicture } from './picture-maker.ts';

const maxPixels = 60_000_000;
const maxSide = 2400;
const notAPicture = 'no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.';
const tooManyPixels = `tiene demasiados píxeles (el máximo son ${maxPixels / 1_000_000} millones).`;
const damaged = 'está dañada y no se puede leer.';

sharp.cache(false);
sharp.concurrency(1);
// Visitors come first.
setPriority(10);

process.on('message', async ({ id, ...job }: Job & { id: number }) => {
  try {
    const made = job.kind === 'version' ? await makeVersion(job) : await makeMaster(job);
    process.send!({ id, made });
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    process.send!({ id, ...(error instanceof Unfit ? { refused: message } : { failed: message, code }) });
  }
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit(0));
// A signal for all of the program's processes: what is being made is finished, then nobody asks any more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

/** The picture cannot be taken; the message says why, to whoever sent it. */
class Unfit extends Error {}

async function makeMaster({ path, to, kind }: Job): Promise<MadePicture> {
  const { data, info } = await (kind === 'own' ? readOwn(path) : encodedMaster(path));
  await writeFile(to, data);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 20);
  return { path: to, width: info.width, height: info.height, bytes: data.length, hash };
}

async function readOwn(path: string) {
  return { data: await readFile(path), info: await sharp(path).metadata() };
}

async function encodedMaster(path: string) {
  const image = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const found = await image.metadata().catch((error: Error) => {
    throw new Unfit(/pixel limit/i.test(error.message) ? tooManyPixels : notAPicture);
  });
  const isAllowed =
    ['jpeg', 'png', 'webp'].includes(found.format ?? '') || (found.format === 'heif' && found.compression === 'av1');
  if (!isAllowed) throw new Unfit(notAPicture);
  if ((found.width ?? 0) * (found.height ?? 0) > maxPixels) throw new Unfit(tooManyPixels);
  return image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84, effort: 2 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Unfit(damaged);
    });
}

async function makeVersion({ path, to, width, format }: Extract<Job, { kind: 'version' }>): Promise<MadePicture> {
  const { data, info } = await encoded(path, width, format).toBuffer({ resolveWithObject: true });
  await writeFile(to, data);
  return { path: to, width: info.width, height: info.height, bytes: data.length, hash: '' };
}

function encoded(path: string, width: number, format: PictureFormat) {
  // What a network shows beside a link: its shape, whole, in a format that all of them read.
  if (format === 'jpg')
    return sharp(path)
      .resize({ ...socialSize, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 80, mozjpeg: true });
  const resized = sharp(path).resize({ width, withoutEnlargement: true });
  // Five per cent larger than with more effort, four times as quick.
  return format === 'avif' ? resized.avif({ quality: 50, effort: 0 }) : resized.webp({ quality: 74 });
}
