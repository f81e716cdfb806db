/**
 * The one door through which things are created, changed and deleted. What must happen at every write (version, slug,
 * former address, log, search, pages that go stale) happens here; a call says what is special about its kind.
 */
import type { Insertable } from 'kysely';
import type { CallContext } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { newestVersion, noteUsos } from '#server/media/medio-usos.ts';
import { indexListed, indexThing, unindexThing } from '#server/search/index.ts';
import { isSearched, type Tipo, theThing, thingOf, things, tipos } from '#things.ts';
import { plain } from '#values/slug.ts';
import { recordChange } from './change-log.ts';
import { rememberPath } from './former-paths.ts';
import { newSlug, requireFreeSlug } from './slugs.ts';
import { refuseWhileUsed, requireFreeName, requireRefs } from './thing-checks.ts';
import { anyTable, listasOf, noteListas, type Row, type Table, tagsOf, titleOf, unseenTag } from './thing-row.ts';
import { noteTraducciones, readTranslated } from './traducciones.ts';
import { putIntoTrash } from './trash.ts';
import { inTransaction, lockRow, requireSameVersion } from './versions.ts';

/** What the door writes itself. */
type OwnColumn = 'id' | 'slug' | 'busqueda' | 'created_at' | 'updated_at' | 'version';
export type New<T extends Tipo> = Omit<Insertable<Schema[Table<T>]>, OwnColumn>;
export type Values<T extends Tipo> = { [Column in keyof New<T>]?: New<T>[Column] | undefined };

/** Values that depend on what is there are worked out under the lock. */
type ValueOrMaker<V, Args extends unknown[]> = V | ((...args: Args) => Promise<V> | V);

/** Any other row of the table is not there for this call. */
type Only<T extends Tipo> = (row: Row<T>) => boolean;

interface Common<T extends Tipo> {
  /** Without it, made from the title when the thing is new, and left as it is when it is not. */
  slug?: string | undefined;
  /** What else is written in the same transaction. */
  also?: (db: Db, after: Row<T>, before: Row<T> | undefined) => Promise<void>;
  /** Where its page was and is, for a kind whose address is more than its slug. */
  paths?: (after: Row<T>, before: Row<T>, db: Db) => Promise<{ before: string; after: string }>;
  /** What the log compares, for a kind whose columns do not say it. */
  fields?: (row: Row<T>) => object;
  accion?: 'restaurar';
  /** Nothing that visitors see changes: no page goes stale, and the log adds it to the writer's last line. */
  isUnseen?: boolean;
}

export type Change<T extends Tipo> = Common<T> &
  (
    | { id?: undefined; version?: undefined; values: ValueOrMaker<New<T>, [db: Db]> }
    /** `version` is what the form had read; absent means: overwrite whatever is there. `notThere`: it is gone. */
    | {
        id: number;
        version?: number | undefined;
        notThere?: string;
        only?: Only<T>;
        values: ValueOrMaker<Values<T>, [db: Db, before: Row<T>]>;
      }
  );

export type Writer = Pick<CallContext<unknown>, 'db' | 'user' | 'now' | 'changed'>;

