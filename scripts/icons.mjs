/** Makes the raster icons and the social card in public/ from their sources: `node scripts/icons.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const inPublic = (name) => join(root, 'public', name);
const rounded = readFileSync(inPublic('favicon.svg'), 'utf8');
/** Phones cut the corners themselves: theirs is a full square. */
const square = rounded.replace(/ rx="\d+"/, '');

writeFileSync(inPublic('favicon.ico'), icoAround(await png(rounded, 32)));
for (const size of [180, 192, 512]) writeFileSync(inPublic(`icon-${size}.png`), await png(square, size));
await sharp(join(root, 'demo/pictures/hero-cuenca.webp'))
  .resize(1200, 675, { fit: 'cover' })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(inPublic('social.jpg'));

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file may hold a PNG as it is: a header, one directory entry, the picture. */
function icoAround(picture) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
