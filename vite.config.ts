import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
            // A page's code in few files: what every page starts with, what the public pages share, and its own.
            codeSplitting: {
              groups: [
                { name: 'inicio', tags: ['$initial'], priority: 2 },
                { name: 'sitio', test: /src[\\/]site[\\/]layout\.tsx/, priority: 1 },
                { name: 'piezas', test: /src[\\/](?!desk|server|ui)[^.]*$/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        virtualRouteConfig: './src/routes.ts',
        generatedRouteTree: 'route-tree.gen.ts',
        // One chunk a route, its waiting and error faces included: nothing of it stays in the common bundle.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
        quoteStyle: 'single',
        semicolons: true,
      },
      // A page's few kilobytes of style come with it: nothing stands between the answer and the first paint.
      server: { entry: 'server/entry.ts', build: { inlineCss: true } },
    }),
    react(),
  ],
}));
