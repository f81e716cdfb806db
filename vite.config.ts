import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isRoute, ownParts, publicRoutes } from './scripts/public-routes.ts';

/** What the public pages share. */
const sharedByPages = [
  ...['seo', 'load-detail', 'detail-page', 'rich-text'].map((name) => `site/${name}`),
  ...['states', 'page-head', 'reveal', 'share', 'embed', 'cover', 'card'].map((name) => `site/pieces/${name}`),
  ...['viaje/heart', 'articulos/cards', 'mapa/land.module', 'mapa/province-map.module'].map((name) => `areas/${name}`),
  'values/summary',
  'values/idioma/lang-of',
];

export default defineConfig(({ command }) => ({
  css: { modules: { generateScopedName: (name, file) => `${name}-${shortHash(relative('.', file.split('?')[0]!))}` } },
  // Another folder than dist/ lets two builds live side by side.
  build: {
    outDir: process.env.DIST_DIR ?? 'dist',
    modulePreload: {
      // The names of all files that other pages share would be 2 KB of every first visit: links ask for a page when they are touched.
      resolveDependencies: (_, files, { hostId }) =>
        /\bindex-[\w-]+\.js$/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
  resolve: {
    alias: [
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: resolve('src/ui/icon.tsx') },
      { find: /^linkifyjs$/, replacement: resolve('src/desk/form/rich-text/find-links.ts') },
      { find: /^fast-equals$/, replacement: resolve('src/desk/form/rich-text/deep-equal.ts') },
      // What stands in for it in an old React; ours has it.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  server: { port: Number(process.env.PORT ?? 3000) },
  // Packed together, the server starts in half the time; these carry binaries or read their own files.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['sharp', 'pg', 'nodemailer'] } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page's code in few files, which also pack better: what every page starts with, what the public pages
            // share, the table of things, the back office's routes, what nearly all its screens share, and the page's own.
            codeSplitting: {
              groups: [
                { name: 'inicio', tags: ['$initial'], priority: 5 },
                // Before the table of things, which would take it along.
                { name: 'direcciones', test: partsOf(['paths.ts', 'areas/articulos/path.ts']), priority: 5 },
                { name: 'cosas', test: /src[\\/]things\.ts$/, priority: 4 },
                { name: 'rutas', test: isRoute, priority: 3 },
                { name: 'sitio', test: partsOf(sharedByPages), priority: 2 },
                { name: 'articulo', test: partsOf(['areas/articulos/page', 'areas/articulos/view']), priority: 1 },
                { name: 'mesa', test: /@mantine[\\/](?:core|hooks)|src[\\/]desk[\\/]/, minShareCount: 50, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    publicRoutes(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        virtualRouteConfig: './src/routes.ts',
        generatedRouteTree: 'route-tree.gen.ts',
        // One chunk a route, its waiting and error faces included: nothing of it stays in the common bundle.
        // The frame around the public pages is not split off: every page starts with it.
        codeSplittingOptions: {
          defaultBehavior: [[...ownParts]],
          splitBehavior: ({ routeId }) => (routeId === '/_site' ? [] : undefined),
        },
        quoteStyle: 'single',
        semicolons: true,
      },
      // That nothing of the server reaches a browser is a test of ours (test/docs/architecture.test.ts), in no time.
      importProtection: { enabled: false },
      // A page's few kilobytes of style come with it: nothing stands between the answer and the first paint.
      server: { entry: 'entry.server.ts', build: { inlineCss: true } },
    }),
    react(),
  ],
}));

/** Files and folders that begin so; one that was moved would end in the wrong file of the build, and nobody would notice. */
function partsOf(names: string[]): (id: string) => boolean {
  const starts = names.map((name) => resolve('src', name));
  for (const start of starts)
    if (!readdirSync(dirname(start)).some((file) => file.startsWith(basename(start))))
      throw new Error(`vite.config.ts names ${start}, which is not there`);
  return (id) => starts.some((start) => id.startsWith(start));
}

const hashed = new Map<string, string>();

/** The classes of one file share it, so that their names pack well. */
function shortHash(file: string): string {
  const hash = createHash('sha256').update(file).digest('base64url').slice(0, 4);
  if ((hashed.get(hash) ?? file) !== file) throw new Error(`${file} and ${hashed.get(hash)} need a longer hash`);
  hashed.set(hash, file);
  return hash;
}
