/** How the rows of all kinds of things look from the outside. */
import type { Selectable } from 'kysely';
import type { Schema } from '#server/db/schema/schema.ts';
import { type Tipo, thingOf, things } from '#things.ts';

export type Table<T extends Tipo> = (typeof things)[T]['table'];
export type Row<T extends Tipo> = Selectable<Schema[Table<T>]> & AnyRow;
/** What the rows of all things have, as the door sees them. */
export type AnyRow = { id: number; version: number };

/** The tags of the pages that show it. */
export function tagsOf(tipo: Tipo, row: { id: number }): string[] {
  const { table, tagBy } = thingOf(tipo);
  const by = tagBy === undefined ? [] : [`${table}:${(row as Record<string, unknown>)[tagBy]}`];
  return [table, `${tipo}:${row.id}`, ...by];
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
