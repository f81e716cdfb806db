/** npm test: everything. Installs and builds what it needs, says what it does, ends with "N passed, N failed". */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, build, check, install, node, root, routes, run, say } from './steps.mjs';

await install();
await routes();
// The build leaves most of a core to the checks.
const [isClean] = await Promise.all([check(), build()]);
await browser();
const folder = temporaryFolder();
// Unpacked once: two workers at the same time would start each other's half of it.
if (process.arch === 'x64' && !process.env.CHROMIUM_PATH)
  await run(node, ['-e', "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())"], {
    env: { TMPDIR: folder },
    quiet: true,
  });
let passed = isClean ? 1 : 0;
let failed = isClean ? 0 : 1;

for (const [title, projects] of [
  [
    'Pruebas de unidades, de llamadas (en SQLite y en PostgreSQL) y de fallos',
    ['unit', 'calls-sqlite', 'calls-postgres', 'faults'],
  ],
  ['Pruebas en el navegador', ['e2e-site', 'e2e-admin']],
]) {
  say(`${title}…`);
  const report = `node_modules/.cache/secretos/report-${projects[0]}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(
    node,
    ['node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters],
    // What a process has compiled, the next one that loads it does not compile again: there are hundreds.
    { env: { NODE_ENV: 'test', TMPDIR: folder, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') } },
  );
  const counts = readCounts(report);
  passed += counts.passed;
  failed += counts.failed || (code === 0 ? 0 : 1);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** For files that live for seconds: in memory where there is plenty, so that nothing waits for a disk. */
function temporaryFolder() {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  const made = mkdtempSync(join(bavail * bsize > 4e9 ? memory : tmpdir(), 'pruebas-'));
  // The user that PostgreSQL runs as must get in.
  chmodSync(made, 0o755);
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return made;
}

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
