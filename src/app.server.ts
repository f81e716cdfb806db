/** The running program: its parts, made once from the settings and handed to every call. */
import { type CurrentAjustes, createAjustes } from './ajustes/current.server.ts';
import { type Copias, createCopias } from './copias/copias.server.ts';
import { createImports, type Imports } from './importar/imports.server.ts';
import { RateLimit } from './server/api/guards.ts';
import type { Auth } from './server/auth/index.ts';
import { createAuth } from './server/auth/index.ts';
import { migrate } from './server/db/migrate.ts';
import { type Database, type Db, openDatabase } from './server/db/open.ts';
import { createDisk, type Disk } from './server/disk/index.ts';
import { closeToOthers, sweepAbandoned } from './server/files.ts';
import { logError, logInfo } from './server/log.ts';
import { createMail, type Mail } from './server/mail/index.ts';
import { createMedia, type Media } from './server/media/index.ts';
import { onNewDay } from './server/new-day.ts';
import { createPageMemory, type PageMemory } from './server/pages/memory.ts';
import { allowRadioFrom } from './server/pages/security.ts';
import { setOwnUrl } from './server/rich-text.ts';
import { createScheduler, type Scheduler } from './server/scheduler.ts';
import type { Settings } from './server/settings.ts';
import { createTotals, type Totals } from './server/totals.ts';
import { createPayments, type Payments } from './tienda/pagos/payments.server.ts';

export interface App {
  settings: Settings;
  database: Database;
  db: Db;
  ajustes: CurrentAjustes;
  auth: Auth;
  media: Media;
  mail: Mail;
  payments: Payments;
  imports: Imports;
  scheduler: Scheduler;
  pages: PageMemory;
  totals: Totals;
  disk: Disk;
  copias: Copias;
  /** How often each address has called in the last minute. */
  rates: RateLimit;
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
  const ajustes = await createAjustes(db, ({ medios }) => allowRadioFrom(medios.radio ?? settings.radioUrl));
  const media = createMedia(settings);
  const mail = createMail(db, settings, ajustes);
  const pages = createPageMemory(settings.pageMemoryBytes);
  const totals = createTotals();
  const auth = await createAuth(database, settings, mail, () => ajustes.current.identidad.nombre);
  // Pages that say what is still to come read this tag; every process drops its own.
  const stopDays = onNewDay(() => pages.drop(['dia']));
  const scheduler = createScheduler(db, pages.drop, async () => {
    await mail.tidy();
    await sweepAbandoned(settings.dataDir);
  });
  function drop(tags: string[] | 'reset') {
    forget(tags);
    // A page made of the old settings while the new ones are read goes as well.
    if (tags === 'reset' || tags.includes('ajustes'))
      ajustes.reload().then(
        () => forget(tags),
        (error) => logError('settings', error),
      );
  }
  function forget(tags: string[] | 'reset') {
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
  const copias = createCopias(settings, db);
  const payments = createPayments({ db, ajustes, mail, settings, changed });
  const imports = createImports({ db, media, settings, changed });

  return {
    settings,
    database,
    db,
    ajustes,
    auth,
    media,
    mail,
    payments,
    imports,
    scheduler,
    pages,
    totals,
    disk,
    rates: new RateLimit(60_000),
    copias,
    changed,
    async close() {
      scheduler.stop();
      disk.stop();
      await copias.stop();
      stopDays();
      await payments.stop();
      await imports.stop();
      await mail.stop();
      await media.close();
      await database.close();
    },
  };
}
