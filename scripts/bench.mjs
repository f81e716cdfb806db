/** npm run bench, bench:growth, bench:copies, bench:visitas, bench:tasks, bench:medios, lighthouse: builds what it needs and measures. Other words are its parts. */
import { build, install, node, run } from './steps.mjs';

await install();
await build();
const words = process.argv.slice(2);
const program = ['growth', 'copies', 'visitas', 'tasks', 'medios', 'lighthouse'].includes(words[0])
  ? words.shift()
  : 'bench';
const { code } = await run(node, [`bench/${program}.ts`, ...words]);
process.exit(code);
