/** npm run backup, npm run restore, npm run move: copies of the site, and its way to another database. */
import { install, node, run } from './steps.mjs';

await install();
const { code } = await run(node, ['src/copias/command.server.ts', ...process.argv.slice(2)]);
process.exit(code);
