/** The pictures, videos and questions of a location: three lists of the same make. */
import type { Db } from '#server/db/open.ts';

export async function loadPartes(db: Db, ubicacionId: number) {
  const imagenes = await db
    .selectFrom('ubicacion_imagenes')
    .select(['id', 'ruta_imagen', 'alt_text'])
    .where('ubicacion_id', '=', ubicacionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  const videos = await db
    .selectFrom('ubicacion_videos')
    .select(['id', 'url_video', 'titulo'])
    .where('ubicacion_id', '=', ubicacionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  const faqs = await db
    .selectFrom('ubicacion_faqs')
    .select(['id', 'pregunta', 'respuesta'])
    .where('ubicacion_id', '=', ubicacionId)
    .orderBy('orden')
    .orderBy('id')
    .execute();
  return { imagenes, videos, faqs };
}

export type Partes = Awaited<ReturnType<typeof loadPartes>>;
export type ParteName = keyof Partes;

const tables = {
  imagenes: 'ubicacion_imagenes',
  videos: 'ubicacion_videos',
  faqs: 'ubicacion_faqs',
} as const satisfies Record<ParteName, string>;

/** One place in a list. With an id, what is undefined stays as it is; without, it is new. */
export type ParteSlot<Name extends ParteName> = { orden: number } & (
  | ({ id: number } & Partial<Undefinable<Omit<Partes[Name][number], 'id'>>>)
  | ({ id?: undefined } & Omit<Partes[Name][number], 'id'>)
);
type Undefinable<T> = { [Key in keyof T]: T[Key] | undefined };

export async function saveParte<Name extends ParteName>(
  db: Db,
  name: Name,
  ubicacionId: number,
  slots: ParteSlot<Name>[],
): Promise<void> {
  // The three tables differ in their columns only, and the slots were made for this one.
  const table = tables[name] as 'ubicacion_faqs';
  for (const slot of slots as ParteSlot<'faqs'>[]) {
    if (slot.id === undefined)
      await db
        .insertInto(table)
        .values({ ...slot, ubicacion_id: ubicacionId })
        .execute();
    else {
      const { id, ...values } = slot;
      await db.updateTable(table).set(values).where('id', '=', id).where('ubicacion_id', '=', ubicacionId).execute();
    }
  }
}

export async function deleteParte(db: Db, name: ParteName, ubicacionId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom(tables[name] as 'ubicacion_faqs')
    .where('ubicacion_id', '=', ubicacionId)
    .where('id', 'in', ids)
    .execute();
}
