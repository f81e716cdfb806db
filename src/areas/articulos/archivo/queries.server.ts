/** All articles, by category, topic and month. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Lista } from '#server/things/thing-row.ts';
import { todayInMadrid } from '#values/day.ts';
import { fromHoraLocal } from '#values/hora-local.ts';
import { addMonths, type Mes } from '#values/mes.ts';
import { published } from '../queries.server.ts';

export interface ArchivoFilter {
  categoria?: number | null | undefined;
  tema?: number | null | undefined;
  mes?: Mes | undefined;
  destacado?: boolean | undefined;
}

export function listArchivo(db: Db, { now, ...filter }: ArchivoFilter & { now: string }, request: PageRequest) {
  const [desde, hasta] = filter.mes ? instantsOf(filter.mes) : ['', now];
  const listas: Lista[] = [
    ...(filter.tema ? [{ tipo: 'tema' as const, id_cosa: filter.tema }] : []),
    ...(filter.categoria ? [{ tipo: 'categoria' as const, id_cosa: filter.categoria }] : []),
  ];
  const matching = listas.reduce(
    (query, { tipo, id_cosa }) =>
      query.where((eb) =>
        eb(
          'articulos.id',
          'in',
          eb
            .selectFrom('articulo_listas')
            .where('tipo', '=', tipo)
            .where('id_cosa', '=', id_cosa)
            .where('visible_desde', '>=', desde)
            .where('visible_desde', '<=', hasta)
            .select('articulo_id'),
        ),
      ),
    published(db, now)
      .$if(Boolean(filter.mes), (query) =>
        query.where('articulos.publicado_en', '>=', desde).where('articulos.publicado_en', '<', hasta),
      )
      .$if(filter.destacado === true, (query) => query.where('articulos.destacado', '=', sql.lit(1))),
  );
  const counted = matching
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<number>().as('total'));
  return listPage(matching, counted, request);
}

/** Its first instant, and the first one of the month after it, by the clocks of Madrid. */
function instantsOf(mes: Mes): [from: string, until: string] {
  return [startOf(mes), startOf(addMonths(mes, 1))];
}

function startOf(mes: Mes): string {
  return fromHoraLocal(`${mes}-01T00:00`);
}

/** The months in which something was published, newest first: each is one look into the index. */
export async function listMeses(db: Db, now: string): Promise<Mes[]> {
  const meses: Mes[] = [];
  for (let before = now; ; ) {
    const row = await db
      .selectFrom('articulos')
      .where('estado', '=', 'publicado')
      .where('publicado_en', '<=', before)
      .select('publicado_en')
      .orderBy('publicado_en', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row?.publicado_en || meses.length >= mostMeses) return meses;
    const mes = todayInMadrid(new Date(row.publicado_en)).slice(0, 7);
    meses.push(mes);
    before = new Date(Date.parse(startOf(mes)) - 1).toISOString();
  }
}

/** Forty years. */
const mostMeses = 480;
