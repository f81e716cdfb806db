/** The running program: its parts, made once from the settings and handed to every call. */

import { redrawRutas } from '#areas/rutas/redraw.server.ts';
import * as areas from '#areas.server.ts';
import { calls } from '#calls.server.ts';
import { createAjustes } from './areas/ajustes/current.server.ts';
import { createEnvios } from './areas/boletin/envios/envios.server.ts';
import { createCopias } from './areas/copias/copias.server.ts';
import { createContador } from './areas/estadisticas/contador.server.ts';
import { createAvisos } from './areas/estadisticas/informe/avisos.server.ts';
import { createVisitas } from './areas/estadisticas/visita.server.ts';
import { createPdfMaker, pdfName } from './areas/facturas/pdf/pdf-maker.server.ts';
import { findFactura } from './areas/facturas/queries.server.ts';
import { createCertificates } from './areas/facturas/verifactu/certificate.server.ts';
import { createSender } from './areas/facturas/verifactu/send.server.ts';
import { createFuentes } from './areas/fuentes/fuentes.server.ts';
import { createImports } from './areas/importar/imports.server.ts';
import { createLibrary } from './areas/medios/library.server.ts';
import { createNotes } from './areas/medios/notes-queries.server.ts';
import { createSellos } from './areas/propuestas/sellos.server.ts';
import { createPayments } from './areas/tienda/pagos/payments.server.ts';
import { createTraducciones } from './areas/traducciones/into.server.ts';
import { createMaquina } from './areas/traducciones/maquina/maquina.server.ts';
import { createSharedRates } from './server/api/shared-rates.ts';
import type { App } from './server/app.ts';
import { registerAreas } from './server/areas.ts';
import { createAuth } from './server/auth/index.ts';
import { presentKey } from './server/auth/key.ts';
import { createSecrets } from './server/auth/secrets.ts';
import { migrate } from './server/db/migrate.ts';
import { openDatabase } from './server/db/open.ts';
import { createDisk, diskEveryMs } from './server/disk/index.ts';
import { createEdge } from './server/edge/index.ts';
import { closeToOthers, sweepAbandoned } from './server/files.ts';
import { showIdiomas } from './server/idiomas.ts';
import { logError, logInfo } from './server/log.ts';
import { createMail, mailJob } from './server/mail/index.ts';
import { createMedia } from './server/media/index.ts';
import { medioTitle, registerMedio, successorOf, unregisterMedio } from './server/media/medios.ts';
import { createPageMemory } from './server/pages/memory.ts';
import { allowRadioFrom } from './server/pages/security.ts';
import { setOwnUrl } from './server/rich-text/rich-text.ts';
import { createScheduler } from './server/scheduler.ts';
import type { Settings } from './server/settings.ts';
import { makeWay } from './server/things/make-way.ts';
import { createTotals } from './server/totals.ts';
import { createWorker } from './server/work/worker.ts';

/** Kinds of things that appear or disappear at a time of their own. */
const dated = new Set(['articulos', 'productos', 'sponsors', 'ayuntamientos', 'patrocinadores']);

