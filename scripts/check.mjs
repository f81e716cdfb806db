/** npm run check: types, lint and format, dead code. */
import { check, install } from './steps.mjs';

await install();
process.exit((await check()) ? 0 : 1);
