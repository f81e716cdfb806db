/** The private address of each sponsor's report, and what was already announced of its contract. */
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import type { Day } from '#values/day.ts';
import { allSponsors } from '../sponsors/queries.server.ts';

/** 160 bits: nobody guesses it. Lower case, as all addresses are. */
function newKey(): string {
  return randomBytes(20).toString('hex');
}

/** Made when it is first asked for. */
export async function keyOf(db: Db, patrocinador: string, now: string): Promise<string> {
  await ensureInforme(db, patrocinador, now);
  const { clave } = await db
    .selectFrom('informes_patrocinador')
    .select('clave')
    .where('patrocinador', '=', patrocinador)
    .executeTakeFirstOrThrow();
  return clave;
}

/** The old address leads nowhere from now on. */
export async function renewKey(db: Db, patrocinador: string, now: string): Promise<string> {
  const clave = newKey();
  await db
    .insertInto('informes_patrocinador')
    .values({ patrocinador, clave, creado_en: now, fin_avisado: null, mes_enviado: null })
    .onConflict((conflict) => conflict.column('patrocinador').doUpdateSet({ clave, creado_en: now }))
    .execute();
  return clave;
}

/** Whose report it is; nobody's when it was renewed, or when the sponsor is gone. */
export async function findByKey(db: Db, clave: string) {
  const row = await db
    .selectFrom('informes_patrocinador')
    .select('patrocinador')
    .where('clave', '=', clave)
    .executeTakeFirst();
  return row && findShort(db, row.patrocinador);
}

export function findShort(db: Db, patrocinador: string) {
  return allSponsors(db)
    .where('patrocinador', '=', patrocinador)
    .select(['id', 'tipo', 'patrocinador', 'nombre', 'imagen', 'desde', 'hasta'])
    .executeTakeFirst();
}

/** True for the first process that sends the notice of this end. */
export async function claimEnd(db: Db, patrocinador: string, hasta: Day, now: string): Promise<boolean> {
  await ensureInforme(db, patrocinador, now);
  const { numUpdatedRows } = await db
    .updateTable('informes_patrocinador')
    .set({ fin_avisado: hasta })
    .where('patrocinador', '=', patrocinador)
    .where((eb) => eb.or([eb('fin_avisado', 'is', null), eb('fin_avisado', '!=', hasta)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True for whoever is first to mail this month's report. */
export async function claimMonth(db: Db, patrocinador: string, mes: string, now: string): Promise<boolean> {
  await ensureInforme(db, patrocinador, now);
  const { numUpdatedRows } = await db
    .updateTable('informes_patrocinador')
    .set({ mes_enviado: mes })
    .where('patrocinador', '=', patrocinador)
    .where((eb) => eb.or([eb('mes_enviado', 'is', null), eb('mes_enviado', '<', mes)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Who asked for the report and had a contract on one of these days. */
export function listToMail(db: Db, from: Day, to: Day) {
  return allSponsors(db)
    .where('informe_mensual', '=', 1)
    .where((eb) => eb.or([eb('desde', 'is', null), eb('desde', '<=', to)]))
    .where((eb) => eb.or([eb('hasta', 'is', null), eb('hasta', '>=', from)]))
    .select(['patrocinador', 'nombre', 'informe_email'])
    .orderBy('patrocinador')
    .execute();
}

async function ensureInforme(db: Db, patrocinador: string, now: string): Promise<void> {
  await db
    .insertInto('informes_patrocinador')
    .values({ patrocinador, clave: newKey(), creado_en: now, fin_avisado: null, mes_enviado: null })
    .onConflict((conflict) => conflict.column('patrocinador').doNothing())
    .execute();
}
