/**
 * The process in which pictures are made: decoding and encoding takes memory that a process does not give back, and a
 * broken file may end it. It gets jobs from `picture-maker.ts`, one message each, and writes what it made where the job says.
 */
import { createHash } from 'node:crypto';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { type Icon, type PictureFormat, socialSize } from '#values/picture.ts';
import { cleanSvg, maxSvgBytes } from './clean-svg.ts';
import type { Job, MadePicture } from './picture-maker.ts';
import { posterSvg } from './poster.ts';
import { shapes } from './poster-data.ts';

const maxPixels = 60_000_000;
const maxSide = 2400;
const notAPicture = 'no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.';
const tooManyPixels = `tiene demasiados píxeles (el máximo son ${maxPixels / 1_000_000} millones).`;
const notADrawing = 'no es un dibujo SVG que se pueda usar. Guárdalo como «SVG simple», o súbelo como PNG.';
const damaged = 'está dañada y no se puede leer.';

sharp.cache(false);
sharp.concurrency(1);
// Visitors come first.
setPriority(10);

process.on('message', async ({ id, ...job }: Job & { id: number }) => {
  try {
    const made = await (job.kind === 'version'
      ? makeVersion(job)
      : job.kind === 'icon'
        ? makeIcon(job)
        : job.kind === 'logo'
          ? makeLogo(job)
          : job.kind === 'poster'
            ? makePoster(job)
            : makeMaster(job));
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

/** A drawing stays one; anything else is a picture. */
async function makeLogo(job: Job): Promise<MadePicture> {
  const { path, to } = job;
  if (!(await isSvg(path))) return makeMaster(job);
  const drawn = (await stat(path)).size <= maxSvgBytes ? cleanSvg(await readFile(path, 'utf8')) : undefined;
  if (!drawn) throw new Unfit(notADrawing);
  const { svg, width, height } = drawn;
  const data = Buffer.from(svg);
  // It must also be possible to make a picture of it.
  await sharp(data, { limitInputPixels: maxPixels })
    .resize(64)
    .toBuffer()
    .catch(() => {
      throw new Unfit(notADrawing);
    });
  await writeFile(to, data);
  return { path: to, width, height, bytes: data.length, hash: hashOf(data), isDrawing: true };
}

async function isSvg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)/i.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function makeMaster({ path, to, kind }: Job): Promise<MadePicture> {
  const { data, info } = await (kind === 'own' ? readOwn(path) : encodedMaster(path));
  await writeFile(to, data);
  return { path: to, width: info.width, height: info.height, bytes: data.length, hash: hashOf(data) };
}

function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 20);
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

const iconSides = { favicon: 32, touch: 180, small: 192, large: 512, maskable: 512, card: 1200 } satisfies Record<
  Icon,
  number
>;

/** The site's one picture in a shape that somebody asks for. */
async function makeIcon({ path, to, icon }: Extract<Job, { kind: 'icon' }>): Promise<MadePicture> {
  const { data, info } = await shaped(path, icon);
  await writeFile(to, data);
  return { path: to, width: info.width, height: info.height, bytes: data.length, hash: '' };
}

async function shaped(path: string, icon: Icon) {
  const side = iconSides[icon];
  const { hasAlpha } = await sharp(path).metadata();
  const clear = { r: 255, g: 255, b: 255, alpha: 0 };
  // What is transparent is seen whole; a photograph fills its shape.
  const square = (inner: number) =>
    sharp(path).resize(inner, inner, { fit: hasAlpha ? 'contain' : 'cover', background: clear });
  const written = { resolveWithObject: true } as const;
  if (icon === 'card') return card(path, square(Math.round(socialSize.height * 0.72)));
  // Phones cut it round: what matters lies in the inner four fifths, and around it its own border goes on.
  if (icon === 'maskable') {
    const inner = Math.round(side * 0.8);
    const edge = (side - inner) / 2;
    const around = { top: Math.floor(edge), left: Math.floor(edge), bottom: Math.ceil(edge), right: Math.ceil(edge) };
    return sharp(await onWhite(square(inner)))
      .extend({ ...around, extendWith: 'copy' })
      .png()
      .toBuffer(written);
  }
  // An apple makes black of what is transparent.
  return (icon === 'touch' ? sharp(await onWhite(square(side))) : square(side)).png().toBuffer(written);
}

/** Over a photograph in 256 colours: a quarter of the bytes, and networks press it harder anyway. A drawing is small as it is. */
async function makePoster({ path, to, poster }: Extract<Job, { kind: 'poster' }>): Promise<MadePicture> {
  const words = Buffer.from(posterSvg(poster, path !== ''));
  const { width, height } = shapes[poster.shape];
  const ground = path && sharp(path).resize({ width, height, fit: 'cover', position: 'attention' });
  const { data, info } = await (ground ? ground.composite([{ input: words }]) : sharp(words))
    .png(ground ? { palette: true, quality: 100, effort: 2 } : { compressionLevel: 8 })
    .toBuffer({ resolveWithObject: true });
  await writeFile(to, data);
  return { path: to, width: info.width, height: info.height, bytes: data.length, hash: '' };
}

/** Made first: what is put around a picture to make it square is clear too. */
async function onWhite(picture: Sharp): Promise<Buffer> {
  return sharp(await picture.png().toBuffer())
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** In the middle of itself, large and out of focus. */
async function card(path: string, inner: Sharp) {
  const behind = await sharp(path)
    .flatten({ background: '#fff' })
    .resize({ ...socialSize, fit: 'cover' })
    .blur(40)
    .toBuffer();
  return sharp(behind)
    .composite([{ input: await inner.png().toBuffer() }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
}
