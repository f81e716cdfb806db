import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { SearchedTipo } from '#things.ts';
import { type Candidate, isVisible, kindsNotFull, type MatchRequest } from './candidates.ts';
import type { Term } from './terms.ts';

/**
 * The planner takes a word it has no figures on for rather common, and would go through all rows from the newest to find
 * a few. When more are wanted, it does so for words that really are common, and uses the word index for the others.
 * A part stops as soon as enough of it is read.
 */
const planned = 500;

/** Rows with every word, by its stem or by its beginning, or with what means the same. */
export async function matchPostgres(db: Db, request: MatchRequest): Promise<Candidate[]> {
  const consulta = await queryOf(db, request.terms);
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
      select tipo, id, titulo_busqueda, octet_length(texto) = 0 as vacio, vector from busqueda_indice
      where tipo = ${tipo} and ${sql.ref(column)} @@ ${consulta}::tsquery
        and ${isVisible(now)}
      order by id desc limit ${planned}) select * from parte limit ${most})`,
  );
  const { rows } = await sql<Candidate>`
    select tipo, id, titulo_busqueda, vacio, -ts_rank('{0.1, 0.1, 0.1, 1}', vector, ${consulta}::tsquery) as rango
    from (${sql.join(parts, sql` union all `)}) as hallado`.execute(db);
  return rows;
}

/**
 * Written out before it is asked, so that the planner knows the words and how common they are. Words without a stem
 * ("de", "las") are in every text: they count only when there is nothing else.
 */
async function queryOf(db: Db, terms: Term[]): Promise<string> {
  const words = [...new Set(terms.flatMap(({ words, others }) => [...words, ...others.flat()]))];
  const each = words.map(
    (word) => sql`select ${word} as palabra, to_tsquery('spanish', ${word})::text as raiz,
      to_tsquery('simple', ${`${word}:*`})::text as comienzo`,
  );
  const { rows } = await sql<Known>`${sql.join(each, sql` union all `)}`.execute(db);
  const known = new Map(rows.map((row) => [row.palabra, row]));
  const searched = terms.map((term) => alternatives(term, known)).filter(Boolean);
  if (searched.length > 0) return searched.join(' & ');
  return rows.map(({ comienzo }) => comienzo).join(' & ');
}

interface Known {
  palabra: string;
  raiz: string;
  comienzo: string;
}

/** What was typed by its stem or its beginning, what means the same by its stem; empty where no word says anything. */
function alternatives({ words, others }: Term, known: Map<string, Known>): string {
  const all = (words: string[], said: (word: Known) => string) =>
    words
      .map((word) => known.get(word)!)
      .filter(({ raiz }) => raiz !== '')
      .map(said)
      .join(' & ');
  const typed = all(words, ({ raiz, comienzo }) => `(${raiz} | ${comienzo})`);
  const same = others.map((other) => all(other, ({ raiz }) => raiz)).filter(Boolean);
  return typed && same.length > 0 ? `(${[typed, ...same].map((part) => `(${part})`).join(' | ')})` : typed;
}
