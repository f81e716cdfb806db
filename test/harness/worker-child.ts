/** Says when it begins to work, and works until it is killed. */
import { openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { createWorker } from '#server/work/worker.ts';

const { db } = openDatabase(readSettings(process.env));
const worker = createWorker(db);
worker.add({
  name: 'largo',
  everyMs: 3_600_000,
  async run({ signal, progress }) {
    progress({ hecho: 1 });
    console.log('began');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  },
});
process.once('SIGTERM', () => void worker.stop().then(() => process.exit(0)));
worker.start();
// The worker's timer does not keep a process alive.
setInterval(() => {}, 1000);
