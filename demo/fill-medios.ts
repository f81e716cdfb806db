import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';
import { medios } from './content/medios.ts';
import type { StoredPictures } from './store-pictures.ts';

/** What is said of pictures that were stored a moment ago. */
export async function fillMedios(db: Db, pictures: StoredPictures): Promise<void> {
  for (const { imagen, foco, ...notes } of medios) {
    const stored = pictures.get(imagen);
    if (!stored) continue;
    const nombre = stored.replace('/media/', '');
    const { titulo } = await db
      .selectFrom('medios')
      .select('titulo')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow();
    const busqueda = plain([titulo, notes.alt_text, notes.pie, notes.credito].join(' '));
    await db
      .updateTable('medios')
      .set({ ...notes, foco_x: foco[0], foco_y: foco[1], busqueda })
      .where('nombre', '=', nombre)
      .execute();
  }
}
