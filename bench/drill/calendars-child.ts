/** Asks every calendar whose turn it is, as a process of the site does; those of this machine too. It may be killed meanwhile. */
import { createFuentes } from '#areas/fuentes/fuentes.server.ts';
import * as areas from '#areas.server.ts';
import { registerAreas } from '#server/areas.ts';
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';

registerAreas(areas);
const { db, close } = openDatabase(readSettings(process.env));
const worker = createWorker(db);
const fuentes = createFuentes({ db, settings: { pasteFrom: [process.env.CALENDARS!] }, worker, changed() {} });
console.log('bringing');
// The timers of the worker do not keep a process alive.
const alive = setInterval(() => {}, 1000);
await fuentes.settled();
await worker.stop();
await close();
clearInterval(alive);
