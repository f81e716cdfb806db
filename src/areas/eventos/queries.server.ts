import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type Page, type PageRequest, type Sorting } from '#server/db/page.ts';
import { type Cambios, withCambios } from '#values/agenda/cambios.ts';
import type { Day } from '#values/day.ts';
import { type Etiqueta, etiquetaPattern, withEtiquetas } from '#values/etiquetas.ts';
import { plain } from '#values/slug.ts';
import { eventoOrders } from './orders.ts';

export type EventoRow = NonNullable<Awaited<ReturnType<typeof findEvento>>>;

export async function findEvento(db: Db, by: { slug: string } | { id: number }) {
  const row = await whole(db).where(isThe('eventos', by)).executeTakeFirst();
  return row && asRow(row);
}

export interface EventoFilter {
  search?: string | undefined;
  municipioId?: number | undefined;
  tipoId?: number | undefined;
  etiqueta?: Etiqueta | undefined;
}

/** Last written first. How many there are with a label is counted once, until one is written. */
export async function listEventos(
  { db, totals }: Pick<App, 'db' | 'totals'>,
  { page, limit, orden, dir, ...filter }: EventoFilter & PageRequest & Sorting,
): Promise<Page<EventoRow>> {
  const { etiqueta, ...others } = filter;
  // Words and ids can be invented without end: those are counted each time.
  const isKept = Object.values(others).every((asked) => asked === undefined);
  const counted = matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total'));
  const count = () => counted.executeTakeFirstOrThrow();
  const { total } = await (isKept ? totals.get(`eventos ${etiqueta}`, ['eventos'], count) : count());
  const { rows, ...found } = await listPage(
    inOrder(whole(db, filter), 'eventos', eventoOrders, { orden, dir }, ['created_at', 'desc']),
    total,
    { page, limit },
  );
  return { rows: rows.map(asRow), ...found };
}

interface Some {
  limit?: number;
}

/** Events with days of their own that touch one of [from, to]; without `to`, all that are not over by `from`. */
export async function listDatedEventos(
  db: Db,
  { from, to, limit, ...filter }: { from: Day; to?: Day } & EventoFilter & Some,
) {
  const rows = await whole(db, filter)
    .where(touching(from, to))
    .orderBy('eventos.fecha_inicio')
    .orderBy(hora)
    .orderBy('eventos.id')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map(asRow);
}

/** Events that come back, by title; which days they take place the rule says, not the database. */
export async function listRecurringEventos(db: Db, filter?: EventoFilter) {
  const rows = await whole(db, filter)
    .where('eventos.regla_recurrencia', 'is not', null)
    .orderBy('eventos.busqueda')
    .orderBy('eventos.id')
    .execute();
  return rows.map(asRow);
}

