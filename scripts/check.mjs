/** npm run check: types, lint and format, dead code. */
import { check, install, routes } from './steps.mjs';

await install();
await routes();
process.exit((await check()) ? 0 : 1);
