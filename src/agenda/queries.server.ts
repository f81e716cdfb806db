import type { Db } from '#server/db/open.ts';
import { listPage, type Page, type PageRequest } from '#server/db/page.ts';
import { chosen, type Findable, joined, most, type Which } from '#server/search/source.ts';
import { things } from '#things.ts';
import type { Day } from '#values/day.ts';
import { plain } from '#values/slug.ts';

export type EventoRow = NonNullable<Awaited<ReturnType<typeof findEvento>>>;

export function findEvento(db: Db, by: { slug: string } | { id: number }) {
  const [[column, value]] = Object.entries(by) as [['slug' | 'id', string | number]];
  return whole(db).where(`eventos.${column}`, '=', value).executeTakeFirst();
}

interface EventoFilter {
  search?: string | undefined;
  municipioId?: number | undefined;
  tipoId?: number | undefined;
}

/** Last written first. */
export function listEventos(db: Db, filter: EventoFilter & PageRequest): Promise<Page<EventoRow>> {
  return listPage(
    whole(db, filter).orderBy('eventos.created_at', 'desc').orderBy('eventos.id', 'desc'),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

/** Events with days of their own that touch one of [from, to]; without `to`, all that are not over by `from`. */
export function listDatedEventos(db: Db, { from, to, ...filter }: { from: Day; to?: Day } & EventoFilter) {
  return whole(db, filter)
    .where('eventos.ultimo_dia', 'is not', null)
    .where('eventos.ultimo_dia', '>=', from)
    .$if(to !== undefined, (query) => query.where('eventos.fecha_inicio', '<=', to!))
    .orderBy('eventos.fecha_inicio')
    .orderBy('eventos.id')
    .execute();
}

/** Events that come back, by title; which days they take place the rule says, not the database. */
export function listRecurringEventos(db: Db, filter?: EventoFilter) {
  return whole(db, filter)
    .where('eventos.regla_recurrencia', 'is not', null)
    .orderBy('eventos.busqueda')
    .orderBy('eventos.id')
    .execute();
}

/** With the names of its municipality and its type. */
function whole(db: Db, filter?: EventoFilter) {
  return matching(db, filter)
    .innerJoin('municipios', 'municipios.id', 'eventos.municipio_id')
    .leftJoin('tipos_evento', 'tipos_evento.id', 'eventos.tipo_evento_id')
    .selectAll('eventos')
    .select(['municipios.nombre as municipio_nombre', 'tipos_evento.nombre as tipo_evento_nombre']);
}

function matching(db: Db, { search, municipioId, tipoId }: EventoFilter = {}) {
  return db
    .selectFrom('eventos')
    .$if(Boolean(search), (query) => query.where('eventos.busqueda', 'like', `%${plain(search!)}%`))
    .$if(municipioId !== undefined, (query) => query.where('eventos.municipio_id', '=', municipioId!))
    .$if(tipoId !== undefined, (query) => query.where('eventos.tipo_evento_id', '=', tipoId!));
}

/** What the search knows of an event. */
export async function searchEvento(db: Db, which: Which): Promise<Findable[]> {
  const rows = await db
    .selectFrom('eventos as cosa')
    .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .leftJoin('tipos_evento', 'tipos_evento.id', 'cosa.tipo_evento_id')
    .where(chosen(which))
    .limit(most(which))
    .select(['cosa.id', 'cosa.titulo', 'cosa.descripcion', 'cosa.lugar', 'cosa.slug', 'cosa.imagen', 'cosa.ultimo_dia'])
    .select(['municipios.nombre as municipio', 'tipos_evento.nombre as tipo'])
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.titulo,
    html: joined(row.descripcion, row.lugar, row.municipio, row.tipo),
    url: things.evento.path(row.slug),
    imagen: row.imagen,
    visible_hasta: row.ultimo_dia ? `${row.ultimo_dia}T23:59:59.999Z` : undefined,
  }));
}
