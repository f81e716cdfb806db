/** Fills an empty database with the demo content: its pictures, then its texts in one transaction. */

import type { App } from '#server/app.ts';
import { registerAreas } from '#server/areas.ts';
import { claimMeta, readMeta } from '#server/db/meta.ts';
import { checkUsos } from '#server/media/check-usos.ts';

export async function loadDemo(app: App, say: (text: string) => void): Promise<void> {
  if (await readMeta(app.db, 'demo')) return keepAjustes(app);
  if (!(await isEmpty(app))) return;
  const { storePictures } = await import('./store-pictures.ts');
  const { fill } = await import('./fill.ts');
  // The built server has its own; what is filled here runs from the source.
  registerAreas(await import('#areas.server.ts'));
  const started = Date.now();
  say('Cargando el contenido de demostración…');
  const pictures = await storePictures(app.media, (done, total) => {
    if (done % 25 === 0 || done === total) say(`  imágenes: ${done} de ${total}`);
  });
  const isMine = await app.db.transaction().execute(async (db) => {
    const mark = `${process.pid}-${started}`;
    // Two processes may have got here; the first one to write the mark fills, the other finds it filled.
    if ((await claimMeta(db, 'demo', mark)) !== mark) return false;
    await fill(db, pictures, new Date());
    await checkUsos(db);
    return true;
  });
  await Promise.all([app.ajustes.reload(), app.notes.reload()]);
  if (isMine) say(`  contenido cargado en ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A demo of a version that had its settings in the source gets them now; not the languages, in which its texts are not there. */
async function keepAjustes(app: App): Promise<void> {
  const { fillAjustes } = await import('./fill-ajustes.ts');
  await fillAjustes(app.db, new Map(), ['idiomas']);
  await app.ajustes.reload();
}

async function isEmpty({ db }: App): Promise<boolean> {
  const row = await db.selectFrom('articulos').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
