import { type RawBuilder, sql } from 'kysely';

/** For a table of things with a contract (things.ts): those that visitors see on this day. */
export function contractRuns(day: string): RawBuilder<boolean> {
  return sql<boolean>`(desde is null or desde <= ${day}) and (hasta is null or hasta >= ${day})`;
}
