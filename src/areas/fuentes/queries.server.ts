import type { Selectable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Day } from '#values/day.ts';
import { failuresBeforeNotice } from './fuente.ts';

export type FuenteRow = Selectable<Schema['fuentes']>;
export type TraidoRow = Selectable<Schema['fuente_eventos']>;

/** Those in trouble first. */
export function listFuentes(db: Db) {
  return db
    .selectFrom('fuentes')
    .innerJoin('municipios', 'municipios.id', 'fuentes.municipio_id')
    .selectAll('fuentes')
    .select('municipios.nombre as municipio_nombre')
    .orderBy((eb) => eb.case().when('fuentes.problema', 'is not', null).then(0).else(1).end())
    .orderBy('fuentes.busqueda')
    .orderBy('fuentes.id')
    .execute();
}

export async function findFuente(db: Db, by: { id: number } | { url: string }) {
  return db
    .selectFrom('fuentes')
    .innerJoin('municipios', 'municipios.id', 'fuentes.municipio_id')
    .selectAll('fuentes')
    .select('municipios.nombre as municipio_nombre')
    .$if('id' in by, (query) => query.where('fuentes.id', '=', (by as { id: number }).id))
    .$if('url' in by, (query) => query.where('fuentes.url', '=', (by as { url: string }).url))
    .executeTakeFirst();
}

/** Whose turn it is, those first that wait longest. */
export function listDue(db: Db, now: string, limit: number): Promise<FuenteRow[]> {
  return db
    .selectFrom('fuentes')
    .selectAll()
    .where('siguiente_en', '<=', now)
    .orderBy('siguiente_en')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function readTroubles(db: Db) {
  return db
    .selectFrom('fuentes')
    .select(['id', 'nombre', 'problema'])
    .where('fallos', '>=', failuresBeforeNotice)
    .orderBy('busqueda')
    .execute();
}

/** How it went: nothing that anybody edits. */
export async function noteFetch(db: Db, id: number, values: Partial<FuenteRow>): Promise<void> {
  await db.updateTable('fuentes').set(values).where('id', '=', id).execute();
}

export async function askNow(db: Db, id: number, now: string): Promise<void> {
  await noteFetch(db, id, { siguiente_en: now });
}

export function listTraidos(db: Db, fuenteId: number): Promise<TraidoRow[]> {
  return db.selectFrom('fuente_eventos').selectAll().where('fuente_id', '=', fuenteId).execute();
}

type NewTraido = Pick<TraidoRow, 'fuente_id' | 'uid' | 'traido' | 'dia'> &
  Partial<Pick<TraidoRow, 'evento_id' | 'propuesta_id' | 'es_ajeno'>>;

export async function keepTraido(db: Db, row: NewTraido): Promise<void> {
  const { fuente_id: _, uid: __, ...changed } = row;
  await db
    .insertInto('fuente_eventos')
    .values(row)
    .onConflict((conflict) => conflict.columns(['fuente_id', 'uid']).doUpdateSet(changed))
    .execute();
}

export async function forgetTraido(db: Db, id: number): Promise<void> {
  await db.deleteFrom('fuente_eventos').where('id', '=', id).execute();
}

/** What was over before `before`; what is somebody else's as soon as it is over: of the next time nobody has told us. */
export async function forgetPast(db: Db, fuenteId: number, today: Day, before: Day): Promise<void> {
  await db
    .deleteFrom('fuente_eventos')
    .where('fuente_id', '=', fuenteId)
    .where((eb) => eb.or([eb('dia', '<', before), eb('dia', '<', today).and('es_ajeno', '=', 1)]))
    .execute();
}
