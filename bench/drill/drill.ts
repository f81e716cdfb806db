/** npm run drill: what was done to the site, what was lost (nothing), on both databases. `-- long` takes its time. */
import { startPostgres } from '../../test/harness/postgres-server.ts';
import { boletinDrill } from './boletin.ts';
import { copiesDrill } from './copies.ts';
import { databaseDrill } from './database.ts';
import { diskDrill } from './disk.ts';
import { edgeDrill } from './edge.ts';
import { facturasDrill } from './facturas.ts';
import { floodDrill } from './flood.ts';
import { killsDrill } from './kills.ts';
import { machinesDrill } from './machines.ts';
import { mailDrill } from './mail.ts';
import { propuestasDrill } from './propuestas.ts';
import { releasesDrill } from './releases.ts';
import { printReport, printTable, type Report, type Row } from './report.ts';
import { requestsDrill } from './requests.ts';
import { rollingDrill } from './rolling.ts';
import { upgradeDrill } from './upgrade.ts';
import { worstDrill } from './worst.ts';

const words = process.argv.slice(2);
const isLong = words.includes('long');
const both = ['SQLite', 'PostgreSQL'];
const named = both.filter((database) => words.includes(database.toLowerCase()));
const databases = named.length > 0 ? named : both;
/** `-- kills 200 postgresql`: one drill, how much of it, on one database. */
const only = words.find((word) => /^[a-z]+$/.test(word) && !['long', 'sqlite', 'postgresql'].includes(word));
const given = Number(words.find((word) => /^\d+$/.test(word)) ?? 0);
const amount = (short: number, long: number) => given || (isLong ? long : short);
const postgres = await startPostgres();

const drills: Record<string, (env: Record<string, string>) => Promise<Report>> = {
  kills: (env) => killsDrill(env, amount(25, 1000)),
  facturas: (env) => facturasDrill(env, amount(25, 200)),
  propuestas: (env) => propuestasDrill(env, amount(200, 1000)),
  database: (env) => databaseDrill(env, amount(10, 60)),
  disk: (env) => diskDrill(env),
  mail: (env) => mailDrill(env, isLong),
  boletin: (env) => boletinDrill(env, amount(10_000, 50_000)),
  requests: (env) => requestsDrill(env, amount(5000, 100_000), isLong ? 60_000 : 1000),
  worst: (env) =>
    worstDrill(
      env,
      // `-- worst pages`: without the calls.
      words.find((word) => word.endsWith('.php') || word === 'pages'),
    ),
  flood: (env) => floodDrill(env, amount(10, 60)),
  edge: (env) => edgeDrill(env, amount(12, 100)),
  copies: (env) => copiesDrill(env, amount(4, 20), postgres.newDatabase),
  upgrade: (env) => upgradeDrill(env, amount(2000, 20_000)),
  rolling: (env) => rollingDrill(env, amount(4, 20)),
  machines: (env) => machinesDrill(env, amount(1, 5)),
  releases: (env) => releasesDrill(env),
};
if (only && !drills[only]) {
  console.error(`There is no drill «${only}»: ${Object.keys(drills).join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
try {
  for (const [drill, run] of Object.entries(drills)) {
    if (only && only !== drill) continue;
    for (const database of databases) {
      const env: Record<string, string> = database === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() };
      const started = Date.now();
      const report = await run(env).catch((error: Error) => ({ done: [], faults: [error.stack ?? ''], ratio: '—' }));
      const row = { drill, database, seconds: Math.round((Date.now() - started) / 1000), ...report };
      rows.push(row);
      printReport(row);
    }
  }
  printTable(rows);
} finally {
  await postgres.stop();
}
process.exit(rows.some(({ faults }) => faults.length > 0) ? 1 : 0);
