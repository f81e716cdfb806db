/** Writes src/route-tree.gen.ts, the types of the routes: the build's plugin does it when it reads its settings. */
import { resolveConfig } from 'vite';

await resolveConfig({ logLevel: 'warn' }, 'build');
