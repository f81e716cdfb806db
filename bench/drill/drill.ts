/** npm run drill: what was done to the site, what was lost (nothing), on both databases. `-- long` takes its time. */
import { startPostgres } from '../../test/harness/postgres-server.ts';
import { copiesDrill } from './copies.ts';
import { floodDrill } from './flood.ts';
import { killsDrill } from './kills.ts';
import { requestsDrill } from './requests.ts';

const isLong = process.argv.includes('long');
const only = process.argv.slice(2).find((word) => word !== 'long');
const postgres = await startPostgres();

const drills: Record<string, (env: Record<string, string>) => Promise<string[]>> = {
  kills: (env) => killsDrill(env, isLong ? 500 : 25),
  requests: (env) => requestsDrill(env, isLong ? 100_000 : 5000),
  copies: (env) => copiesDrill(env, isLong ? 20 : 4, postgres.newDatabase),
  flood: (env) => floodDrill(env, isLong ? 60 : 10),
};

let hasFailed = false;
for (const [name, drill] of Object.entries(drills)) {
  if (only && only !== name) continue;
  for (const database of ['SQLite', 'PostgreSQL'] as const) {
    const env = database === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() };
    const started = Date.now();
    const lines = await drill(env as Record<string, string>).catch((error: unknown) => [`FAILED: ${error}`]);
    console.log(`\n${name}, ${database} (${Math.round((Date.now() - started) / 1000)} s)`);
    for (const line of lines) console.log(`  ${line}`);
    hasFailed ||= lines.some((line) => line.startsWith('FAILED'));
  }
}
await postgres.stop();
process.exit(hasFailed ? 1 : 0);
