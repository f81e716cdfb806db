/** Sends whatever newsletter is on its way, until it is killed. */
import { flushCompileCache } from 'node:module';
import { createAjustes } from '#areas/ajustes/current.server.ts';
import { createEnvios } from '#areas/boletin/envios/envios.server.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { openDatabase } from '#server/db/open.ts';
import { createMail } from '#server/mail/index.ts';
import { readSettings } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';

const settings = readSettings(process.env);
const { db } = openDatabase(settings);
const ajustes = await createAjustes(db, () => {});
const worker = createWorker(db);
const mail = createMail(db, settings, ajustes, worker, () => createSecrets(db, 'la clave de un boletín de pruebas'));
createEnvios({ db, mail, ajustes, settings, worker, changed() {} });
// The next one starts sooner.
flushCompileCache();
worker.start();
console.log('sending');
// The timers of the sender do not keep a process alive.
setInterval(() => {}, 1000);
