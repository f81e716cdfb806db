/** Fills an empty database with the demo content: its pictures, then its texts in one transaction. */

import type { App } from '#server/app.ts';
import { readMeta } from '#server/db/meta.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Writes the texts; whether it was this one that did. */
export type Fill = (app: App, pictures: StoredPictures) => Promise<boolean>;

const fillHere: Fill = async ({ db }, pictures) => (await import('./fill-database.ts')).fillDatabase(db, pictures);

export async function loadDemo(app: App, say: (text: string) => void, fill: Fill = fillHere): Promise<void> {
  if (await readMeta(app.db, 'demo')) return keepAjustes(app);
  if (!(await isEmpty(app))) return;
  const { storePictures } = await import('./store-pictures.ts');
  const started = Date.now();
  say('Cargando el contenido de demostración…');
  const pictures = await storePictures(app.media, (done, total) => {
    if (done % 25 === 0 || done === total) say(`  imágenes: ${done} de ${total}`);
  });
  const isMine = await fill(app, pictures);
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
