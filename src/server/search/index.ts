/**
 * The search index: one row for each thing that visitors may find. Whoever writes a thing calls indexThing in the same
 * transaction; it reads the thing as visitors see it, and takes it out when they do not.
 */
import { sql } from 'kysely';
import { areas } from '#server/areas.ts';
import type { Database, Db } from '#server/db/open.ts';
import type { PageRequest } from '#server/db/page.ts';
import type { Searched } from '#server/public/kind.ts';
import { isSearched, type SearchedTipo, type Tipo, thingOf, things } from '#things.ts';
import { stripHtml } from '#values/summary.ts';
import { plainWords } from '#values/words.ts';
import type { Candidate } from './candidates.ts';
import { byAge, firstIndexId, indexId, searchedTipos } from './ids.ts';
import { matchPostgres } from './postgres.ts';
import { matchSqlite } from './sqlite.ts';
import { type Synonyms, termsOf } from './terms.ts';

/** PostgreSQL indexes at most a megabyte per row; nobody looks for word twenty thousand of a text. */
const maxText = 100_000;
/** With the tags of as much. */
const maxHtml = 2 * maxText;
/** Rows written by one statement when the index is filled. */
const batch = 200;

/** What a found list is made of: everything that is indexed, and whatever those show the name of. */
export const searchTags: readonly string[] = [
  ...new Set([
    ...searchedTipos
      .flatMap((tipo) => [tipo, ...(thingOf(tipo).shows ?? [])])
      .map((tipo) => things[tipo as Tipo].table),
    'categorias',
    'dia',
    'busqueda',
  ]),
];

export async function indexThing(db: Db, tipo: SearchedTipo, id: number): Promise<void> {
  const [thing] = await areas().publicKinds[tipo].searched(db, { ids: [id] });
  if (thing) await put(db, tipo, [thing]);
  else await unindexThing(db, tipo, id);
}

/** What is found while there is something in its list. */
export async function indexListed(db: Db, listas: { tipo: Tipo; id_cosa: number }[]): Promise<void> {
  for (const { tipo, id_cosa } of listas) if (isSearched(tipo)) await indexThing(db, tipo, id_cosa);
}

export async function unindexThing(db: Db, tipo: string, id: number): Promise<void> {
  await db.deleteFrom('busqueda_indice').where('tipo', '=', tipo).where('id_cosa', '=', id).execute();
}

/** Fills the index from the tables when it is empty: after the demo content, or after an update that brought it. */
export async function fillIndexIfEmpty(db: Db): Promise<void> {
  const row = await db.selectFrom('busqueda_indice').select('id').limit(1).executeTakeFirst();
  if (!row) await rebuildIndex(db);
}

export async function rebuildIndex(db: Db): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('busqueda_indice').execute();
    for (const tipo of searchedTipos) await putAll(db, tipo);
    // How common each word is decides how the database looks for it.
    await sql`analyze busqueda_indice`.execute(db);
  });
}

interface Asked {
  words: string[];
  synonyms?: Synonyms;
  now: string;
  /** Of each kind only so many are looked at. */
  most: number;
  /** What visitors do not get, as the index knows it (indexId). */
  without?: ReadonlySet<number>;
}

export interface SearchRequest extends PageRequest, Asked {
  /** The one whose rows are wanted; how many there are of the others is counted all the same. */
  tipo?: SearchedTipo | undefined;
  /** The kinds that are looked at, if not all: one. */
  tipos?: readonly SearchedTipo[];
}

/** What only means the same comes after everything that has the words themselves. */
const behind = 1000;

/**
 * Best first: what is called just so, then the title counts more than the text; last what there is nothing to read about.
 * Of each kind only so many are looked at: a word that half of all things have is answered as quickly as a rare one.
 */
export async function searchThings(
  database: Database,
  { tipos = searchedTipos, tipo, page, limit, ...asked }: SearchRequest,
) {
  const byRank = rankedFor(asked.words);
  const found = await findIn(database, tipos, asked);
  const counts = [...found].map(([tipo, { length }]) => ({ tipo, cuantos: length }));
  const best = (tipo === undefined ? [...found.values()].flat().sort(byRank) : (found.get(tipo) ?? [])).map(
    ({ id }) => id,
  );
  const rows = await readInOrder(database.db, best.slice((page - 1) * limit, page * limit));
  return { rows, counts, total: best.length, page, limit, pages: Math.max(1, Math.ceil(best.length / limit)) };
}

/** The same of one kind, as the ids of the things themselves. */
export async function findThings(database: Database, tipo: SearchedTipo, asked: Asked): Promise<number[]> {
  const found = await findIn(database, [tipo], asked);
  return (found.get(tipo) ?? []).map(({ id }) => id - firstIndexId(tipo));
}

