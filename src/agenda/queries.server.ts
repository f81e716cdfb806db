import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type Page, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Day } from '#values/day.ts';
import { plain } from '#values/slug.ts';

export type EventoValues = Omit<Insertable<Schema['eventos']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

function whole(db: Db) {
  return db
    .selectFrom('eventos')
    .innerJoin('municipios', 'municipios.id', 'eventos.municipio_id')
    .leftJoin('tipos_evento', 'tipos_evento.id', 'eventos.tipo_evento_id')
    .selectAll('eventos')
    .select(['municipios.nombre as municipio_nombre', 'tipos_evento.nombre as tipo_evento_nombre']);
}

export type EventoRow = NonNullable<Awaited<ReturnType<typeof findEvento>>>;

export function findEvento(db: Db, by: { id: number } | { slug: string }) {
  return whole(db)
    .$if('id' in by, (query) => query.where('eventos.id', '=', (by as { id: number }).id))
    .$if('slug' in by, (query) => query.where('eventos.slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst();
}

export interface EventoFilter {
  search?: string | undefined;
  municipioId?: number | undefined;
  tipoId?: number | undefined;
}

/** Last written first. */
export function listEventos(db: Db, filter: EventoFilter & PageRequest): Promise<Page<EventoRow>> {
  const { search, municipioId, tipoId } = filter;
  return listPage(
    whole(db)
      .$if(Boolean(search), (query) => query.where('eventos.busqueda', 'like', `%${plain(search!)}%`))
      .$if(municipioId !== undefined, (query) => query.where('eventos.municipio_id', '=', municipioId!))
      .$if(tipoId !== undefined, (query) => query.where('eventos.tipo_evento_id', '=', tipoId!))
      .orderBy('eventos.created_at', 'desc')
      .orderBy('eventos.id', 'desc'),
    db
      .selectFrom('eventos')
      .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
      .$if(municipioId !== undefined, (query) => query.where('municipio_id', '=', municipioId!))
      .$if(tipoId !== undefined, (query) => query.where('tipo_evento_id', '=', tipoId!))
      .select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

/** Events with days of their own that touch one of [from, to]; without `to`, all that are not over by `from`. */
export function listDatedEventos(db: Db, { from, to, municipioId, tipoId }: { from: Day; to?: Day } & EventoFilter) {
  return whole(db)
    .where('eventos.ultimo_dia', 'is not', null)
    .where('eventos.ultimo_dia', '>=', from)
    .$if(to !== undefined, (query) => query.where('eventos.fecha_inicio', '<=', to!))
    .$if(municipioId !== undefined, (query) => query.where('eventos.municipio_id', '=', municipioId!))
    .$if(tipoId !== undefined, (query) => query.where('eventos.tipo_evento_id', '=', tipoId!))
    .orderBy('eventos.fecha_inicio')
    .orderBy('eventos.id')
    .execute();
}

/** Events that come back, by title; which days they take place the rule says, not the database. */
export function listRecurringEventos(db: Db, { municipioId, tipoId }: EventoFilter = {}) {
  return whole(db)
    .where('eventos.regla_recurrencia', 'is not', null)
    .$if(municipioId !== undefined, (query) => query.where('eventos.municipio_id', '=', municipioId!))
    .$if(tipoId !== undefined, (query) => query.where('eventos.tipo_evento_id', '=', tipoId!))
    .orderBy('eventos.busqueda')
    .orderBy('eventos.id')
    .execute();
}

export async function insertEvento(db: Db, values: EventoValues, now: string): Promise<number> {
  const row = await db
    .insertInto('eventos')
    .values({ ...values, busqueda: plain(values.titulo), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateEvento(db: Db, id: number, values: Updateable<Schema['eventos']>, now: string) {
  const busqueda = values.titulo === undefined ? {} : { busqueda: plain(values.titulo as string) };
  await db
    .updateTable('eventos')
    .set({ ...values, ...busqueda, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countEventos(db: Db, of: { municipioId: number } | { tipoId: number }): Promise<number> {
  const row = await db
    .selectFrom('eventos')
    .$if('municipioId' in of, (query) => query.where('municipio_id', '=', (of as { municipioId: number }).municipioId))
    .$if('tipoId' in of, (query) => query.where('tipo_evento_id', '=', (of as { tipoId: number }).tipoId))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Every event's slug and date, for the site map. */
export function listEventoSlugs(db: Db) {
  return db.selectFrom('eventos').select(['slug', 'updated_at']).orderBy('id').execute();
}
