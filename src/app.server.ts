/** The running program: its parts, made once from the settings and handed to every call. */
import type { Auth } from './server/auth/index.ts';
import { createAuth } from './server/auth/index.ts';
import { migrate } from './server/db/migrate.ts';
import { type Database, type Db, openDatabase } from './server/db/open.ts';
import { createDisk, type Disk } from './server/disk/index.ts';
import { closeToOthers, sweepAbandoned } from './server/files.ts';
import { logInfo } from './server/log.ts';
import { createMail, type Mail } from './server/mail/index.ts';
import { createMedia, type Media } from './server/media/index.ts';
import { onNewDay } from './server/new-day.ts';
import { createPageMemory, type PageMemory } from './server/pages/memory.ts';
import { setOwnUrl } from './server/rich-text.ts';
import { createScheduler, type Scheduler } from './server/scheduler.ts';
import type { Settings } from './server/settings.ts';
import { createTotals, type Totals } from './server/totals.ts';
import { createPayments, type Payments } from './tienda/pagos/payments.server.ts';

export interface App {
  settings: Settings;
  database: Database;
  db: Db;
  auth: Auth;
  media: Media;
  mail: Mail;
  payments: Payments;
  scheduler: Scheduler;
  pages: PageMemory;
  totals: Totals;
  disk: Disk;
  changed(tags: string[]): void;
  close(): Promise<void>;
}

export async function createApp(settings: Settings): Promise<App> {
  closeToOthers(settings.dataDir);
  setOwnUrl(settings.siteUrl);
  const database = openDatabase(settings);
  const applied = await migrate(database);
  if (applied.length > 0) logInfo('database migrated', { applied });
  const { db } = database;
  const media = createMedia(settings);
  const mail = createMail(db, settings);
  const pages = createPageMemory(settings.pageMemoryBytes);
  const totals = createTotals();
  const auth = await createAuth(database, settings, mail);
  // Pages that say what is still to come read this tag; every process drops its own.
  const stopDays = onNewDay(() => pages.drop(['dia']));
  const scheduler = createScheduler(db, pages.drop, async () => {
    await mail.tidy();
    await sweepAbandoned(settings.dataDir);
  });
  function drop(tags: string[] | 'reset') {
    for (const memory of [pages, totals])
      if (tags === 'reset') memory.dropAll();
      else memory.drop(tags);
    if (tags === 'reset' || tags.includes('articulos')) scheduler.reschedule();
  }
  database.onAnnounced(drop);
  function changed(tags: string[]) {
    drop(tags);
    database.announce(tags);
  }
  const disk = createDisk(settings.dataDir);
  const payments = createPayments({ db, mail, settings, changed });

  return {
    settings,
    database,
    db,
    auth,
    media,
    mail,
    payments,
    scheduler,
    pages,
    totals,
    disk,
    changed,
    async close() {
      scheduler.stop();
      disk.stop();
      stopDays();
      await payments.stop();
      await mail.stop();
      await media.close();
      await database.close();
    },
  };
}