/** Those that are not over, last written first. */
export function listNewestEventos(db: Db, { today, limit, ...filter }: { today: Day; limit: number } & EventoFilter) {
  return matching(db, filter)
    .where((eb) => eb.or([eb('ultimo_dia', 'is', null), eb('ultimo_dia', '>=', today)]))
    .select(['id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Some of them by their ids. */
export async function findEventos(db: Db, ids: number[]): Promise<EventoRow[]> {
  if (ids.length === 0) return [];
  return (await whole(db).where('eventos.id', 'in', ids).execute()).map(asRow);
}

/** What is seen of an event beside another one: many are looked at, few are shown. */
export type EventoBeside = Awaited<ReturnType<typeof listBeginningBeside>>[number] & Partial<Cambios>;

interface Beside extends EventoFilter {
  limit: number;
}

/** With days of their own that begin on one of [from, to]: found by their day, however many there have been. */
export function listBeginningBeside(db: Db, { from, to, limit, ...filter }: { from: Day; to: Day } & Beside) {
  return beside(db, filter)
    .where('eventos.fecha_inicio', '>=', from)
    .where('eventos.fecha_inicio', '<=', to)
    .orderBy('eventos.fecha_inicio')
    .orderBy(hora)
    .orderBy('eventos.id')
    .limit(limit)
    .execute();
}

/** Of several days, begun before `begunBefore` and not over by `from`. */
export function listLastingBeside(
  db: Db,
  { from, begunBefore, limit, ...filter }: { from: Day; begunBefore: Day } & Beside,
) {
  return (
    beside(db, filter)
      .where('eventos.fecha_fin', 'is not', null)
      .where('eventos.ultimo_dia', '>=', from)
      // Written so, SQLite does not read all that ever began.
      .where(sql<boolean>`coalesce(eventos.fecha_inicio, '') < ${begunBefore}`)
      .orderBy('eventos.ultimo_dia')
      .limit(limit)
      .execute()
  );
}

export async function listSeriesBeside(db: Db, filter: EventoFilter): Promise<EventoBeside[]> {
  const rows = await beside(db, filter)
    .where('eventos.regla_recurrencia', 'is not', null)
    .select(['eventos.fechas_canceladas', 'eventos.fechas_movidas'])
    .execute();
  return rows.map(withCambios);
}

function beside(db: Db, filter: EventoFilter) {
  return matching(db, filter)
    .innerJoin('municipios', 'municipios.id', 'eventos.municipio_id')
    .select(['eventos.id', 'eventos.slug', 'eventos.titulo', 'eventos.hora', 'eventos.lugar', 'eventos.municipio_id'])
    .select(['eventos.latitud', 'eventos.longitud', 'eventos.fecha_inicio', 'eventos.fecha_fin'])
    .select(['eventos.regla_recurrencia', 'municipios.nombre as municipio_nombre'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud']);
}

interface Days {
  from: Day;
  to?: Day | undefined;
}

/** When each takes place and what it is called, nothing more: of thousands only a page is read whole. */
export function listDatedKeys(db: Db, { from, to, limit, ...filter }: Days & EventoFilter & Some) {
  return dated(db, { from, to, ...filter })
    .select(['id', 'slug', 'titulo', 'fecha_inicio', 'fecha_fin', 'hora', 'regla_recurrencia'])
    .orderBy('fecha_inicio')
    .orderBy(hora)
    .orderBy('id')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

export async function countDated(db: Db, filter: Days & EventoFilter): Promise<number> {
  const { total } = await dated(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The same of those that come back. */
export async function listSeriesKeys(db: Db, filter: EventoFilter) {
  const rows = await matching(db, filter)
    .where('regla_recurrencia', 'is not', null)
    .select(['id', 'slug', 'titulo', 'fecha_inicio', 'fecha_fin', 'hora', 'regla_recurrencia'])
    .select(['fechas_canceladas', 'fechas_movidas'])
    .orderBy('busqueda')
    .orderBy('id')
    .execute();
  return rows.map(withCambios);
}

function dated(db: Db, { from, to, ...filter }: Days & EventoFilter) {
  return matching(db, filter).where(touching(from, to));
}

const hora = sql<string>`coalesce(eventos.hora, '')`;

/**
 * Those that have days of their own and are not over by `from`. Without `to` they are read one after another as they
 * come, so that a page of them costs the same however many there are; written so, SQLite does not take the index by the
 * last day instead, and sort them all.
 */
function touching(from: Day, to: Day | undefined) {
  return to === undefined
    ? sql<boolean>`eventos.fecha_inicio is not null and coalesce(eventos.ultimo_dia, '') >= ${from}`
    : sql<boolean>`eventos.ultimo_dia is not null and eventos.ultimo_dia >= ${from} and eventos.fecha_inicio <= ${to}`;
}

function asRow<Row extends { etiquetas: string; fechas_canceladas: string; fechas_movidas: string }>(row: Row) {
  return withCambios(withEtiquetas(row));
}

/** With the names of its municipality and its type. */
function whole(db: Db, filter?: EventoFilter) {
  return matching(db, filter)
    .innerJoin('municipios', 'municipios.id', 'eventos.municipio_id')
    .leftJoin('tipos_evento', 'tipos_evento.id', 'eventos.tipo_evento_id')
    .selectAll('eventos')
    .select(['municipios.nombre as municipio_nombre', 'municipios.slug as municipio_slug'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud'])
    .select('tipos_evento.nombre as tipo_evento_nombre');
}

function matching(db: Db, { search, municipioId, tipoId, etiqueta }: EventoFilter = {}) {
  return db
    .selectFrom('eventos')
    .$if(Boolean(search), (query) => query.where('eventos.busqueda', 'like', `%${plain(search!)}%`))
    .$if(municipioId !== undefined, (query) => query.where('eventos.municipio_id', '=', municipioId!))
    .$if(tipoId !== undefined, (query) => query.where('eventos.tipo_evento_id', '=', tipoId!))
    .$if(etiqueta !== undefined, (query) => query.where('eventos.etiquetas', 'like', etiquetaPattern(etiqueta!)));
}
