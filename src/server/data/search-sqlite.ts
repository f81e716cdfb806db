import { sql } from 'kysely';
import { wordBeginning } from '#domain/busqueda.ts';
import type { Db } from './open.ts';

/** Rows with every word, each by its beginning; `rango` is smaller for better ones. */
export function matchSqlite(db: Db, words: string[]) {
  const match = words.map((word) => `"${wordBeginning(word)}"*`).join(' ');
  const found = sql<{ rowid: number; rango: number }>`(
    select rowid, bm25(busqueda_fts, 10.0, 1.0) as rango from busqueda_fts where busqueda_fts match ${match}
  )`.as<'hallado'>(sql.ref('hallado'));
  return db.selectFrom('busqueda_indice').innerJoin(found, 'hallado.rowid', 'busqueda_indice.id');
}
