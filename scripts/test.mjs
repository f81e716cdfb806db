/** npm test: everything. Installs and builds what it needs, says what it does, ends with "N passed, N failed". */
import { readFileSync, rmSync } from 'node:fs';
import { browser, build, check, install, node, routes, run, say } from './steps.mjs';

await install();
await routes();
// The build leaves most of a core to the checks.
const [isClean] = await Promise.all([check(), build()]);
await browser();
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
    { env: { NODE_ENV: 'test' } },
  );
  const counts = readCounts(report);
  passed += counts.passed;
  failed += counts.failed || (code === 0 ? 0 : 1);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
