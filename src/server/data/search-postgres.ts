import { sql } from 'kysely';
import { tiposBusqueda } from '#domain/tipo-busqueda.ts';
import type { Candidate, MatchRequest } from './busqueda.ts';
import type { Db } from './open.ts';

/** Rows with every word, by its stem or by its beginning. */
export async function matchPostgres(db: Db, { words, now, most }: MatchRequest): Promise<Candidate[]> {
  const each = words.map((word) => sql`(to_tsquery('spanish', ${word}) || to_tsquery('simple', ${`${word}:*`}))`);
  // Asked for once, so that the planner knows the words, and how common they are, in every part below.
  const { rows: asked } = await sql<{ consulta: string }>`
    select (${sql.join(each, sql` && `)})::text as consulta`.execute(db);
  const consulta = sql`${asked[0]!.consulta}::tsquery`;
  const newest = (tipo: string, column: 'titulo_vector' | 'vector') => sql`
    (select tipo, id, vector from busqueda_indice
      where tipo = ${tipo} and ${sql.ref(column)} @@ ${consulta} and visible_desde <= ${now} and visible_hasta >= ${now}
      order by id desc limit ${most})`;
  const parts = tiposBusqueda.flatMap((tipo) => [newest(tipo, 'titulo_vector'), newest(tipo, 'vector')]);
  const { rows } = await sql<Candidate>`
    select tipo, id, -ts_rank('{0.1, 0.1, 0.1, 1}', vector, ${consulta}) as rango
    from (${sql.join(parts, sql` union all `)}) as hallado`.execute(db);
  return rows;
}
