/** npm run drill: faults on purpose, and what became of the site. */
import { build, install, node, run } from './steps.mjs';

await install();
await build();
const { code } = await run(node, ['bench/drill/drill.ts', ...process.argv.slice(2)]);
process.exit(code);
