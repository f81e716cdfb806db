import type { Db } from '#server/db/open.ts';
import { demoAjustes } from './content/ajustes.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Only sections that nobody has written yet. */
export async function fillAjustes(db: Db, pictures: StoredPictures): Promise<void> {
  for (const [seccion, valores] of Object.entries(demoAjustes(pictures)))
    await db
      .updateTable('ajustes')
      .set({ valores: JSON.stringify(valores) })
      .where('seccion', '=', seccion)
      .where('version', '=', 1)
      .where('valores', '=', '{}')
      .execute();
}
