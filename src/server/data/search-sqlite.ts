import { sql } from 'kysely';
import { wordBeginning } from '#domain/busqueda.ts';
import { tiposBusqueda } from '#domain/tipo-busqueda.ts';
import type { Candidate, MatchRequest } from './busqueda.ts';
import { firstIndexId, lastIndexId } from './busqueda-id.ts';
import type { Db } from './open.ts';

/** Words that this many things have tell nothing about which of them is better. */
const commonFrom = 500;
/** Beginnings up to this length have an index of their own. */
const indexedBeginning = 6;

/** Rows with every word, each by its beginning. */
export async function matchSqlite(db: Db, { words, now, most }: MatchRequest): Promise<Candidate[]> {
  const asked = await Promise.all(words.map((word) => expressionOf(db, word)));
  const all = asked.map(({ expression }) => expression).join(' AND ');
  const newest = (match: string, enTitulo: number, tipo: (typeof tiposBusqueda)[number]) => sql`
    select * from (
      select ${tipo} as tipo, busqueda_fts.rowid as id, ${enTitulo} as en_titulo
      from busqueda_fts cross join busqueda_indice on busqueda_indice.id = busqueda_fts.rowid
      where busqueda_fts match ${match} and busqueda_fts.rowid between ${firstIndexId(tipo)} and ${lastIndexId(tipo)}
        and visible_desde <= ${now} and visible_hasta >= ${now}
      order by busqueda_fts.rowid desc limit ${most})`;
  const parts = tiposBusqueda.flatMap((tipo) => [
    newest(`{titulo_busqueda} : (${all})`, 1, tipo),
    newest(all, 0, tipo),
  ]);
  const { rows } = await sql<{ tipo: string; id: number; en_titulo: number }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  const telling = asked.filter(({ isCommon }) => !isCommon).map(({ expression }) => expression);
  const ranks = rows.length > 0 && telling.length > 0 ? await rank(db, telling) : undefined;
  return rows.map(({ tipo, id, en_titulo }) => ({ tipo, id, rango: ranks?.get(id) ?? -en_titulo }));
}

/** bm25 counts everything that has one of the words: only those that few things have can be asked for. */
async function rank(db: Db, expressions: string[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rango: number }>`
    select rowid as id, bm25(busqueda_fts, 10.0, 1.0) as rango
    from busqueda_fts where busqueda_fts match ${expressions.join(' AND ')}`.execute(db);
  return new Map(rows.map(({ id, rango }) => [id, rango]));
}

/** A long beginning is put together from all its words: where the word itself is common, it alone is enough. */
async function expressionOf(db: Db, word: string): Promise<{ expression: string; isCommon: boolean }> {
  const beginning = wordBeginning(word);
  const exact = `("${beginning}" OR "${beginning}s" OR "${beginning}es")`;
  if (beginning.length > indexedBeginning && (await isCommon(db, exact))) return { expression: exact, isCommon: true };
  const expression = `"${beginning}"*`;
  return { expression, isCommon: await isCommon(db, expression) };
}

async function isCommon(db: Db, expression: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from busqueda_fts where busqueda_fts match ${expression} limit 1 offset ${commonFrom - 1}`.execute(db);
  return rows.length > 0;
}
