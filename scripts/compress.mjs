/** Packs the build's files once (brotli and gzip beside each, on all cores), so that serving them costs nothing. */
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = join(process.env.DIST_DIR ?? 'dist', 'client');
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, String(name)))
  .filter((file) => /\.(?:js|css|svg|json|webmanifest|txt)$/.test(file) && statSync(file).isFile());

await Promise.all(
  files.map(async (file) => {
    const data = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(data, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
  }),
);