/** Creates a thing, or changes the one with this id. One transaction; a stale version is refused with what changed since. */
export async function saveThing<T extends Tipo>(writer: Writer, tipo: T, change: Change<T>): Promise<Row<T>> {
  const { now } = writer;
  const { before, after, tags } = await inTransaction(writer.db, async (db) => {
    const before =
      change.id === undefined ? undefined : await lockThing(db, tipo, change.id, change.notThere, change.only);
    if (before) await requireSameVersion(db, tipo, before, change.version);
    const made = defined(typeof change.values === 'function' ? await change.values(db, before!) : change.values);
    await requireRefs(db, tipo, made, before);
    await requireFreeName(db, tipo, { ...before, ...made }, before?.id);
    const values = { ...made, ...(await slugFor(db, tipo, before, change.slug, made)) };
    const after = await writeRow(db, tipo, before, values, now);
    const listas = await noteListas(db, tipo, after);
    const parts = before && change.also && (await partsOf(db, tipo, after.id));
    const newest = await newestVersion(db, tipo, after.id);
    await change.also?.(db, after, before);
    await noteUsos(db, tipo, after.id, newest !== (await newestVersion(db, tipo, after.id)));
    const of = translatedBy(tipo, after);
    await noteTraducciones(db, of?.tipo ?? tipo, of?.id ?? after.id);
    const changedParts = parts && differing(parts, await partsOf(db, tipo, after.id));
    await recordChange(db, {
      by: nameOf(writer),
      now,
      accion: change.accion ?? (before ? 'editar' : 'crear'),
      tipo,
      id: after.id,
      titulo: titleOf(tipo, after),
      version: after.version,
      ...(before && {
        before: change.fields?.(before) ?? before,
        after: { ...(change.fields?.(after) ?? values), ...changedParts },
      }),
      joins: change.isUnseen === true,
    });
    if (change.isUnseen) return { before, after, tags: [] };
    if (before) await rememberPath(db, tipo, after.id, await pathsOf(db, tipo, change, before, after));
    await indexChange(db, tipo, before, after);
    await indexListed(db, listas);
    return { before, after, tags: await shownTags(db, tipo, after) };
  });
  if (change.isUnseen) writer.changed(unseenTag(tipo));
  else writer.changed(...new Set([...tags, ...(before ? tagsOf(tipo, before) : [])]));
  return after;
}

/** What a translation is of. */
function translatedBy(tipo: Tipo, row: object): { tipo: Tipo; id: number } | undefined {
  if (tipo !== 'traduccion') return undefined;
  const { tipo: of, cosa_id } = row as Row<'traduccion'>;
  return { tipo: of as Tipo, id: cosa_id };
}

/** A translation is shown where its thing is. */
async function shownTags(db: Db, tipo: Tipo, row: { id: number }): Promise<string[]> {
  const of = translatedBy(tipo, row);
  const thing = of && (await readTranslated(db, of.tipo, of.id));
  return [...tagsOf(tipo, row), ...(thing?.tags ?? [])];
}

/** What belongs to it, as texts to compare: "imagenes" → its rows. */
async function partsOf(db: Db, tipo: Tipo, id: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [table, column] of Object.entries(thingOf(tipo).parts ?? {})) {
    // One table stands for all: which rows are meant is said by a column that the table of things names.
    const rows = await db
      .selectFrom(table as 'libros')
      .selectAll()
      .where(column as 'id', '=', id)
      .orderBy('id')
      .execute();
    found[table.slice(table.indexOf('_') + 1)] = JSON.stringify(rows);
  }
  return found;
}

function differing(before: Record<string, string>, after: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(after).flatMap((name) => (before[name] === after[name] ? [] : [[name, 'cambiado']])),
  );
}

/** A row as it is, without log, search, notes of its files or a report: for filling an empty database. */
export async function insertThing<T extends Tipo>(
  db: Db,
  tipo: T,
  { slug, ...values }: New<T> & { slug?: string },
  now: string,
): Promise<number> {
  const own = await slugFor(db, tipo, undefined, slug, values);
  const row = await writeRow(db, tipo, undefined, { ...defined(values), ...own }, now);
  await noteListas(db, tipo, row);
  return row.id;
}

/** Moves a thing and its parts to the trash; refused while other things point at it. */
export async function trashThing<T extends Tipo>(
  writer: Writer,
  tipo: T,
  id: number,
  notThere = `${theThing(tipo)} no existe o ya se había eliminado.`,
  only?: Only<T>,
): Promise<Row<T>> {
  const { row, tags } = await inTransaction(writer.db, async (db) => {
    const row = await lockThing(db, tipo, id, notThere, only);
    await refuseWhileUsed(db, tipo, row);
    const titulo = titleOf(tipo, row);
    const { now } = writer;
    const tags = await shownTags(db, tipo, row);
    await putIntoTrash(db, { tipo, id, titulo, by: nameOf(writer), now, tags });
    const of = translatedBy(tipo, row);
    if (of && isSearched(of.tipo)) await indexThing(db, of.tipo, of.id);
    await unindexThing(db, tipo, id);
    await indexListed(db, listasOf(tipo, row));
    await recordChange(db, { by: nameOf(writer), now, accion: 'eliminar', tipo, id, titulo });
    return { row, tags };
  });
  writer.changed(...tags);
  return row;
}

