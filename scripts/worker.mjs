/** The service worker, beside the build's files: one file at a fixed address, for it answers for the whole site. */
import { join } from 'node:path';
import { build } from 'vite';

await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(process.env.DIST_DIR ?? 'dist', 'client'),
    emptyOutDir: false,
    lib: { entry: 'src/areas/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});
