import type { Db } from '#server/db/open.ts';
import { demoAjustes } from './content/ajustes.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Only sections that nobody has written yet, without those that are `left` as they are. */
export async function fillAjustes(db: Db, pictures: StoredPictures, left: readonly string[] = []): Promise<void> {
  const sections = Object.entries(demoAjustes(pictures)).filter(([seccion]) => !left.includes(seccion));
  for (const [seccion, valores] of sections)
    await db
      .updateTable('ajustes')
      .set({ valores: JSON.stringify(valores) })
      .where('seccion', '=', seccion)
      .where('version', '=', 1)
      .where('valores', '=', '{}')
      .execute();
}
