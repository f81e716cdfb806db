import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
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
