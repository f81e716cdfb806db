/** From the names that somebody wrote to the topics themselves. */
import { findMoved } from '#server/things/former-paths.ts';
import { saveThing, type Writer } from '#server/things/save-thing.ts';
import { idsOf } from '#server/things/thing-row.ts';
import { things } from '#things.ts';
import { slugify } from '#values/slug.ts';
import { findTemaById, findTemaByName } from './queries.server.ts';

/**
 * The column of an article: the ids of its topics, those that nobody has used yet made here. A name that a topic had
 * before it was renamed, or became another, means that one. Undefined stays as it is.
 */
export async function temasColumn(writer: Writer, names: string[] | undefined): Promise<string | undefined> {
  if (names === undefined) return undefined;
  const ids: number[] = [];
  for (const nombre of names) ids.push(await idOf(writer, nombre));
  return JSON.stringify([...new Set(ids)]);
}

interface TemasChange {
  temas?: string[] | undefined;
  anadir_temas?: string[] | undefined;
  quitar_temas?: string[] | undefined;
}

/** The column as it is to be: all of them anew, or some more and some less. */
export async function changedTemas(
  writer: Writer,
  before: string,
  { temas, anadir_temas, quitar_temas = [] }: TemasChange,
): Promise<string | undefined> {
  if (temas || !(anadir_temas || quitar_temas.length > 0)) return temasColumn(writer, temas);
  const gone = (await Promise.all(quitar_temas.map((nombre) => findTemaByName(writer.db, nombre)))).map(
    (row) => row?.id,
  );
  const added = idsOf(await temasColumn(writer, anadir_temas ?? []));
  return JSON.stringify([...new Set([...idsOf(before), ...added])].filter((id) => !gone.includes(id)));
}

async function idOf(writer: Writer, nombre: string): Promise<number> {
  const { db } = writer;
  const path = things.tema.path(slugify(nombre));
  const known = (await findTemaByName(db, nombre)) ?? (await findMoved(db, 'tema', path, (id) => findTemaById(db, id)));
  // No page shows it before its article is written, and writing that drops the pages.
  return (known ?? (await saveThing({ ...writer, changed() {} }, 'tema', { values: { nombre, descripcion: null } })))
    .id;
}
