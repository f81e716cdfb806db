/** One typed handle for both databases: SQLite in a file by default, PostgreSQL where DATABASE_URL says so. */
import type { Kysely } from 'kysely';
import { openPostgres } from './postgres.ts';
import type { Schema } from './schema/schema.ts';
import { openSqlite } from './sqlite.ts';

export type Db = Kysely<Schema>;
export type DialectName = 'sqlite' | 'postgres';

export interface Database {
  db: Db;
  dialect: DialectName;
  /** Tell every other process that these things changed, or that anything may have; on SQLite those of this machine. */
  announce(tags: string[] | 'reset'): void;
  /** Hear of what other processes changed. `reset` means: something may have been missed. */
  onAnnounced(listener: (tags: string[] | 'reset') => void): void;
  /** It was hearing the others and does not any more: what it keeps may be old, although the database answers. */
  isDeaf(): boolean;
  /** The same for how often was asked under which key. */
  share(rates: Record<string, number>): void;
  onShared(listener: (rates: Record<string, number>) => void): void;
  /** Hear of what this process itself wrote into tables that announce it (writes.ts). */
  onWritten(listener: (tables: string[]) => void): void;
  close(): Promise<void>;
}

export function openDatabase({ databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string }): Database {
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);
}
