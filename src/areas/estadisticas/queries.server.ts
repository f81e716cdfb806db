/** Sums by day: added to from memory, and read for the screens. */
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Day } from '#values/day.ts';
import type { EstadisticaTipo, Period } from './estadistica.ts';

export interface Sum {
  dia: Day;
  tipo: EstadisticaTipo;
  clave: string;
  cuenta: number;
}

/** A statement takes only so many values. */
const batch = 200;

/** Adds to what is there. Always in the same order: two processes never wait for each other's rows. */
export async function addSums(db: Db, sums: Sum[]): Promise<void> {
  const ids = await idsOf(db, sums);
  const rows = sums
    .map(({ dia, tipo, clave, cuenta }) => ({ dia, clave_id: ids.get(`${tipo} ${clave}`)!, cuenta }))
    .sort((one, other) => (one.dia === other.dia ? one.clave_id - other.clave_id : one.dia < other.dia ? -1 : 1));
  for (let at = 0; at < rows.length; at += batch)
    await db
      .insertInto('estadisticas')
      .values(rows.slice(at, at + batch))
      .onConflict((conflict) =>
        conflict
          .columns(['dia', 'clave_id'])
          .doUpdateSet((eb) => ({ cuenta: eb('estadisticas.cuenta', '+', eb.ref('excluded.cuenta')) })),
      )
      .execute();
}

/** Written down where they are not yet. */
async function idsOf(db: Db, sums: Pick<Sum, 'tipo' | 'clave'>[]): Promise<Map<string, number>> {
  const wanted = [...new Map(sums.map(({ tipo, clave }) => [`${tipo} ${clave}`, { tipo, clave }])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, key]) => key);
  const ids = new Map<string, number>();
  for (let at = 0; at < wanted.length; at += batch) {
    const some = wanted.slice(at, at + batch);
    const find = async () => {
      const rows = await db
        .selectFrom('estadisticas_claves')
        .select(['id', 'tipo', 'clave'])
        .where((eb) => eb.or(some.map(({ tipo, clave }) => eb.and([eb('tipo', '=', tipo), eb('clave', '=', clave)]))))
        .execute();
      for (const { id, tipo, clave } of rows) ids.set(`${tipo} ${clave}`, id);
    };
    await find();
    const missing = some.filter(({ tipo, clave }) => !ids.has(`${tipo} ${clave}`));
    if (missing.length === 0) continue;
    await db
      .insertInto('estadisticas_claves')
      .values(missing)
      .onConflict((conflict) => conflict.columns(['tipo', 'clave']).doNothing())
      .execute();
    await find();
  }
  return ids;
}

/** What a day is hashed with: the first process to ask makes it, the others use the same. */
export async function saltOf(db: Db, dia: Day, fresh: string): Promise<string> {
  await db
    .insertInto('visitantes_hoy')
    .values({ dia, sal: fresh, registros: '' })
    .onConflict((conflict) => conflict.column('dia').doNothing())
    .execute();
  const { sal } = await db.selectFrom('visitantes_hoy').select('sal').where('dia', '=', dia).executeTakeFirstOrThrow();
  return sal;
}

/** What was counted of the day's visitors; the row is there since one of them was hashed. */
export async function readOnce(db: Db, dia: Day): Promise<string> {
  const row = await db.selectFrom('visitantes_hoy').select('contados').where('dia', '=', dia).executeTakeFirst();
  return row?.contados ?? '';
}

/** The same, nobody else's until the end of the transaction; nothing once the day is over. */
export async function lockOnce(db: Db, dia: Day): Promise<string | undefined> {
  const row = await db
    .updateTable('visitantes_hoy')
    .set((eb) => ({ dia: eb.ref('dia') }))
    .where('dia', '=', dia)
    .returning('contados')
    .executeTakeFirst();
  return row?.contados;
}

export async function writeOnce(db: Db, dia: Day, contados: string): Promise<void> {
  await db.updateTable('visitantes_hoy').set({ contados }).where('dia', '=', dia).execute();
}

/** The day's sketch as the others left it, nobody else's until the end of the transaction; nothing once the day is over. */
export async function lockSketch(db: Db, dia: Day): Promise<string | undefined> {
  const row = await db
    .updateTable('visitantes_hoy')
    .set((eb) => ({ dia: eb.ref('dia') }))
    .where('dia', '=', dia)
    .returning('registros')
    .executeTakeFirst();
  return row?.registros;
}

