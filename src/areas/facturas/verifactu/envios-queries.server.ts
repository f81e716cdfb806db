/** Which billing records wait for the tax agency, and what it said of the others. */
import { sql } from 'kysely';
import type { Modo } from '#areas/ajustes/defaults.ts';
import { readMeta, writeMeta } from '#server/db/meta.ts';
import type { Db } from '#server/db/open.ts';
import type { EstadoEnvio } from './modo.ts';

export async function insertEnvio(
  db: Db,
  values: { registro_id: number; factura_id: number; entorno: 'test' | 'production' },
): Promise<void> {
  await db
    .insertInto('registro_envios')
    .values({ ...values, estado: 'pendiente' })
    .execute();
}

/** Also what is still on its way: it goes first. What went to its test site is not known to the other. */
export async function isKnownToAgency(db: Db, facturaId: number, modo: Modo): Promise<boolean> {
  const found = await db
    .selectFrom('registro_envios')
    .select('registro_id')
    .where('factura_id', '=', facturaId)
    .where('entorno', '=', modo === 'test' ? 'test' : 'production')
    .where('estado', 'in', ['pendiente', 'aceptado', 'con_errores'])
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that wait, in the order of the chain. */
export function listPending(db: Db, limit: number) {
  return db
    .selectFrom('registro_envios')
    .innerJoin('registros_facturacion', 'registros_facturacion.id', 'registro_envios.registro_id')
    .selectAll('registros_facturacion')
    .select('registro_envios.entorno')
    .where('registro_envios.estado', '=', 'pendiente')
    .orderBy('registro_envios.registro_id')
    .limit(limit)
    .execute();
}
export type PendingRow = Awaited<ReturnType<typeof listPending>>[number];

/** So many at least. */
export async function hasPending(db: Db, count: number): Promise<boolean> {
  const found = await db
    .selectFrom('registro_envios')
    .select('registro_id')
    .where('estado', '=', 'pendiente')
    .orderBy('registro_id')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether any record was ever to go to the agency. */
export async function hasSent(db: Db): Promise<boolean> {
  const found = await db.selectFrom('registro_envios').select('registro_id').limit(1).executeTakeFirst();
  return found !== undefined;
}

export interface Verdict {
  registro_id: number;
  estado: EstadoEnvio;
  codigo: string | null;
  descripcion: string | null;
  csv: string | null;
}

/** What the agency said; of one it has said something of already, the first counts. */
export async function saveVerdicts(db: Db, verdicts: Verdict[], respondido_en: string): Promise<void> {
  for (const { registro_id, ...said } of verdicts)
    await db
      .updateTable('registro_envios')
      .set({ ...said, respondido_en })
      .where('registro_id', '=', registro_id)
      .where('estado', '=', 'pendiente')
      .execute();
}

/** Another record takes its place. */
export async function markSubsanado(db: Db, registroId: number): Promise<void> {
  await db.updateTable('registro_envios').set({ estado: 'subsanado' }).where('registro_id', '=', registroId).execute();
}

/** The last record of an invoice that was sent or waits to be. */
export function findLastEnvio(db: Db, facturaId: number) {
  return db
    .selectFrom('registro_envios')
    .innerJoin('registros_facturacion', 'registros_facturacion.id', 'registro_envios.registro_id')
    .selectAll('registro_envios')
    .select(['registros_facturacion.tipo', 'registros_facturacion.subsana'])
    .where('registro_envios.factura_id', '=', facturaId)
    .orderBy('registro_envios.registro_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Of each of these invoices, what became of its last record; those of which none goes there are not in it. */
export async function listLastEnvios(db: Db, facturaIds: number[]): Promise<Map<number, EstadoEnvio>> {
  const rows = await db
    .selectFrom('registro_envios')
    .select(['factura_id', 'estado'])
    .where('factura_id', 'in', facturaIds)
    .orderBy('registro_id')
    .execute();
  return new Map(rows.map(({ factura_id, estado }) => [factura_id, estado]));
}

/** An annulment that came after it leaves nothing to mend. */
export const isOpen = sql<boolean>`not exists (
  select 1 from registros_facturacion a where a.factura_id = registro_envios.factura_id
    and a.tipo = 'anulacion' and a.id > registro_envios.registro_id)`;

export async function countEnvios(db: Db): Promise<Record<'pendiente' | 'con_errores' | 'rechazado', number>> {
  const counts = { pendiente: 0, con_errores: 0, rechazado: 0 };
  for (const estado of ['pendiente', 'con_errores', 'rechazado'] as const) {
    const { total } = await db
      .selectFrom('registro_envios')
      .where('estado', '=', estado)
      .$if(estado !== 'pendiente', (query) => query.where(isOpen))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    counts[estado] = total;
  }
  return counts;
}

/** How it goes with the agency: what is to be waited for, and since when it does not answer. */
export interface EstadoServicio {
  /** Nothing is sent before. */
  siguiente_en?: string;
  /** As the service last asked for, in seconds. */
  espera_s?: number;
  respondido_en?: string;
  /** Since when each try has failed, how many there were, and why the last one did. */
  falla_desde?: string;
  intentos?: number;
  motivo?: string;
  /** So many at once at most, while one of them cannot be read. */
  lote?: number;
}

const clave = 'verifactu';

export async function readServicio(db: Db): Promise<EstadoServicio> {
  return JSON.parse((await readMeta(db, clave)) ?? '{}') as EstadoServicio;
}

export async function writeServicio(db: Db, estado: EstadoServicio): Promise<void> {
  await writeMeta(db, clave, JSON.stringify(estado));
}
