/** The running program: its parts, made once from the settings and handed to every call. */
import type { Auth } from '#cuenta/auth.server.ts';
import { createAuth } from '#cuenta/auth.server.ts';
import { createPayments, type Payments } from '#tienda/pagos/payments.server.ts';
import { type Clockwork, createClockwork } from './clockwork.ts';
import { migrate } from './db/migrate.ts';
import { type Database, type Db, openDatabase } from './db/open.ts';
import { logInfo } from './log.ts';
import { createMail, type Mail } from './mail/index.ts';
import { resetLetter } from './mail/mails.ts';
import { createMedia, type Media } from './media/index.ts';
import { onNewDay } from './new-day.ts';
import { createPageMemory, type PageMemory } from './pages/memory.ts';
import type { Settings } from './settings.ts';
import { createTotals, type Totals } from './totals.ts';

export interface App {
  settings: Settings;
  database: Database;
  db: Db;
  auth: Auth;
  media: Media;
  mail: Mail;
  payments: Payments;
  clockwork: Clockwork;
  pages: PageMemory;
  totals: Totals;
  changed(tags: string[]): void;
  close(): Promise<void>;
}

export async function createApp(settings: Settings): Promise<App> {
  const database = openDatabase(settings);
  const applied = await migrate(database);
  if (applied.length > 0) logInfo('database migrated', { applied });
  const { db } = database;
  const media = createMedia(settings);
  const mail = createMail(db, settings);
  const pages = createPageMemory(settings.pageMemoryBytes);
  const totals = createTotals();
  const auth = await createAuth(database, settings, async (to, token) => {
    const url = `${settings.siteUrl}/restablecer-contrasena?token=${encodeURIComponent(token)}`;
    await mail.enqueue(db, resetLetter(to, url, `reset-${token}`), new Date().toISOString());
  });
  // Pages that say what is still to come read this tag; every process drops its own.
  const stopDays = onNewDay(() => pages.drop(['dia']));
  const clockwork = createClockwork(db, pages.drop);
  function drop(tags: string[] | 'reset') {
    for (const memory of [pages, totals])
      if (tags === 'reset') memory.dropAll();
      else memory.drop(tags);
    if (tags === 'reset' || tags.includes('articulos')) clockwork.rewind();
  }
  database.onAnnounced(drop);
  function changed(tags: string[]) {
    drop(tags);
    database.announce(tags);
  }
  const payments = createPayments({ db, mail, settings, changed });

  return {
    settings,
    database,
    db,
    auth,
    media,
    mail,
    payments,
    clockwork,
    pages,
    totals,
    changed,
    async close() {
      clockwork.stop();
      stopDays();
      await payments.stop();
      await mail.stop();
      await media.close();
      await database.close();
    },
  };
}