async function findIn(
  { db, dialect }: Database,
  tipos: readonly SearchedTipo[],
  { words, synonyms = new Map(), without, ...request }: Asked,
) {
  const match = dialect === 'sqlite' ? matchSqlite : matchPostgres;
  const terms = termsOf(words, synonyms);
  const same = terms.some(({ others }) => others.length > 0) ? await match(db, { tipos, terms, ...request }) : [];
  const typed = await match(db, { tipos, terms: termsOf(words, new Map()), ...request });
  // The same thing once: as the words themselves found it.
  const all = [...same.map((candidate) => ({ ...candidate, rango: candidate.rango + behind })), ...typed];
  const shown = without ? all.filter(({ id }) => !without.has(id)) : all;
  return bestOfEach(shown, request.most, rankedFor(words));
}

type ByRank = (one: Candidate, other: Candidate) => number;

function bestOfEach(candidates: Candidate[], most: number, byRank: ByRank): Map<string, Candidate[]> {
  const once = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()].sort(byRank);
  return new Map([...Map.groupBy(once, ({ tipo }) => tipo)].map(([tipo, ranked]) => [tipo, ranked.slice(0, most)]));
}

function rankedFor(words: string[]): ByRank {
  const asked = words.join(' ');
  const isCalledSo = ({ titulo_busqueda }: Candidate) => Number(titulo_busqueda === asked);
  return (one, other) =>
    isCalledSo(other) - isCalledSo(one) ||
    Number(one.vacio) - Number(other.vacio) ||
    one.rango - other.rango ||
    byAge(one.id, other.id);
}

/** The texts of one page only: sorting all that matched would carry them along. */
async function readInOrder(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('busqueda_indice')
    .where('id', 'in', ids)
    .where('tipo', 'in', searchedTipos)
    .select(['id', 'tipo', 'titulo', 'texto', 'url', 'imagen'])
    .execute();
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function putAll(db: Db, tipo: SearchedTipo): Promise<void> {
  for (let after = 0; ; ) {
    const things = await areas().publicKinds[tipo].searched(db, { after, limit: batch });
    if (things.length > 0) await put(db, tipo, things);
    if (things.length < batch) return;
    after = things.at(-1)!.id;
  }
}

/** In its place if it is there already: two processes may fill an empty index at once. */
async function put(db: Db, tipo: SearchedTipo, things: Searched[]): Promise<void> {
  const translations = await listTranslations(db, tipo, things);
  await db
    .insertInto('busqueda_indice')
    .values(things.map((thing) => toRow(tipo, thing, translations.get(thing.id) ?? [])))
    .onConflict((conflict) =>
      conflict
        .columns(['tipo', 'id_cosa'])
        .doUpdateSet((eb) =>
          Object.fromEntries(writtenColumns.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}

const writtenColumns = [
  'visible_desde',
  'visible_hasta',
  'url',
  'imagen',
  'titulo',
  'titulo_busqueda',
  'texto',
  'texto_busqueda',
] as const;

/** What they say in other languages. */
async function listTranslations(db: Db, tipo: SearchedTipo, things: Searched[]): Promise<Map<number, Translation[]>> {
  const rows = await db
    .selectFrom('traducciones')
    .select(['cosa_id', 'idioma', 'textos'])
    .where('tipo', '=', tipo)
    .where(
      'cosa_id',
      'in',
      things.map(({ id }) => id),
    )
    .orderBy('idioma')
    .execute();
  return Map.groupBy(rows, ({ cosa_id }) => cosa_id);
}

interface Translation {
  idioma: string;
  textos: string;
}

/** Before and after the sign of a language; no text has it. */
const sign = '\u0001';

/** Of a row's text the part in this language; nothing when its thing says nothing in it. */
export function textIn(texto: string, codigo: string): string | undefined {
  const [spanish, ...others] = texto.split(sign);
  if (codigo === 'es') return spanish;
  const at = others.indexOf(codigo);
  return at % 2 === 0 ? others[at + 1] : undefined;
}

function toRow(tipo: SearchedTipo, thing: Searched, translations: Translation[]) {
  const inOthers = translations.map(({ idioma, textos }) => {
    const all = Object.values(JSON.parse(textos) as Record<string, string>).map((text) => readable(text));
    return sign + idioma + sign + all.join(' · ').normalize('NFC').slice(0, maxText);
  });
  const texto = readable(thing.html).normalize('NFC').slice(0, maxText) + inOthers.join('');
  return {
    id: indexId(tipo, thing.id),
    tipo,
    id_cosa: thing.id,
    visible_desde: thing.desde ?? '',
    visible_hasta: thing.hasta ?? '9999',
    url: thing.url,
    imagen: thing.imagen,
    titulo: thing.titulo,
    titulo_busqueda: plainWords(thing.titulo).join(' '),
    texto,
    texto_busqueda: plainWords(texto).join(' '),
  };
}

/** Up to a tag: half of one would be read as words. */
function beginningOf(html: string): string {
  return html.length <= maxHtml ? html : html.slice(0, Math.max(html.lastIndexOf('<', maxHtml), maxText));
}

/** What is no sentence (a heading, a cell, another field) does not run into the next one. */
function readable(html: string): string {
  const apart = beginningOf(html).replace(/<\/(?:h\d|td|th|li|summary|dt|dd)>/gi, ' · ');
  return stripHtml(apart)
    .replace(/(?: ·)+(?= ·)/g, '')
    .replace(/^· | ·$/g, '');
}
