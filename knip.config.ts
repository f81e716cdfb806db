import type { KnipConfig } from 'knip';
import { routeFiles } from './src/route-list.ts';

const config: KnipConfig = {
  entry: [
    'src/areas/offline/worker.ts',
    // They stand in for a library's own (vite.config.ts).
    'src/ui/icon.tsx',
    'src/desk/form/rich-text/{find-links,deep-equal}.ts',
    'src/entry.server.ts',
    'src/routes.ts',
    'src/areas/copias/command.server.ts',
    // The route table names its files as texts; each of them is a way in.
    ...routeFiles.map(({ file }) => `src/${file}`),
    'scripts/*.mjs',
    'bench/*.ts',
    'bench/drill/drill.ts',
    'src/**/*.test.{ts,tsx}',
    'test/**/*.test.ts',
    'test/**/*-server.ts',
    // Started as processes of their own, by their names.
    'src/server/media/picture-process.ts',
    'src/areas/facturas/pdf/pdf-thread.ts',
    'src/areas/fuentes/ics/ics-thread.ts',
    'demo/fill-process.ts',
    'test/{faults,harness}/*-child.ts',
    'bench/drill/*-child.ts',
    'test/harness/shift-clock.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'demo/**/*.ts', 'scripts/*.mjs', 'test/**/*.ts', 'bench/**/*.ts'],
  // The last one is made by the build.
  ignoreDependencies: [
    '@biomejs/biome',
    '@types/smtp-server',
    'axe-core',
    'es-atlas',
    'tanstack-start-manifest',
    '@fontsource/fraunces',
    '@fontsource/source-sans-3',
  ],
  ignoreBinaries: ['mount', 'sha256sum', 'umount', 'varnishd', 'wrk', 'xmllint'],
  exclude: ['types'],
};

export default config;
