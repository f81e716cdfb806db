/**
 * Serves what was built. In production: `node_modules/.bin/node --max-semi-space-size=8 scripts/serve.mjs`. Without the
 * flag, on a machine with much memory, V8 lets what is needed for an instant pile up to 100 MB and more.
 */
import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// What was compiled at the last start is not compiled again.
enableCompileCache(join(root, 'node_modules/.cache/compiled'));
process.env.NODE_ENV ??= 'production';
// A wrong value is told by whoever reads all settings.
const processes = process.env.PROCESSES === 'auto' ? availableParallelism() : Number(process.env.PROCESSES);
if (cluster.isPrimary && processes > 1 && Number.isInteger(processes)) {
  const { serveWithProcesses } = await import('./processes.mjs');
  await serveWithProcesses(processes).catch((error) => {
    console.error(String(error));
    process.exit(1);
  });
} else {
  const dist = join(root, process.env.DIST_DIR ?? 'dist');
  const { serve } = await import(join(dist, 'server/entry.server.js'));
  await serve(join(dist, 'client'), async (app, say) => {
    const { loadDemo } = await import('../demo/load.ts');
    await loadDemo(app, say, async (...all) => (await import('../demo/fill-apart.ts')).fillApart(...all));
  });
  // Now, and not at the end, which a kill would take from it.
  flushCompileCache();
}
