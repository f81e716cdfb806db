/** npm run bench [growth]: builds what it needs and measures. */
import { build, install, node, run } from './steps.mjs';

await install();
await build();
const { code } = await run(node, [process.argv[2] === 'growth' ? 'bench/growth.ts' : 'bench/bench.ts']);
process.exit(code);
