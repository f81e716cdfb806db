/** npm start: installs, builds, migrates, loads the demo into an empty database, serves. Skips what is up to date. */
import { spawn } from 'node:child_process';
import { build, environment, install, node, say } from './steps.mjs';

await install();
await build();
say('Arrancando…');
const server = spawn(node, ['--max-semi-space-size=8', 'scripts/serve.mjs'], { stdio: 'inherit', env: environment });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
