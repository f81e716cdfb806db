import type { Db } from '#server/db/open.ts';
import { plain } from '#values/slug.ts';
import { credito, medios } from './content/medios.ts';
import { emblemNames, type SceneName } from './picture-names.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Everything in the demo is drawn, and says so; of some pictures more is said. */
export async function fillMedios(db: Db, pictures: StoredPictures): Promise<void> {
  const emblems: readonly string[] = emblemNames;
  const notesOf = new Map(
    medios.map(({ imagen, foco: [foco_x, foco_y], ...notes }) => [imagen, { ...notes, foco_x, foco_y }]),
  );
  for (const [imagen, stored] of pictures) {
    if (emblems.includes(imagen)) continue;
    const notes = notesOf.get(imagen as SceneName) ?? { alt_text: '', pie: '', credito };
    const nombre = stored.replace('/media/', '');
    const { titulo } = await db
      .selectFrom('medios')
      .select('titulo')
      .where('nombre', '=', nombre)
      .executeTakeFirstOrThrow();
    const busqueda = plain([titulo, notes.alt_text, notes.pie, notes.credito].join(' '));
    await db
      .updateTable('medios')
      .set({ ...notes, busqueda })
      .where('nombre', '=', nombre)
      .execute();
  }
}
