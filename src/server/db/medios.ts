/** Stored files as rows: each enters when it is stored, and leaves with its file. */
import type { TipoMedio } from '#medios/tipos.ts';
import { logError } from '#server/log.ts';
import { mediaStem } from '#values/medios/names.ts';
import { parsePicture } from '#values/picture.ts';
import { plain } from '#values/slug.ts';
import { present, rowsUsing, type Using } from './medio-usos.ts';
import type { Db } from './open.ts';

export interface StoredMedio {
  nombre: string;
  bytes: number;
  /** The name of the file as it was uploaded. */
  archivo: string;
}

/** Before its file is written: whoever sweeps at this moment sees that it is wanted. */
export async function registerMedio(db: Db, { nombre, bytes, archivo }: StoredMedio, now: string): Promise<void> {
  const titulo = titleOf(archivo);
  await db
    .insertInto('medios')
    .values({
      ...factsOf(nombre),
      nombre,
      titulo,
      bytes,
      tocado_en: now,
      busqueda: plain(titulo),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ tocado_en: now }))
    .execute();
  // Whatever took its place once, and whoever wanted it away: it is here again, as itself.
  for (const table of ['medio_anteriores', 'medio_borrables'] as const)
    await db.deleteFrom(table).where('nombre', '=', nombre).execute();
}

/** What a file's name says of it. */
function factsOf(nombre: string): { tipo: TipoMedio; ancho: number | null; alto: number | null } {
  const picture = parsePicture(`/media/${nombre}`);
  return picture
    ? { tipo: 'imagen', ancho: picture.width, alto: picture.height }
    : { tipo: 'video', ancho: null, alto: null };
}

/** "IMG_2024-hoz.jpg" → "IMG 2024 hoz". */
function titleOf(archivo: string): string {
  const name = archivo.replace(/\.[a-z0-9]{2,5}$/i, '').replaceAll(/[_\s-]+/g, ' ');
  return name.trim().slice(0, 255) || 'Sin nombre';
}

/** Its file could not be written. */
export async function unregisterMedio(db: Db, nombre: string): Promise<void> {
  await db.deleteFrom('medios').where('nombre', '=', nombre).execute();
}

/** The file that took the place of this one, if any did. */
export async function successorOf(db: Db, nombre: string): Promise<string | undefined> {
  const [now] = await present(db, new Set([nombre]));
  return now === nombre ? undefined : now;
}

/** The same file under the names it had before. */
export async function namesOf(db: Db, { id, nombre }: { id: number; nombre: string }): Promise<string[]> {
  const rows = await db.selectFrom('medio_anteriores').select('nombre').where('medio_id', '=', id).execute();
  return [nombre, ...rows.map((row) => row.nombre)];
}

/**
 * Takes the file away unless something uses it; then answers what. The row is locked first: whoever stores or chooses
 * the same file at this moment waits, and then stores it anew.
 */
export async function deleteUnused(
  db: Db,
  medio: { id: number; nombre: string },
  removeFile: (nombre: string) => Promise<void>,
): Promise<Using[]> {
  const using = await rowsUsing(db, await namesOf(db, medio));
  if (using.length > 0) return using;
  await db.deleteFrom('medio_usos').where('nombre', '=', medio.nombre).execute();
  await db.deleteFrom('medios').where('id', '=', medio.id).execute();
  await removeFile(medio.nombre);
  return [];
}

/** Just stored or chosen: a form may be about to use it. */
const restMs = 60 * 60 * 1000;

/**
 * Files of things deleted for good. Each is dealt with by itself, and forgotten here last: whatever is interrupted is
 * done the next time.
 */
export async function sweepMedios(db: Db, removeFile: (nombre: string) => Promise<void>): Promise<number> {
  let removed = 0;
  const before = new Date(Date.now() - restMs).toISOString();
  for (const { nombre } of await db.selectFrom('medio_borrables').select('nombre').execute())
    try {
      if (await sweepOne(db, nombre, before, removeFile)) removed++;
    } catch (error) {
      logError(`could not take away ${nombre}`, error);
    }
  return removed;
}

function sweepOne(
  db: Db,
  nombre: string,
  before: string,
  removeFile: (nombre: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const medio = await lockMedio(db, nombre);
    // Wanted just now: another day.
    if (medio && medio.tocado_en >= before) return false;
    const isRemoved = medio !== undefined && (await deleteUnused(db, medio, removeFile)).length === 0;
    // The row of a sweep that broke off may be gone while its file is there.
    if (!medio && (await rowsUsing(db, [nombre])).length === 0) await removeFile(nombre);
    await db.deleteFrom('medio_borrables').where('nombre', '=', nombre).execute();
    return isRemoved;
  });
}

function lockMedio(db: Db, nombre: string) {
  return db
    .updateTable('medios')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('nombre', '=', nombre)
    .returning(['id', 'nombre', 'tocado_en'])
    .executeTakeFirst();
}

/** Files that were stored before they were rows; named after what uses them. */
export async function registerStored(
  db: Db,
  stored: AsyncIterable<{ name: string; size: number }>,
  now: string,
): Promise<number> {
  const known = new Set((await db.selectFrom('medios').select('nombre').execute()).map(({ nombre }) => nombre));
  let added = 0;
  for await (const { name, size } of stored) {
    const isMaster = /^[0-9a-f]{20}(?:-\d+x\d+\.webp|\.mp4|\.webm)$/.test(name);
    if (!isMaster || known.has(name)) continue;
    await registerMedio(db, { nombre: name, bytes: size, archivo: await titleInUse(db, name) }, now);
    added++;
  }
  return added;
}

async function titleInUse(db: Db, nombre: string): Promise<string> {
  const row = await db
    .selectFrom('busqueda_indice')
    .select('titulo')
    .where('imagen', 'like', `%${mediaStem(nombre)}%`)
    .executeTakeFirst();
  return row?.titulo ?? '';
}
