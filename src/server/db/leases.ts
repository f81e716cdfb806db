/** The table of work: whose each job is and until when, how far it has come, and when it is due. */
import { sql } from 'kysely';
import type { Db } from './open.ts';

/** The database's clock, the same for all machines. SQLite answers a text: it is on this machine, whose clock we have. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date | string }>`select current_timestamp as now`.execute(db);
  const { now } = rows[0]!;
  return typeof now === 'string' ? new Date() : now;
}

interface Taking {
  nombre: string;
  dueno: string;
  now: string;
  hasta: string;
  /** When it is due again. */
  siguiente_en: string;
  /** Also before it is due. */
  isAsked: boolean;
}

/** How often it has failed in a row; undefined when somebody else is at it, or it is not due. An owner that let its time pass is dead. */
export async function takeLease(db: Db, { now, isAsked, ...row }: Taking): Promise<{ fallos: number } | undefined> {
  return db
    .insertInto('trabajos')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('nombre')
        .doUpdateSet({ dueno: row.dueno, hasta: row.hasta, siguiente_en: row.siguiente_en, progreso: null })
        .where((eb) =>
          eb.or([
            eb('trabajos.hasta', '<', now),
            eb.and([eb('trabajos.dueno', 'is', null), ...(isAsked ? [] : [eb('trabajos.siguiente_en', '<=', now)])]),
          ]),
        ),
    )
    .returning('fallos')
    .executeTakeFirst();
}

/** False when it is somebody else's by now. */
export async function renewLease(
  db: Db,
  { nombre, dueno }: { nombre: string; dueno: string },
  { hasta, progreso }: { hasta: string; progreso: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trabajos')
    .set({ hasta, progreso })
    .where('nombre', '=', nombre)
    .where('dueno', '=', dueno)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Ending {
  fallos: number;
  siguiente_en?: string;
  /** Due again by then at the latest; sooner if somebody has asked for it meanwhile. */
  noLaterThan?: string | undefined;
}

export async function releaseLease(
  db: Db,
  { nombre, dueno }: { nombre: string; dueno: string },
  { noLaterThan, ...values }: Ending,
): Promise<void> {
  await db
    .updateTable('trabajos')
    .set({ ...values, dueno: null, hasta: null, progreso: null })
    .where('nombre', '=', nombre)
    .where('dueno', '=', dueno)
    .execute();
  if (noLaterThan) await askForWork(db, nombre, noLaterThan);
}

/** Due at this instant, if not before; whoever is at it then does it once more. */
export async function askForWork(db: Db, nombre: string, at: string): Promise<void> {
  await db
    .updateTable('trabajos')
    .set({ siguiente_en: at })
    .where('nombre', '=', nombre)
    .where('siguiente_en', '>', at)
    .execute();
}

/** Those that the table does not know yet are due. */
export async function addWork(db: Db, nombres: string[], now: string): Promise<void> {
  await db
    .insertInto('trabajos')
    .values(nombres.map((nombre) => ({ nombre, siguiente_en: now })))
    .onConflict((conflict) => conflict.column('nombre').doNothing())
    .execute();
}

export function listWork(db: Db) {
  return db.selectFrom('trabajos').selectAll().execute();
}

export function findWork(db: Db, nombre: string) {
  return db.selectFrom('trabajos').selectAll().where('nombre', '=', nombre).executeTakeFirst();
}
