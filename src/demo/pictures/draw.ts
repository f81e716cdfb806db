/** Renders the drawings to WebP: `node src/demo/pictures/draw.ts [name…]`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { scenes } from './scenes.ts';

type Drawing = () => string;

const here = import.meta.dirname;
const folder = join(here, 'files');
const limit = 158_000;

/** Paper tooth: fine noise and slow blotches, as a tile over the whole sheet. */
async function paper(width: number, height: number) {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: {
        width: w,
        height: h,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    }).greyscale();
  const fine = await noise(width, height, 15).blur(0.6).png().toBuffer();
  const slow = await sharp(
    await noise(Math.ceil(width / 5), Math.ceil(height / 5), 7)
      .png()
      .toBuffer(),
  )
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png()
    .toBuffer();
  return [
    { input: fine, blend: 'soft-light' as const },
    { input: slow, blend: 'soft-light' as const },
  ];
}

const sheets = new Map<string, ReturnType<typeof paper>>();

export async function render(svg: string): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#efe6d6' });
  const { width, height } = await image.metadata();
  const key = `${width}x${height}`;
  if (!sheets.has(key)) sheets.set(key, paper(width, height));
  const flat = await image
    .composite(await sheets.get(key)!)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let quality = 82; ; quality -= 6) {
    const file = await sharp(flat.data, { raw: flat.info })
      .webp({ quality, effort: 4, smartSubsample: true })
      .toBuffer();
    if (file.length <= (width > 2000 ? limit * 2.2 : limit) || quality <= 40) return file;
  }
}

async function all(): Promise<Record<string, Drawing>> {
  const others = join(here, 'objects.ts');
  if (!existsSync(others)) return scenes;
  const { objects } = (await import(others)) as { objects: Record<string, Drawing> };
  return { ...scenes, ...objects };
}

const drawings = await all();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in drawings));
if (unknown.length) throw new Error(`No drawing is called ${unknown.join(', ')}`);
mkdirSync(folder, { recursive: true });
const names = wanted.length ? wanted : Object.keys(drawings);
for (const [i, name] of names.entries()) {
  const file = await render(drawings[name]());
  writeFileSync(join(folder, `${name}.webp`), file);
  console.log(`${i + 1}/${names.length} ${name} ${Math.round(file.length / 1024)} KB`);
}
