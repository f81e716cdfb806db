import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureMaker, UnfitPicture } from './picture-maker.ts';

const folder = await mkdtemp(join(tmpdir(), 'estudio-'));
const good = join(folder, 'buena.png');
await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ca8' } }).toFile(good);
afterAll(() => rm(folder, { recursive: true, force: true }));

test('pictures are made in another process, which ends when nobody asks for more', async () => {
  const pictureMaker = createPictureMaker(50);
  const made = await pictureMaker.make({ kind: 'master', path: good }, async (made) => ({
    ...made,
    size: (await stat(made.path)).size,
  }));
  expect(made).toMatchObject({ width: 800, height: 600 });
  expect(made.size).toBe(made.bytes);
  expect(made.hash).toMatch(/^[0-9a-f]{20}$/);
  await expect(stat(made.path)).rejects.toThrow('ENOENT');
  await expect.poll(() => pictureMaker.pid(), { timeout: 10_000 }).toBeUndefined();
  // And there is one again when there is work.
  const version = { kind: 'version', path: good, width: 200, format: 'avif' } as const;
  expect(await pictureMaker.make(version, async ({ width, height }) => [width, height])).toEqual([200, 150]);
  await pictureMaker.close();
});

test('what is no picture is refused, what failed fails, and the others go on', async () => {
  const pictureMaker = createPictureMaker();
  const take = async ({ width }: { width: number }) => width;
  const none = await pictureMaker.make({ kind: 'master', path: import.meta.filename }, take).catch((error) => error);
  expect(none).toBeInstanceOf(UnfitPicture);
  expect(none.message).toBe('no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.');
  const gone = await pictureMaker
    .make({ kind: 'version', path: join(folder, 'no.webp'), width: 100, format: 'webp' }, take)
    .catch((error) => error);
  expect(gone).not.toBeInstanceOf(UnfitPicture);
  expect(await pictureMaker.make({ kind: 'master', path: good }, take)).toBe(800);
  await pictureMaker.close();
});

test('a process that is killed in the middle is followed by another, and nobody notices', async () => {
  const pictureMaker = createPictureMaker();
  const all = Array.from({ length: 6 }, () =>
    pictureMaker.make({ kind: 'master', path: good }, async ({ width }) => width),
  );
  await expect.poll(() => pictureMaker.pid(), { interval: 5, timeout: 10_000 }).toBeDefined();
  const first = pictureMaker.pid()!;
  process.kill(first, 'SIGKILL');
  expect(await Promise.all(all)).toEqual(all.map(() => 800));
  expect(pictureMaker.pid()).not.toBe(first);
  await pictureMaker.close();
});

test('a stored picture is kept as it is, and all of the demo are such', async () => {
  const pictureMaker = createPictureMaker();
  const names = await readdir('demo/pictures');
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const { format, width, height, exif, xmp, icc, iptc, orientation, pages } = await sharp(
      join('demo/pictures', name),
    ).metadata();
    expect({ format, extras: [exif, xmp, icc, iptc, orientation, pages].filter(Boolean) }).toEqual({
      format: 'webp',
      extras: [],
    });
    expect(Math.max(width, height), name).toBeLessThanOrEqual(2400);
  }
  const path = join('demo/pictures', 'hero-cuenca.webp');
  const kept = await pictureMaker.make({ kind: 'own', path }, async (made) => ({
    ...made,
    file: await readFile(made.path),
  }));
  expect(kept.file.equals(await readFile(path))).toBe(true);
  expect([kept.width, kept.height]).toEqual([2400, 1350]);
  await pictureMaker.close();
});
