import { sql } from 'kysely';
import type { Db } from './open.ts';

/** Rows with every word, by its stem or by its beginning; `rango` is smaller for better ones. */
export function matchPostgres(db: Db, words: string[]) {
  const each = words.map((word) => sql`(to_tsquery('spanish', ${word}) || to_tsquery('simple', ${`${word}:*`}))`);
  const found = sql<{ rowid: number; rango: number }>`(
    select id as rowid, -ts_rank('{0.1, 0.1, 0.1, 1}', vector, consulta) as rango
    from busqueda_indice, (select ${sql.join(each, sql` && `)} as consulta) as pedido where vector @@ consulta
  )`.as<'hallado'>(sql.ref('hallado'));
  return db.selectFrom('busqueda_indice').innerJoin(found, 'hallado.rowid', 'busqueda_indice.id');
}
