/** A site that comes from a copy may have given numbers since that the copy does not know: it asks before it gives any. */
import type { Db } from '#server/db/open.ts';
import { todayInMadrid } from '#values/day.ts';

export interface SerieUltimo {
  serie: string;
  ejercicio: number;
  ultimo: number;
}

/** Of a confirmation: where the series stood in the copy, and where it goes on. */
export interface SerieConfirmada extends SerieUltimo {
  antes: number;
}

/** Nothing is issued from now on until somebody says which numbers were given. */
export async function holdFacturas(db: Db, now: string): Promise<void> {
  await db.updateTable('facturacion_cadena').set({ restaurada_en: now }).where('id', '=', 1).execute();
  await db
    .insertInto('facturacion_eventos')
    .values({ tipo: 'restauracion', en: now, usuario: 'sistema', detalle: '[]' })
    .execute();
}

export function listSeries(db: Db): Promise<SerieUltimo[]> {
  return db
    .selectFrom('facturas_series')
    .select(['serie', 'ejercicio', 'ultimo'])
    .orderBy('ejercicio', 'desc')
    .orderBy('serie')
    .execute();
}

/** The chain is locked. Numbers go on after these, and dates never before today. */
export async function confirmSeries(
  db: Db,
  series: SerieConfirmada[],
  { usuario, now }: { usuario: string; now: string },
): Promise<void> {
  const today = todayInMadrid(new Date(now));
  for (const { serie, ejercicio, ultimo } of series) {
    const fecha = today.startsWith(String(ejercicio)) ? today : `${ejercicio}-12-31`;
    await db
      .insertInto('facturas_series')
      .values({ serie, ejercicio, ultimo, fecha })
      .onConflict((conflict) => conflict.columns(['serie', 'ejercicio']).doUpdateSet({ ultimo, fecha }))
      .execute();
  }
  await db.updateTable('facturacion_cadena').set({ restaurada_en: null }).where('id', '=', 1).execute();
  await db
    .insertInto('facturacion_eventos')
    .values({ tipo: 'confirmacion', en: now, usuario, detalle: JSON.stringify(series) })
    .execute();
}

export function listEventos(db: Db) {
  return db.selectFrom('facturacion_eventos').selectAll().orderBy('id').execute();
}
