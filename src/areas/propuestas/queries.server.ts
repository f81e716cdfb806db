import type { Insertable, Selectable, Updateable } from 'kysely';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Clase, EstadoPropuesta } from '#values/agenda/propuesta.ts';
import { plain } from '#values/slug.ts';
import { propuestaOrders } from './orders.ts';

export type PropuestaRow = Selectable<Schema['propuestas']>;

/** Undefined when there is one of this origin already. */
export function insertPropuesta(db: Db, values: Insertable<Schema['propuestas']>) {
  return db
    .insertInto('propuestas')
    .values(values)
    .onConflict((conflict) => conflict.column('origen_clave').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function updatePropuesta(db: Db, id: number, values: Updateable<Schema['propuestas']>): Promise<void> {
  await db
    .updateTable('propuestas')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

type By = { id: number } | { clave: string } | { origen_clave: string };

/** As it is, until the end of the transaction nobody else's. */
export function lockPropuesta(db: Db, by: By): Promise<PropuestaRow | undefined> {
  return db
    .updateTable('propuestas')
    .set((eb) => ({ version: eb.ref('version') }))
    .where(isThe('propuestas', by))
    .returningAll()
    .executeTakeFirst();
}

export function findPropuesta(db: Db, by: By): Promise<PropuestaRow | undefined> {
  return db.selectFrom('propuestas').selectAll().where(isThe('propuestas', by)).executeTakeFirst();
}

export interface PropuestaFilter extends PageRequest, Sorting {
  search?: string | undefined;
  estado?: EstadoPropuesta | 'abiertas' | undefined;
  clase?: Clase | undefined;
}

export function listPropuestas(db: Db, filter: PropuestaFilter) {
  const { estado } = filter;
  const matching = db
    .selectFrom('propuestas')
    .$if(Boolean(filter.search), (query) => query.where('busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.clase !== undefined, (query) => query.where('clase', '=', filter.clase!))
    .$if(estado === 'abiertas', (query) => query.where('estado', 'in', ['pendiente', 'devuelta']))
    .$if(estado !== undefined && estado !== 'abiertas', (query) =>
      query.where('estado', '=', estado as EstadoPropuesta),
    );
  return listPage(
    inOrder(matching.selectAll(), 'propuestas', propuestaOrders, filter, ['created_at', 'asc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

/** How many wait for somebody here to decide. */
export async function countPendientes(db: Db): Promise<number> {
  return countIn(db, 'pendiente');
}

/** How many nobody has confirmed yet. */
export function countUnconfirmed(db: Db): Promise<number> {
  return countIn(db, 'sin_confirmar');
}

/** The one that has waited longest for whoever sent it. */
export function findOldestUnconfirmed(db: Db, before: string): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('propuestas')
    .select('id')
    .where('estado', '=', 'sin_confirmar')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function countIn(db: Db, estado: EstadoPropuesta): Promise<number> {
  const { total } = await db
    .selectFrom('propuestas')
    .where('estado', '=', estado)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What the two are called, by their numbers. */
export async function namesOf(
  db: Db,
  { municipio_id, tipo_evento_id }: { municipio_id: number; tipo_evento_id: number | null },
) {
  const municipio = await db
    .selectFrom('municipios')
    .select('nombre')
    .where('id', '=', municipio_id)
    .executeTakeFirst();
  const tipo =
    tipo_evento_id === null
      ? undefined
      : await db.selectFrom('tipos_evento').select('nombre').where('id', '=', tipo_evento_id).executeTakeFirst();
  return { municipio_nombre: municipio?.nombre ?? '', tipo_evento_nombre: tipo?.nombre ?? null };
}

/** Where a collaborator is written to, while they may sign in. */
export async function emailOf(db: Db, usuario: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user')
    .select('email')
    .where('username', '=', usuario)
    .where('activo', '=', 1)
    .executeTakeFirst();
  return row?.email;
}
