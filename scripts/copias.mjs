/** npm run backup, restore, move and rekey: copies of the site, its way to another database, and its key. */
import { install, node, run } from './steps.mjs';

await install();
const { code } = await run(node, ['src/areas/copias/command.server.ts', ...process.argv.slice(2)]);
process.exit(code);
