/** The running program as its parts see it. What an area adds is declared where the area makes it; app.server.ts makes all. */
import type { Call } from './api/call.ts';
import type { RateLimit } from './api/guards.ts';
import type { Auth } from './auth/index.ts';
import type { Database, Db } from './db/open.ts';
import type { Disk } from './disk/index.ts';
import type { Edge } from './edge/index.ts';
import type { Mail } from './mail/index.ts';
import type { Media } from './media/index.ts';
import type { PageMemory } from './pages/memory.ts';
import type { Scheduler } from './scheduler.ts';
import type { Settings } from './settings.ts';
import type { Totals } from './totals.ts';
import type { Worker } from './work/worker.ts';

export interface App {
  settings: Settings;
  database: Database;
  db: Db;
  calls: Record<string, Call>;
  auth: Auth;
  media: Media;
  mail: Mail;
  scheduler: Scheduler;
  pages: PageMemory;
  totals: Totals;
  /** The shared cache in front of us, where there is one that we send what changes. */
  edge: Edge | undefined;
  disk: Disk;
  /** How often each address has called in the last minute. */
  rates: RateLimit;
  /** What the program does by itself. */
  worker: Worker;
  changed(tags: string[]): void;
  close(): Promise<void>;
}
