/**
 * One visit by somebody who can be looked for, and the day after a picture of this process's memory. Their address and
 * browser are put together here from numbers, so that nothing but the visit itself could leave them behind.
 */
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeHeapSnapshot } from 'node:v8';
import { createApp } from '#app.server.ts';
import { createHttpApp } from '#server/http/http.ts';
import { readSettings } from '#server/settings.ts';
import { shiftClock } from './shift-clock.ts';

const dataDir = process.argv[2]!;
const siteUrl = 'http://localhost:3000';
const app = await createApp(readSettings({ DATA_DIR: dataDir, SITE_URL: siteUrl, DEMO: 'off' }));
const http = createHttpApp(app, async () => new Response('page'));

async function visit(): Promise<void> {
  const socket = { remoteAddress: [203, 0, 113, 77].join('.') };
  const incoming = { socket, headers: {} } as unknown as IncomingMessage;
  const letters = String.fromCharCode(...[82, 97, 115, 116, 114, 111]);
  const response = await http.fetch(
    new Request(`${siteUrl}/api/visita.php`, {
      method: 'POST',
      headers: {
        origin: siteUrl,
        'user-agent': `Mozilla/5.0 (X11; Linux) ${letters}${7 * 11 * 13}/1.0`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ruta: '/libros', origen: 'example.com', busqueda: 'nada' }).toString(),
    }),
    { incoming },
  );
  if (response.status !== 200 || response.headers.has('set-cookie')) throw new Error(`answered ${response.status}`);
}

await visit();
await app.contador.flush();
writeHeapSnapshot(join(dataDir, 'that-day.heapsnapshot'));
shiftClock(1);
// What the processes tell each other within a moment has long been told by then.
await wait(500);
await app.contador.flush();
// What the worker does five minutes after midnight.
await app.worker.finish('cifras antiguas');
const salts = await app.db.selectFrom('visitantes_hoy').select('dia').execute();
const [sums] = await app.db
  .selectFrom('estadisticas')
  .select((eb) => eb.fn.sum('cuenta').as('all'))
  .execute();
console.log(`salts: ${salts.length}, counted: ${sums?.all}`);
writeHeapSnapshot(join(dataDir, 'next-day.heapsnapshot'));
await app.close();