/** Never less than what is known already. */
export async function writeVisitors(db: Db, dia: Day, registros: string, cuenta: number): Promise<void> {
  await db.updateTable('visitantes_hoy').set({ registros }).where('dia', '=', dia).execute();
  const ids = await idsOf(db, [{ tipo: 'visitantes', clave: '' }]);
  await db
    .insertInto('estadisticas')
    .values({ dia, clave_id: ids.get('visitantes ')!, cuenta })
    .onConflict((conflict) =>
      conflict.columns(['dia', 'clave_id']).doUpdateSet({
        cuenta: sql`case when excluded.cuenta > estadisticas.cuenta then excluded.cuenta else estadisticas.cuenta end`,
      }),
    )
    .execute();
}

/** What visitors of earlier days were hashed with, and their sketches. */
export async function forgetSalts(db: Db, today: Day): Promise<void> {
  await db.deleteFrom('visitantes_hoy').where('dia', '<', today).execute();
}

/** What a day has counted so far, one by one. */
export function keysOfDay(db: Db, dia: Day) {
  return db
    .selectFrom('estadisticas')
    .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'estadisticas.clave_id')
    .where('dia', '=', dia)
    .select(['tipo', 'clave'])
    .execute();
}

/** Added up over the days, most first. */
export async function sumsOf(db: Db, { desde, hasta }: Period) {
  const added = db
    .selectFrom('estadisticas')
    .where('dia', '>=', desde)
    .where('dia', '<=', hasta)
    .groupBy('clave_id')
    .select(['clave_id', (eb) => eb.fn.sum<number>('cuenta').as('cuenta')])
    .as('sumas');
  const rows = await db
    .selectFrom(added)
    .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'sumas.clave_id')
    .select(['tipo', 'clave', 'cuenta'])
    .execute();
  return rows as { tipo: EstadisticaTipo; clave: string; cuenta: number }[];
}

/** By day and kind: few rows, however many things were counted. */
export async function byDay(db: Db, { desde, hasta }: Period, tipos: EstadisticaTipo[]) {
  return db
    .selectFrom('estadisticas')
    .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'estadisticas.clave_id')
    .where('dia', '>=', desde)
    .where('dia', '<=', hasta)
    .where('tipo', 'in', tipos)
    .groupBy(['dia', 'tipo'])
    .select(['dia', 'tipo', (eb) => eb.fn.sum<number>('cuenta').as('cuenta')])
    .orderBy('dia')
    .execute();
}

/** The first of these days that counted it. Each day is looked up, for the keys of the table begin with it. */
export async function firstDayOfKey(db: Db, clave: string, tipo: EstadisticaTipo, days: Day[]) {
  const { first } = await db
    .selectFrom('estadisticas')
    .innerJoin('estadisticas_claves', 'estadisticas_claves.id', 'estadisticas.clave_id')
    .where('tipo', '=', tipo)
    .where('clave', '=', clave)
    .where('dia', 'in', days)
    .select(sql<Day | null>`min(dia)`.as('first'))
    .executeTakeFirstOrThrow();
  return first;
}

/** One thing's, day by day. */
export async function daysOfKey(db: Db, clave: string, tipos: EstadisticaTipo[], { desde, hasta }: Period) {
  const keys = await db
    .selectFrom('estadisticas_claves')
    .select(['id', 'tipo'])
    .where('tipo', 'in', tipos)
    .where('clave', '=', clave)
    .execute();
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('estadisticas')
    .select(['dia', 'clave_id', 'cuenta'])
    .where('dia', '>=', desde)
    .where('dia', '<=', hasta)
    .where(
      'clave_id',
      'in',
      keys.map(({ id }) => id),
    )
    .orderBy('dia')
    .execute();
  return rows.map(({ dia, clave_id, cuenta }) => ({ dia, cuenta, tipo: keys.find(({ id }) => id === clave_id)!.tipo }));
}

/** Orders that were paid on these days. */
export async function countPaid(db: Db, { desde, hasta }: Period): Promise<number> {
  const { total } = await db
    .selectFrom('pedidos')
    .where('dia_venta', '>=', desde)
    .where('dia_venta', '<=', hasta)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Sums of before this day, and the names that nothing is left of. */
export async function forgetSums(db: Db, before: Day): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('estadisticas').where('dia', '<', before).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await db
    .deleteFrom('estadisticas_claves')
    .where('id', 'not in', db.selectFrom('estadisticas').select('clave_id').distinct())
    .execute();
}
