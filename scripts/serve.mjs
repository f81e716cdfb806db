/** Serves what was built. In production: `node_modules/.bin/node scripts/serve.mjs`. */
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// What was compiled at the last start is not compiled again.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
process.env.NODE_ENV ??= 'production';
const dist = join(root, process.env.DIST_DIR ?? 'dist');
const { serve } = await import(join(dist, 'server/entry.js'));
await serve(join(dist, 'client'), async (app, say) => (await import('../demo/load.ts')).loadDemo(app, say));