/** The thing as it is, until the end of the transaction nobody else's. */
export async function lockThing<T extends Tipo>(
  db: Db,
  tipo: T,
  id: number,
  notThere = `${theThing(tipo)} no existe.`,
  only?: Only<T>,
): Promise<Row<T>> {
  const row = (await lockRow(db, things[tipo].table, id)) as Row<T> | undefined;
  if (!row || only?.(row) === false) throw notFound(notThere);
  return row;
}

async function slugFor(db: Db, tipo: Tipo, before: object | undefined, slug: string | undefined, values: object) {
  const { hasSlug, title } = thingOf(tipo);
  if (!hasSlug) return {};
  if (!before && slug === undefined)
    return { slug: await newSlug(db, tipo, String((values as Record<string, unknown>)[title])) };
  if (slug === undefined || slug === (before as { slug?: string } | undefined)?.slug) return {};
  await requireFreeSlug(db, tipo, slug);
  return { slug };
}

async function writeRow<T extends Tipo>(
  db: Db,
  tipo: T,
  before: Row<T> | undefined,
  values: object,
  now: string,
): Promise<Row<T>> {
  const { title, words = [title] } = thingOf(tipo);
  const whole = { ...before, ...values } as Record<string, unknown>;
  const written = {
    ...values,
    ...(words.length > 0 && {
      busqueda: plain(
        words
          .map((column) => whole[column] ?? '')
          .join(' ')
          .trim(),
      ),
    }),
    updated_at: now,
  };
  const row = before
    ? await db
        .updateTable(anyTable(tipo))
        .set({ ...written, version: before.version + 1 })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await db
        .insertInto(anyTable(tipo))
        .values({ ...written, created_at: now } as Insertable<Schema['libros']>)
        .returningAll()
        .executeTakeFirstOrThrow();
  return row as unknown as Row<T>;
}

async function pathsOf<T extends Tipo>(db: Db, tipo: T, change: Change<T>, before: Row<T>, after: Row<T>) {
  if (change.paths) return change.paths(after, before, db);
  const { path } = thingOf(tipo);
  const slugOf = (row: Row<T>) => (row as unknown as { slug: string }).slug;
  return path && { before: path(slugOf(before)), after: path(slugOf(after)) };
}

/** Its own entry in the search, and under a new name the entries that show it. */
async function indexChange<T extends Tipo>(db: Db, tipo: T, before: Row<T> | undefined, after: Row<T>): Promise<void> {
  const of = translatedBy(tipo, after) ?? { tipo, id: after.id };
  if (isSearched(of.tipo)) await indexThing(db, of.tipo, of.id);
  if (!before || !hasNewFace(tipo, before, after)) return;
  for (const other of tipos) {
    const { shows, refs } = thingOf(other);
    if (!shows?.includes(tipo) || !isSearched(other)) continue;
    for (const [column, target] of Object.entries(refs ?? {})) {
      if (target !== tipo) continue;
      const rows = await db
        .selectFrom(anyTable(other))
        .select('id')
        .where(column as 'id', '=', after.id)
        .execute();
      for (const { id } of rows) await indexThing(db, other, id);
    }
  }
}

/** Another name, or no longer (or again) to be seen. */
function hasNewFace(tipo: Tipo, before: object, after: object): boolean {
  const columns = [thingOf(tipo).title, 'activo', 'publicado'];
  const [old, now] = [before, after] as Record<string, unknown>[];
  return columns.some((column) => old![column] !== now![column]);
}

function nameOf({ user }: Writer): string {
  if (!user) throw new Error('only somebody signed in writes things');
  return user.usuario;
}

/** Fields that were not sent stay as they are. */
function defined<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
