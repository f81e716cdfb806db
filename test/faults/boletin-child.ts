/** Sends whatever newsletter is on its way, until it is killed. */
import { flushCompileCache } from 'node:module';
import { createAjustes } from '#ajustes/current.server.ts';
import { createEnvios } from '#boletin/envios/envios.server.ts';
import { openDatabase } from '#server/db/open.ts';
import { createMail } from '#server/mail/index.ts';
import { readSettings } from '#server/settings.ts';

const settings = readSettings(process.env);
const { db } = openDatabase(settings);
const ajustes = await createAjustes(db, () => {});
const mail = createMail(db, settings, ajustes);
const envios = createEnvios({ db, mail, ajustes, settings, changed() {} });
// The next one starts sooner.
flushCompileCache();
envios.start();
console.log('sending');
// The timers of the sender do not keep a process alive.
setInterval(() => {}, 1000);
