/** npm run build: makes dist/ from the sources. */
import { build, install } from './steps.mjs';

await install();
await build();
