/** Stored files as rows: each enters when it is stored, and leaves with its file. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { logError } from '#server/log.ts';
import { things } from '#things.ts';
import { formatOf, mediaFormats } from '#values/medios/formats.ts';
import { mediaStem } from '#values/medios/names.ts';
import { parseLogo } from '#values/picture.ts';
import { plain } from '#values/slug.ts';
import { areUsosKnown, letGo, present } from './medio-usos.ts';

export interface StoredMedio {
  nombre: string;
  bytes: number;
  /** The name of the file as it was uploaded. */
  archivo: string;
  textos?: MedioTextos | undefined;
}

/** What is said of a file. */
export interface MedioTextos {
  titulo: string;
  alt_text: string;
  pie: string;
  credito: string;
}

/** Before its file is written: whoever takes files away at this moment sees that it is wanted. */
export async function registerMedio(db: Db, stored: StoredMedio, now: string): Promise<void> {
  const { nombre } = stored;
  await db.transaction().execute(async (db) => {
    await insertMedio(db, stored, now);
    // Whatever took its place once, and whoever wanted it away: it is here again, as itself.
    await db.deleteFrom('medio_anteriores').where('nombre', '=', nombre).execute();
    await db.deleteFrom('medio_borrables').where('nombre', '=', nombre).where('borrando_en', 'is', null).execute();
  });
  await untilRemoved(db, nombre);
}

async function insertMedio(db: Db, { nombre, bytes, archivo, textos }: StoredMedio, now: string): Promise<void> {
  const titulo = textos?.titulo || titleOf(archivo);
  const said = { ...textos, titulo };
  await db
    .insertInto('medios')
    .values({
      ...factsOf(nombre),
      ...said,
      nombre,
      bytes,
      tocado_en: now,
      busqueda: plain(
        things.medio.words
          .map((column) => said[column] ?? '')
          .join(' ')
          .trim(),
      ),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('nombre').doUpdateSet({ tocado_en: now }))
    .execute();
}

const removingMs = 60_000;

/** Its old bytes are being taken away: the new ones come after. Whoever died at it does not keep us waiting for good. */
async function untilRemoved(db: Db, nombre: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < removingMs; await wait(100)) {
    const row = await db.selectFrom('medio_borrables').selectAll().where('nombre', '=', nombre).executeTakeFirst();
    if (!row) return;
    if (Date.parse(row.borrando_en!) < Date.now() - removingMs) break;
  }
  await db.deleteFrom('medio_borrables').where('nombre', '=', nombre).execute();
}

/** What a file's name says of it. */
function factsOf(nombre: string): { tipo: Schema['medios']['tipo']; ancho: number | null; alto: number | null } {
  const picture = parseLogo(`/media/${nombre}`);
  if (picture) return { tipo: 'imagen', ancho: picture.width, alto: picture.height };
  const format = formatOf(nombre);
  return { tipo: format ? mediaFormats[format].tipo : 'video', ancho: null, alto: null };
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

/** What it is called in the library. */
export async function medioTitle(db: Db, nombre: string): Promise<string | undefined> {
  const row = await db.selectFrom('medios').select('titulo').where('nombre', '=', nombre).executeTakeFirst();
  return row?.titulo;
}

/** The name of its file by now. */
export async function medioName(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('medios').select('nombre').where('id', '=', id).executeTakeFirst();
  return row?.nombre;
}

/** Takes it out of the library unless something uses it; its bytes go after the transaction. The row is locked already. */
export async function deleteUnused(
  db: Db,
  { id, nombre }: { id: number; nombre: string },
  now: string,
): Promise<boolean> {
  if (await isUsed(db, nombre)) return false;
  await db.deleteFrom('medios').where('id', '=', id).execute();
  await letGo(db, [nombre], now);
  return true;
}

async function isUsed(db: Db, nombre: string): Promise<boolean> {
  const uso = await db.selectFrom('medio_usos').select('tipo').where('nombre', '=', nombre).limit(1).executeTakeFirst();
  return uso !== undefined;
}

export async function hasBorrables(db: Db): Promise<boolean> {
  return (await db.selectFrom('medio_borrables').select('nombre').limit(1).executeTakeFirst()) !== undefined;
}

/** Just stored or chosen: a form may be about to use it. */
const restMs = 60 * 60 * 1000;

/**
 * The bytes of what was deleted, and of what only things used that are gone for good. Each is dealt with by itself, never in a
 * transaction, and forgotten here last: whatever is interrupted is done the next time.
 */
export async function removeFiles(
  db: Db,
  removeBytes: (nombre: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<number> {
  if (!(await areUsosKnown(db))) return 0;
  let removed = 0;
  for (const { nombre } of await db.selectFrom('medio_borrables').select('nombre').execute()) {
    if (signal?.aborted) break;
    if (!(await db.transaction().execute((db) => beginRemoving(db, nombre)))) continue;
    try {
      await removeBytes(nombre);
      await removing(db, nombre).execute();
      removed++;
    } catch (error) {
      await db.updateTable('medio_borrables').set({ borrando_en: null }).where('nombre', '=', nombre).execute();
      logError(`could not take away ${nombre}`, error);
    }
  }
  return removed;
}

/** Whether its bytes go now. Whoever stores the same file from here on waits until they are gone. */
async function beginRemoving(db: Db, nombre: string): Promise<boolean> {
  const now = new Date();
  const medio = await lockMedio(db, nombre);
  // Wanted just now: another time.
  if (medio && medio.tocado_en >= new Date(now.getTime() - restMs).toISOString()) return false;
  if (await isUsed(db, nombre)) {
    await db.deleteFrom('medio_borrables').where('nombre', '=', nombre).execute();
    // Somebody began to use it while it was being deleted: it stays, and can be found.
    if (!medio) await insertMedio(db, { nombre, bytes: 0, archivo: '' }, now.toISOString());
    return false;
  }
  if (medio) await db.deleteFrom('medios').where('id', '=', medio.id).execute();
  const { numUpdatedRows } = await db
    .updateTable('medio_borrables')
    .set({ borrando_en: now.toISOString() })
    .where('nombre', '=', nombre)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function removing(db: Db, nombre: string) {
  return db.deleteFrom('medio_borrables').where('nombre', '=', nombre).where('borrando_en', 'is not', null);
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
    const isMaster = /^[0-9a-f]{20}(?:-\d+x\d+\.(?:webp|svg)|\.mp4|\.webm)$/.test(name);
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
