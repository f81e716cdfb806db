import { sql } from 'kysely';
import type { SearchedTipo } from '#things.ts';
import { madridTime } from '#values/day.ts';
import type { Term } from './terms.ts';

export interface MatchRequest {
  terms: Term[];
  /** The kinds that are looked at: all of them, or one. */
  tipos: readonly SearchedTipo[];
  now: string;
  /** How many of each kind, the newest: with the words in the title first, and if they are fewer with them anywhere. */
  most: number;
}

/** A row that matches; `rango` is smaller for better ones. */
export interface Candidate {
  tipo: string;
  id: number;
  /** Its plain words. */
  titulo_busqueda: string;
  /** Nothing is said of it but its name. */
  vacio: boolean | number;
  rango: number;
}

/** Where the titles alone are enough, nobody needs to read the texts. */
export function kindsNotFull(inTitle: { tipo: string }[], { tipos, most }: MatchRequest): SearchedTipo[] {
  const byKind = Map.groupBy(inTitle, ({ tipo }) => tipo);
  return tipos.filter((tipo) => (byKind.get(tipo)?.length ?? 0) < most);
}

/** What visitors may find at an instant: what has a last day, until it ends in Madrid. */
export function isVisible(now: string) {
  return sql<boolean>`visible_desde <= ${now} and visible_hasta >= ${madridTime(new Date(now))}`;
}
