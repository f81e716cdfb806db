/** npm run bench, bench:growth, lighthouse: builds what it needs and measures. */
import { build, install, node, run } from './steps.mjs';

await install();
await build();
const { code } = await run(node, [`bench/${process.argv[2] ?? 'bench'}.ts`]);
process.exit(code);