export async function createApp(settings: Settings): Promise<App> {
  registerAreas(areas);
  closeToOthers(settings.dataDir);
  setOwnUrl(settings.siteUrl);
  const database = openDatabase(settings);
  const applied = await migrate(database);
  if (applied.length > 0) logInfo('database migrated', { applied });
  const { db } = database;
  const worker = createWorker(db);
  const edge = createEdge(db, worker, settings.edge);
  await redrawRutas(db);
  const moved = await makeWay(db);
  if (moved.length > 0) {
    database.announce(moved);
    edge?.note(moved);
  }
  const ajustes = await createAjustes(
    db,
    ({ medios, idiomas }) => {
      allowRadioFrom(medios.radio ?? settings.radioUrl);
      showIdiomas(idiomas.visibles);
    },
    settings.verifactu.modo,
  );
  const media = createMedia(settings, {
    register: (stored) => registerMedio(db, stored, new Date().toISOString()),
    unregister: (nombre) => unregisterMedio(db, nombre),
    successorOf: (nombre) => successorOf(db, nombre),
    titleOf: (nombre) => medioTitle(db, nombre),
    removed: (nombre) => edge?.noteFile(nombre),
  });
  const library = createLibrary(db, settings, media, worker);
  const notes = await createNotes(db);
  const pdfs = createPdfMaker(db, media);
  const mail = createMail(
    db,
    settings,
    ajustes,
    worker,
    // The key is there once somebody can sign in.
    () => secrets,
    async (facturaId) => {
      const factura = (await findFactura(db, { id: facturaId }))!;
      return { filename: pdfName(factura), content: await pdfs.make(factura) };
    },
  );
  const pages = createPageMemory(settings.pageMemoryBytes, edge);
  const totals = createTotals();
  const auth = await createAuth(database, settings, mail, () => ajustes.current.identidad.nombre);
  const secrets = createSecrets(db, presentKey(settings)!);
  const scheduler = createScheduler(db, worker, dropDue, async () => {
    await mail.tidy();
    await sweepAbandoned(settings.dataDir);
  });
  function drop(tags: string[] | 'reset') {
    forget(tags);
    // A page made of the old settings while the new ones are read goes as well.
    const forgetAfter = (what: string, reading: Promise<void>) =>
      reading.then(
        () => {
          forget(tags);
          edge?.note(tags);
        },
        (error) => logError(what, error),
      );
    if (tags === 'reset' || tags.includes('ajustes')) forgetAfter('ajustes', ajustes.reload());
    const medios = tags === 'reset' ? undefined : idsIn(tags, 'medio');
    if (medios?.length !== 0) forgetAfter('medios', notes.reload(medios));
  }
  /** Every process drops these by its own clock, and then notes it for the edge. */
  function dropDue(tags: string[]) {
    dropRead(tags);
    edge?.note(tags);
  }
  function dropRead(tags: string[] | 'reset') {
    for (const memory of [pages, totals])
      if (tags === 'reset') memory.dropAll();
      else memory.drop(tags);
  }
  function forget(tags: string[] | 'reset') {
    dropRead(tags);
    if (tags === 'reset' || tags.some((tag) => dated.has(tag))) scheduler.reschedule();
  }
  database.onAnnounced((tags) => {
    drop(tags);
    // Who may have missed something has also sent what was old.
    if (tags === 'reset') edge?.note(tags);
  });
  function changed(tags: string[]) {
    drop(tags);
    edge?.note(tags);
    database.announce(tags);
  }
  database.onWritten((tables) => {
    if (tables.includes('pedidos')) changed(['pedidos']);
    if (tables.includes('correos')) worker.wake(mailJob);
  });
  const disk = createDisk(settings.dataDir);
  worker.add({ name: 'disco', isOfProcess: true, everyMs: diskEveryMs, run: disk.check });
  const copias = createCopias(settings, db, worker);
  const { rates, stop: stopSharing } = createSharedRates(60_000, database);
  const contador = createContador(db, rates, worker);
  const avisos = createAvisos(db, mail, settings.siteUrl, worker);
  const payments = createPayments({ db, ajustes, mail, settings, secrets, worker, changed });
  const certificates = createCertificates(secrets, settings.verifactu);
  createSender({ db, ajustes, settings, certificates, worker, changed });
  const envios = createEnvios({ db, mail, ajustes, settings, worker, changed });
  const imports = createImports({ db, media, settings, worker, changed });
  const fuentes = createFuentes({ db, settings, worker, changed });
  const maquina = createMaquina({ db, totals, ajustes, secrets, settings, worker, changed });

  return {
    settings,
    database,
    db,
    calls,
    ajustes,
    auth,
    media,
    library,
    notes,
    traducciones: createTraducciones(db),
    mail,
    pdfs,
    certificates,
    sellos: createSellos(presentKey(settings)!),
    envios,
    payments,
    imports,
    fuentes,
    maquina,
    scheduler,
    pages,
    totals,
    edge,
    disk,
    rates,
    copias,
    contador,
    visitas: createVisitas({ db, contador, totals }, settings.siteUrl),
    avisos,
    worker,
    changed,
    async close() {
      stopSharing();
      await worker.stop();
      await edge?.leave();
      await contador.close();
      mail.close();
      await pdfs.close();
      await media.close();
      await database.close();
    },
  };
}

/** medio:7 → 7 */
function idsIn(tags: string[], tipo: string): number[] {
  return tags.filter((tag) => tag.startsWith(`${tipo}:`)).map((tag) => Number(tag.slice(tipo.length + 1)));
}
