/**
 * The search index: one row for each thing that visitors may find. Whoever writes a thing calls indexThing in the same
 * transaction; it reads the thing as visitors see it, and takes it out when they do not.
 */
import { plainWords } from '#domain/busqueda.ts';
import { stripHtml } from '#domain/summary.ts';
import { type TipoBusqueda, tiposBusqueda } from '#domain/tipo-busqueda.ts';
import { type Findable, findables } from './busqueda-fuentes.ts';
import type { Database, Db } from './open.ts';
import type { PageRequest } from './page.ts';
import { matchPostgres } from './search-postgres.ts';
import { matchSqlite } from './search-sqlite.ts';

/** PostgreSQL indexes at most a megabyte per row; nobody looks for word twenty thousand of a text. */
const maxText = 100_000;
/** Rows written by one statement when the index is filled. */
const batch = 200;

export async function indexThing(db: Db, tipo: TipoBusqueda, id: number): Promise<void> {
  const [thing] = await findables[tipo](db, { id });
  if (thing) await put(db, tipo, [thing]);
  else await unindexThing(db, tipo, id);
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
    for (const tipo of tiposBusqueda) await putAll(db, tipo);
  });
}

export interface SearchRequest extends PageRequest {
  words: string[];
  tipo?: TipoBusqueda | undefined;
  now: string;
}

/** Best first; the title counts more than the text. */
export async function searchThings({ db, dialect }: Database, { words, tipo, now, page, limit }: SearchRequest) {
  const matching = (dialect === 'sqlite' ? matchSqlite : matchPostgres)(db, words)
    .where('visible_desde', '<=', now)
    .where('visible_hasta', '>=', now);
  const counts = await matching
    .select((eb) => ['tipo', eb.fn.countAll<number>().as('cuantos')])
    .groupBy('tipo')
    .execute();
  const total = counts.reduce((sum, row) => (tipo === undefined || row.tipo === tipo ? sum + row.cuantos : sum), 0);
  const best = await matching
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
    .select(['busqueda_indice.id', 'rango'])
    .orderBy('rango')
    .orderBy('busqueda_indice.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const rows = await readInOrder(
    db,
    best.map(({ id }) => id),
  );
  return { rows, counts, total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
}

/** The texts of one page only: sorting all that matched would carry them along. */
async function readInOrder(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('busqueda_indice')
    .where('id', 'in', ids)
    .select(['id', 'tipo', 'titulo', 'texto', 'url', 'imagen'])
    .execute();
  return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

async function putAll(db: Db, tipo: TipoBusqueda): Promise<void> {
  for (let after = 0; ; ) {
    const things = await findables[tipo](db, { after, limit: batch });
    if (things.length > 0) await put(db, tipo, things);
    if (things.length < batch) return;
    after = things.at(-1)!.id;
  }
}

/** In its place if it is there already: two processes may fill an empty index at once. */
async function put(db: Db, tipo: TipoBusqueda, things: Findable[]): Promise<void> {
  await db
    .insertInto('busqueda_indice')
    .values(things.map((thing) => toRow(tipo, thing)))
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

function toRow(tipo: TipoBusqueda, thing: Findable) {
  const texto = stripHtml(thing.html).normalize('NFC').slice(0, maxText);
  return {
    tipo,
    id_cosa: thing.id,
    visible_desde: thing.visible_desde ?? '',
    visible_hasta: thing.visible_hasta ?? '9999',
    url: thing.url,
    imagen: thing.imagen,
    titulo: thing.titulo,
    titulo_busqueda: plainWords(thing.titulo).join(' '),
    texto,
    texto_busqueda: plainWords(texto).join(' '),
  };
}
