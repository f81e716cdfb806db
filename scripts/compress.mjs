/** Packs the build's files once (brotli and gzip beside each), so that serving them costs nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(process.env.DIST_DIR ?? 'dist', 'client');
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, String(name));
  if (!/\.(?:js|css|svg|json|webmanifest|txt)$/.test(file) || !statSync(file).isFile()) continue;
  const data = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
