import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { SearchedTipo } from '#things.ts';
import { wordBeginning } from '#values/words.ts';
import { type Candidate, isVisible, kindsNotFull, type MatchRequest } from './candidates.ts';
import { firstIndexId, lastIndexId } from './ids.ts';
import type { Term } from './terms.ts';

/** A word that this many things have does not say which of them is better. */
const commonFrom = 500;
/** Beginnings up to this length have an index of their own. */
const indexedBeginning = 6;

/** Rows with every word, each by its beginning. Where they are few, one question answers everything. */
export async function matchSqlite(db: Db, request: MatchRequest): Promise<Candidate[]> {
  const { terms } = request;
  const asked = await Promise.all(terms.map((term) => expressionOf(db, term)));
  const all = asked.map(({ expression }) => expression).join(' AND ');
  const uncommon = asked.filter(({ isCommon }) => !isCommon).map(({ expression }) => expression);
  if (uncommon.length === terms.length || !(await isCommon(db, all))) {
    const few = await allOf(db, request, terms.map(alternatives).join(' AND '));
    const ranks = few.length > 1 && uncommon.length > 0 ? await rank(db, uncommon) : undefined;
    return few.map((row) => ({ ...row, rango: ranks?.get(row.id) ?? (hasAll(row.titulo_busqueda, terms) ? -1 : 0) }));
  }
  const kinds = await kindsThere(db, request);
  const inTitle = await newest(db, request, kinds, `{titulo_busqueda} : (${all})`);
  const wanting = new Set(kindsNotFull(inTitle, request));
  const anywhere = await newest(
    db,
    request,
    kinds.filter((tipo) => wanting.has(tipo)),
    all,
  );
  const ranks = anywhere.length > 0 && uncommon.length > 0 ? await rank(db, uncommon) : undefined;
  const ranked = (rows: Row[], rango: number) => rows.map((row) => ({ ...row, rango: ranks?.get(row.id) ?? rango }));
  return [...ranked(anywhere, 0), ...ranked(inTitle, -1)];
}

type Row = Omit<Candidate, 'rango'>;

/** How long a text is the database knows without reading it. */
const isEmpty = sql`octet_length(busqueda_indice.texto) = 0`;

async function allOf(db: Db, { tipos, now }: MatchRequest, match: string) {
  const [tipo] = tipos;
  const isAsked = tipo && tipos.length === 1 ? sql`and ${ofKind(tipo, sql`busqueda_fts.rowid`)}` : sql``;
  const { rows } = await sql<Row>`
    select busqueda_indice.tipo as tipo, busqueda_indice.id as id, busqueda_indice.titulo_busqueda as titulo_busqueda,
      ${isEmpty} as vacio
    from busqueda_fts cross join busqueda_indice on busqueda_indice.id = busqueda_fts.rowid
    where busqueda_fts match ${match} ${isAsked} and ${isVisible(now)}`.execute(db);
  return rows;
}

function hasAll(title: string, terms: Term[]): boolean {
  const there = title.split(' ');
  const hasWord = (word: string) => there.some((other) => other.startsWith(wordBeginning(word)));
  return terms.every(({ words, others }) => [words, ...others].some((all) => all.every(hasWord)));
}

/** Of a kind that has nothing indexed nothing need be asked. */
async function kindsThere(db: Db, { tipos }: MatchRequest): Promise<readonly SearchedTipo[]> {
  const parts = tipos.map(
    (tipo) => sql`select ${sql.lit(tipo)} as tipo
      where exists (select 1 from busqueda_indice where ${ofKind(tipo, sql`id`)})`,
  );
  const { rows } = await sql<{ tipo: SearchedTipo }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ tipo }) => tipo);
}

/** Numbers are bound as fractions, which the word index does not take for ids and reads all it has: hence the literals. */
function ofKind(tipo: SearchedTipo, id: RawBuilder<unknown>) {
  return sql`${id} between ${sql.lit(firstIndexId(tipo))} and ${sql.lit(lastIndexId(tipo))}`;
}

async function newest(db: Db, { now, most }: MatchRequest, tipos: readonly SearchedTipo[], match: string) {
  if (tipos.length === 0) return [];
  const parts = tipos.map(
    (tipo) => sql`select * from (
      select ${sql.lit(tipo)} as tipo, busqueda_fts.rowid as id, busqueda_indice.titulo_busqueda as titulo_busqueda,
        ${isEmpty} as vacio
      from busqueda_fts cross join busqueda_indice on busqueda_indice.id = busqueda_fts.rowid
      where busqueda_fts match ${match} and ${ofKind(tipo, sql`busqueda_fts.rowid`)}
        and ${isVisible(now)}
      order by busqueda_fts.rowid desc limit ${most})`,
  );
  return (await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}

/** bm25 counts everything that has one of the words: only those that few things have can be asked for. */
async function rank(db: Db, expressions: string[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; rango: number }>`
    select rowid as id, bm25(busqueda_fts, 10.0, 1.0) as rango
    from busqueda_fts where busqueda_fts match ${expressions.join(' AND ')}`.execute(db);
  return new Map(rows.map(({ id, rango }) => [id, rango]));
}

/** A long beginning is put together from all its words: where the word itself is common, it alone is enough. */
async function expressionOf(db: Db, term: Term): Promise<{ expression: string; isCommon: boolean }> {
  const [word = '', ...more] = term.words;
  const isOneWord = more.length === 0 && term.others.length === 0;
  if (isOneWord && wordBeginning(word).length > indexedBeginning && (await isCommon(db, wholeWord(word))))
    return { expression: wholeWord(word), isCommon: true };
  const expression = alternatives(term);
  return { expression, isCommon: await isCommon(db, expression) };
}

/** What was typed by its beginning, what means the same in whole words: nobody typed "bar" to find a "barranco". */
function alternatives({ words, others }: Term): string {
  const all = [words.map(beginningOf), ...others.map((other) => other.map(wholeWord))];
  return `(${all.map((parts) => `(${parts.join(' AND ')})`).join(' OR ')})`;
}

function beginningOf(word: string): string {
  return `"${wordBeginning(word)}"*`;
}

function wholeWord(word: string): string {
  const beginning = wordBeginning(word);
  return `("${beginning}" OR "${beginning}s" OR "${beginning}es")`;
}

async function isCommon(db: Db, expression: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from busqueda_fts where busqueda_fts match ${expression} limit 1 offset ${commonFrom - 1}`.execute(db);
  return rows.length > 0;
}
