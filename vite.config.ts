import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  // Another folder than dist/ lets two builds live side by side.
  build: { outDir: process.env.DIST_DIR ?? 'dist' },
  server: { port: Number(process.env.PORT ?? 3000) },
  // Packed together, the server starts in half the time; these carry binaries or read their own files.
  ...(command === 'build' && { ssr: { noExternal: true, external: ['sharp', 'pg', 'nodemailer'] } }),
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
      server: { entry: 'server/entry.ts' },
    }),
    react(),
  ],
}));
