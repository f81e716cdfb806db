import type { Db } from '#server/db/open.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { pueblos } from './content/pueblos.ts';
import { servicios } from './content/servicios.ts';
import { categoriasArticulos, provincias } from './content/territorio.ts';
import type { StoredPictures } from './store-pictures.ts';

/**
 * The provinces around, services, and what the pages of article categories and of some municipalities say; those categories
 * and the municipalities of Cuenca are always there.
 */
export async function fillTerritorio(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const provincia of provincias) await insertThing(db, 'provincia', provincia, at);
  for (const [slug, descripcion] of Object.entries(categoriasArticulos))
    await db.updateTable('categorias').set({ descripcion, updated_at: at }).where('slug', '=', slug).execute();
  for (const [tipo, nombre, latitud, longitud, fecha] of servicios)
    await insertThing(db, 'servicio', { tipo, nombre, latitud, longitud, fecha }, at);
  for (const [nombre, { imagen, texto, datos }] of Object.entries(pueblos))
    await db
      .updateTable('municipios')
      .set({ ...datos, descripcion: cleanHtml(texto), imagen: pictures.get(imagen) ?? null, updated_at: at })
      .where('nombre', '=', nombre)
      .where('codigo_ine', 'is not', null)
      .execute();
}
