/** How the rows of all kinds of things look from the outside, and in which lists of others they are. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { type Tipo, thingOf, things } from '#things.ts';

export type Table<T extends Tipo> = (typeof things)[T]['table'];
export type Row<T extends Tipo> = Selectable<Schema[Table<T>]> & AnyRow;
/** What the rows of all things have, as the door sees them. */
export type AnyRow = { id: number; version: number };

/** The tags of the pages that show it. */
export function tagsOf(tipo: Tipo, row: { id: number }): string[] {
  const { table } = thingOf(tipo);
  return [table, `${tipo}:${row.id}`, ...listasOf(tipo, row).map((lista) => `${table}:${lista.tipo}:${lista.id_cosa}`)];
}

/** Of what only the back office shows: no page reads it. */
export function unseenTag(tipo: Tipo): string {
  return `${thingOf(tipo).table} sin publicar`;
}

export function titleOf(tipo: Tipo, row: object): string {
  const { title, titled = (text) => text } = thingOf(tipo);
  return titled(String((row as Record<string, unknown>)[title]));
}

/** One of the tables stands for all: they share the columns that the door itself uses. */
export function anyTable(tipo: Tipo): 'libros' {
  return things[tipo].table as 'libros';
}

/** The list of what belongs to a category, to a topic. */
export interface Lista {
  tipo: Tipo;
  id_cosa: number;
}

/** What the columns name by which visitors have lists of it. */
export function listasOf(tipo: Tipo, row: object): Lista[] {
  const { listedBy = [], refs = {}, listRefs = {} } = thingOf(tipo);
  const values = row as Record<string, unknown>;
  const found = new Map<string, Lista>();
  for (const column of listedBy) {
    const target = (refs[column] ?? listRefs[column]) as Tipo;
    const value = values[column];
    const ids = typeof value === 'number' ? [value] : idsOf(value);
    for (const id_cosa of ids) found.set(`${target}:${id_cosa}`, { tipo: target, id_cosa });
  }
  return [...found.values()];
}

/** What a column with a JSON list of ids says. */
export function idsOf(value: unknown): number[] {
  return typeof value === 'string' ? (JSON.parse(value) as number[]) : [];
}

/** Puts it into its lists and takes it out of those it has left; answers the lists in which something changed. */
export async function noteListas(db: Db, tipo: Tipo, row: object): Promise<Lista[]> {
  if (!thingOf(tipo).listedBy) return [];
  const { id, estado, publicado_en } = row as Row<'articulo'>;
  const visible_desde = estado === 'publicado' ? publicado_en : null;
  const there = await db.selectFrom('articulo_listas').selectAll().where('articulo_id', '=', id).execute();
  const wanted = listasOf(tipo, row).map((lista) => ({ articulo_id: id, ...lista, visible_desde }));
  const textOf = (one: (typeof there)[number]) => `${one.tipo}:${one.id_cosa} ${one.visible_desde}`;
  const [before, after] = [new Set(there.map(textOf)), new Set(wanted.map(textOf))];
  const changed = [
    ...there.filter((one) => !after.has(textOf(one))),
    ...wanted.filter((one) => !before.has(textOf(one))),
  ];
  if (changed.length === 0) return [];
  await db.deleteFrom('articulo_listas').where('articulo_id', '=', id).execute();
  if (wanted.length > 0) await db.insertInto('articulo_listas').values(wanted).execute();
  return changed as Lista[];
}
