import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isRoute, ownParts, publicRoutes } from './scripts/public-routes.ts';

export default defineConfig(({ command }) => ({
  // Another folder than dist/ lets two builds live side by side.
  build: { outDir: process.env.DIST_DIR ?? 'dist' },
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
                { name: 'cosas', test: /src[\\/]things\.ts$/, priority: 4 },
                { name: 'rutas', test: isRoute, priority: 3 },
                {
                  name: 'sitio',
                  test: /src[\\/]site[\\/](?:layout|seo|load-detail|detail-page|pieces[\\/](?:states|page-head|reveal))\./,
                  priority: 2,
                },
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
        codeSplittingOptions: { defaultBehavior: [[...ownParts]] },
        quoteStyle: 'single',
        semicolons: true,
      },
      // A page's few kilobytes of style come with it: nothing stands between the answer and the first paint.
      server: { entry: 'server/entry.ts', build: { inlineCss: true } },
    }),
    react(),
  ],
}));
