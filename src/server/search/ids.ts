import { isSearched, type SearchedTipo, things, tipos } from '#things.ts';

/** What the search finds. */
export const searchedTipos = tipos.filter(isSearched);

/** Room for the ids of one kind; 900,000 kinds would stay within what a number holds exactly. */
const span = 10_000_000_000;

/** A row's place in the search index: kind by kind, and in each the newest last. */
export function indexId(tipo: SearchedTipo, id: number): number {
  return firstIndexId(tipo) + id;
}

export function firstIndexId(tipo: SearchedTipo): number {
  return things[tipo].searched * span;
}

export function lastIndexId(tipo: SearchedTipo): number {
  return firstIndexId(tipo) + span - 1;
}

/** The newest first, whatever their kind. */
export function byAge(one: number, other: number): number {
  return (other % span) - (one % span) || one - other;
}
