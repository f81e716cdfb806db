import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Another folder than dist/ lets two builds live side by side.
  build: { outDir: process.env.DIST_DIR ?? 'dist' },
  server: { port: Number(process.env.PORT ?? 3000) },
  plugins: [
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        virtualRouteConfig: './src/routes.ts',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
      },
      server: { entry: 'server/entry.ts' },
    }),
    react(),
  ],
});
