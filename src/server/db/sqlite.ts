import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseConnection, Kysely, SqliteDialect } from 'kysely';
import { databaseFile } from '#server/files.ts';
import { onNeighbours, sendToNeighbours } from '#server/processes/neighbours.ts';
import { createPauses } from '#server/work/unhurried.ts';
import type { Database } from './open.ts';
import type { Schema } from './schema/schema.ts';
import { watchWrites } from './writes.ts';

/** How long another program's lock is waited for, and how often it is looked at. */
const patienceMs = 5000;
const pauseMs = 50;
const maxStatements = 500;

export function openSqlite(dataDir: string): Database {
  const file = new DatabaseSync(databaseFile(dataDir));
  // The busy timeout comes first: switching to WAL already needs the lock when two processes start at once.
  file.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full;');
  file.exec('pragma foreign_keys = on; pragma cache_size = -64000; pragma temp_store = memory;');
  // What is erased is overwritten in the file too, not only forgotten.
  file.exec('pragma secure_delete = on;');
  // Letters are compared as PostgreSQL does; what begins with a word is found by its index then.
  file.exec('pragma case_sensitive_like = on;');
  // "insert or replace" deletes what was there: what refuses a delete is asked then too.
  file.exec('pragma recursive_triggers = on;');
  // From here on a lock is waited for without standing still: pages go on being served.
  file.exec('pragma busy_timeout = 20;');

  // On a full disk SQLite ends the transaction itself; ending it again would hide why.
  const isUndone = (sql: string) => sql === 'rollback' && !file.isTransaction;
  const nothing = { changes: 0, lastInsertRowid: 0 };

  interface Prepared {
    statement: StatementSync;
    reader: boolean;
  }
  const statements = new Map<string, Prepared>();

  /** The same is asked again and again: what SQLite made of it is kept. */
  function prepared(sql: string): Prepared {
    const known = statements.get(sql);
    if (known) return known;
    // A transaction that begins by reading could not wait for the lock when it comes to write.
    const statement = file.prepare(sql === 'begin' ? 'begin immediate' : sql);
    if (statements.size >= maxStatements) statements.clear();
    const made = { statement, reader: statement.columns().length > 0 };
    statements.set(sql, made);
    return made;
  }

  const writing: ((tables: string[]) => void)[] = [];
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare(sql) {
          const { statement, reader } = prepared(sql);
          return {
            reader,
            all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
            run: (parameters) => (isUndone(sql) ? nothing : statement.run(...(parameters as SQLInputValue[]))),
            // Read bit by bit, while others may ask the same: it needs one of its own.
            iterate: (parameters) => file.prepare(sql).iterate(...(parameters as SQLInputValue[])),
          };
        },
        close: () => file.close(),
      },
      onCreateConnection: async (connection) => {
        waitForLock(connection, file);
        letOthersGoFirst(connection);
        watchWrites(connection, (tables) => {
          for (const listener of writing) listener(tables);
        });
      },
    }),
  });

  const stops: (() => void)[] = [];
  return {
    db,
    dialect: 'sqlite',
    announce: (tags) => sendToNeighbours({ tags }),
    isDeaf: () => false,
    onAnnounced: (listener) => void stops.push(onNeighbours(({ tags }) => tags && listener(tags))),
    share: (rates) => sendToNeighbours({ rates }),
    onShared: (listener) => void stops.push(onNeighbours(({ rates }) => rates && listener(rates))),
    onWritten: (listener) => void writing.push(listener),
    close() {
      for (const stop of stops) stop();
      return db.destroy();
    },
  };
}

/** SQLite answers at once, so a call that asks often would be done with before anybody else has a turn. */
function letOthersGoFirst(connection: DatabaseConnection): void {
  const pauses = createPauses();
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, ...more) => {
    if (pauses.isDue()) await pauses.take();
    return execute(query, ...more);
  };
}

/** Within a transaction the lock is ours already. */
function waitForLock(connection: DatabaseConnection, file: DatabaseSync): void {
  let lockedSince: number | undefined;
  const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, ...more) => {
    if (file.isTransaction) return execute(query, ...more);
    for (;;) {
      try {
        const result = await execute<never>(query, ...more);
        // Reading needs no lock and says nothing about it.
        if (!/^\s*select/i.test(query.sql)) lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isLocked(error)) throw error;
        lockedSince ??= Date.now();
        // Whoever comes later does not wait all over again.
        if (Date.now() - lockedSince > patienceMs) throw error;
        await wait(pauseMs);
      }
    }
  };
}

function isLocked(error: unknown): boolean {
  return (Number((error as { errcode?: unknown } | null)?.errcode ?? 0) & 0xff) === 5;
}
