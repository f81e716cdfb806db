import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { SearchedTipo } from '#things.ts';
import { type Candidate, isVisible, kindsNotFull, type MatchRequest } from './candidates.ts';

/**
 * The planner takes a word it has no figures on for rather common, and would go through all rows from the newest to find
 * a few. Told that more are wanted, it does so for words that really are common, and uses the word index for the others.
 * A part stops as soon as enough of it is read.
 */
const planned = 500;

/** Rows with every word, by its stem or by its beginning. */
export async function matchPostgres(db: Db, request: MatchRequest): Promise<Candidate[]> {
  const consulta = await queryOf(db, request.words);
  const inTitle = await newest(db, request, request.tipos, 'titulo_vector', consulta);
  const anywhere = await newest(db, request, kindsNotFull(inTitle, request), 'vector', consulta);
  return [...inTitle, ...anywhere];
}

async function newest(
  db: Db,
  { now, most }: MatchRequest,
  tipos: readonly SearchedTipo[],
  column: 'titulo_vector' | 'vector',
  consulta: string,
): Promise<Candidate[]> {
  if (tipos.length === 0) return [];
  const parts = tipos.map(
    (tipo) => sql`(with parte as materialized (
      select tipo, id, titulo_busqueda, vector from busqueda_indice
      where tipo = ${tipo} and ${sql.ref(column)} @@ ${consulta}::tsquery
        and ${isVisible(now)}
      order by id desc limit ${planned}) select * from parte limit ${most})`,
  );
  const { rows } = await sql<Candidate>`
    select tipo, id, titulo_busqueda, -ts_rank('{0.1, 0.1, 0.1, 1}', vector, ${consulta}::tsquery) as rango
    from (${sql.join(parts, sql` union all `)}) as hallado`.execute(db);
  return rows;
}

/**
 * Written out before it is asked, so that the planner knows the words and how common they are. Words without a stem
 * ("de", "las") are in every text: they count only when there is nothing else.
 */
async function queryOf(db: Db, words: string[]): Promise<string> {
  const each = words.map(
    (word) =>
      sql`select to_tsquery('spanish', ${word})::text as raiz, to_tsquery('simple', ${`${word}:*`})::text as comienzo`,
  );
  const { rows } = await sql<{ raiz: string; comienzo: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  const telling = rows.filter(({ raiz }) => raiz !== '');
  return (telling.length > 0 ? telling : rows)
    .map(({ raiz, comienzo }) => (raiz ? `(${raiz} | ${comienzo})` : comienzo))
    .join(' & ');
}
