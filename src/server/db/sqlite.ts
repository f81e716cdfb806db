import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { databaseFile } from '#server/files.ts';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

export function openSqlite(dataDir: string): Database {
  const file = new DatabaseSync(databaseFile(dataDir));
  // The busy timeout comes first: switching to WAL already needs the lock when two processes start at once.
  file.exec('pragma busy_timeout = 10000; pragma journal_mode = wal; pragma synchronous = full;');
  file.exec('pragma foreign_keys = on; pragma cache_size = -64000; pragma temp_store = memory;');
  // What is erased is overwritten in the file too, not only forgotten.
  file.exec('pragma secure_delete = on;');

  // On a full disk SQLite ends the transaction itself; ending it again would hide why.
  const isUndone = (sql: string) => sql === 'rollback' && !file.isTransaction;
  const nothing = { changes: 0, lastInsertRowid: 0 };

  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare(sql) {
          const statement = file.prepare(sql);
          const reader = statement.columns().length > 0;
          return {
            reader,
            all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
            run: (parameters) => (isUndone(sql) ? nothing : statement.run(...(parameters as SQLInputValue[]))),
            iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
          };
        },
        close: () => file.close(),
      },
    }),
  });

  return { db, dialect: 'sqlite', announce() {}, onAnnounced() {}, close: () => db.destroy() };
}
