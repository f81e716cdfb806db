import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { logError } from '#server/log.ts';
import type { Heard } from '#server/processes/neighbours.ts';
import type { Database } from './open.ts';
import type { Schema } from './schema/schema.ts';
import { watchWrites } from './writes.ts';

const channel = 'secretos_changes';
/** PostgreSQL takes notices of less than 8000. */
const noticeBytes = 7900;
const silentMs = 18_000;
/** How often a process makes sure that it still hears the others, and how long it waits for that on a busy database. */
const hearingMs = 2000;
const busyMs = 5000;

export function openPostgres(url: string): Database {
  // Counts and sums come as text by default; ours all fit a double.
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === 20 || oid === 1700 ? Number : pg.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    // Later than the database's own: that one does not help when it is silent.
    query_timeout: silentMs,
    // A machine that is cut off in the middle of a transaction must not keep its locks from the others.
    idle_in_transaction_session_timeout: 10_000,
    types,
  });
  // The pool handles errors of idle connections only. A connection that dies between two statements of a transaction
  // needs a handler of its own, or the process ends; the next statement fails anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', (error) => logError('postgres connection lost', error));
    leaveWhenSilent(client);
  });
  const writing: ((tables: string[]) => void)[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      onCreateConnection: async (connection) =>
        watchWrites(connection, (tables) => {
          for (const listener of writing) listener(tables);
        }),
    }),
  });

  const listeners: ((tags: string[] | 'reset') => void)[] = [];
  const sharing: ((rates: Record<string, number>) => void)[] = [];
  const sender = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  let listening: pg.Client | undefined;
  let isClosed = false;
  let isDeaf = false;

  async function listen() {
    if (isClosed) return;
    const patience = { connectionTimeoutMillis: 3000, query_timeout: busyMs };
    const client = new pg.Client({ connectionString: url, keepAlive: true, ...patience });
    let asking: NodeJS.Timeout | undefined;
    const again = once(() => {
      isDeaf = listening !== undefined;
      clearInterval(asking);
      if (!isClosed) setTimeout(listen, 1000).unref();
    });
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      const { from, tags, rates } = JSON.parse(payload ?? '{}') as Heard & { from: string };
      if (from === sender) return;
      if (tags) for (const listener of listeners) listener(tags);
      if (rates) for (const listener of sharing) listener(rates);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      listening = client;
      // A line that is cut without a word brings nothing, and no error either.
      asking = setInterval(() => {
        client.query('select 1').catch(() => {
          again();
          void client.end().catch(() => {});
        });
      }, hearingMs).unref();
      // Announcements may have been missed while not connected: everything may have changed.
      for (const listener of listeners) listener('reset');
      isDeaf = false;
    } catch {
      again();
    }
  }

  function notify(message: Heard) {
    const text = JSON.stringify({ from: sender, ...message });
    // So much that it does not fit into a notice: everything may have changed.
    if (Buffer.byteLength(text) > noticeBytes) return notify({ tags: 'reset' });
    pool
      .query('select pg_notify($1, $2)', [channel, text])
      .catch((error) => logError('could not announce a change', error));
  }

  return {
    db,
    dialect: 'postgres',
    announce: (tags) => notify({ tags }),
    isDeaf: () => isDeaf,
    share: (rates) => notify({ rates }),
    onShared: (listener) => void sharing.push(listener),
    onWritten: (listener) => void writing.push(listener),
    onAnnounced(listener) {
      listeners.push(listener);
      if (listeners.length === 1) void listen();
    },
    async close() {
      isClosed = true;
      await listening?.end().catch(() => {});
      await db.destroy();
    },
  };
}

/** A connection that did not answer in time is not asked again: whatever came next would wait behind. */
function leaveWhenSilent(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...words: unknown[]) => unknown;
  const asked = (...words: unknown[]) => {
    const answer = ask(...words);
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void (client as pg.PoolClient & pg.Client).end().catch(() => {});
      });
    return answer;
  };
  client.query = asked as typeof client.query;
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}
