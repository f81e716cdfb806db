/** npm run dev: hot reload for pages and calls alike. */
import { install, node, run } from './steps.mjs';

await install();
const filled = await run(node, ['scripts/demo.mjs']);
if (filled.code !== 0) process.exit(filled.code);
const { code } = await run(node, ['node_modules/vite/bin/vite.js', 'dev', '--host', ...process.argv.slice(2)]);
process.exit(code);
