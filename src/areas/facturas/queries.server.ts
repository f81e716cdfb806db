import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Modo } from '#areas/ajustes/defaults.ts';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Day } from '#values/day.ts';
import { enterInBook, leaveSums } from './book-queries.server.ts';
import type { Desglose, FacturaCitada, Linea, Parte } from './factura.ts';

export type FacturaRow = NonNullable<Awaited<ReturnType<typeof findFactura>>>;
export type RegistroRow = Awaited<ReturnType<typeof listRegistros>>[number];

/** What an invoice says besides its columns. */
export interface DatosFactura {
  emisor: Parte;
  cliente: Parte | null;
  lineas: Linea[];
  /** What was sold, in a line. */
  descripcion: string;
  rectifica: FacturaCitada[];
  sustituye: FacturaCitada[];
  /** When it was sold or paid, where that is another day. */
  operacion?: Day;
  /** The order, as its buyer knows it. */
  cod_pedido: string | null;
  /** How it looked that day: the name of the logo's file (its address in those of before), and the text below. */
  logo: string | null;
  pie: string;
  /** Whether its record went to the tax agency; those of before there was that do not say it. */
  verifactu?: Modo;
}

export function findFactura(db: Db, by: { id: number } | { numero: string } | { clave: string } | { intento: string }) {
  const [[column, value]] = Object.entries(by) as [['id' | 'numero' | 'clave' | 'intento', string | number]];
  return db.selectFrom('facturas').selectAll().where(column, '=', value).executeTakeFirst();
}

export function findLastTo(db: Db, nombre: string) {
  return db
    .selectFrom('facturas')
    .selectAll()
    .where('cliente_nombre', '=', nombre)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Waits for whoever issues at this moment: numbers and chain are given one after the other. */
export function lockCadena(db: Db) {
  const lock = db.updateTable('facturacion_cadena').set({ id: sql`id` }).where('id', '=', 1);
  return lock.returningAll().executeTakeFirstOrThrow();
}

export function readCadena(db: Db) {
  return db.selectFrom('facturacion_cadena').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
}

export async function moveCadena(
  db: Db,
  last: { nif: string; numero: string; fecha: Day; huella: string; generado_en: string; verifactu_ejercicio?: number },
): Promise<void> {
  await db.updateTable('facturacion_cadena').set(last).where('id', '=', 1).execute();
}

/** The next number of a series in the year of that day, which is never before the last one's. The chain is locked. */
export async function nextOrden(db: Db, serie: string, today: Day): Promise<{ orden: number; fecha: Day }> {
  const { rows } = await sql<{ orden: number; fecha: Day }>`
    insert into facturas_series (serie, ejercicio, ultimo, fecha)
    select ${serie}, cast(substr(fecha, 1, 4) as integer), 1, fecha from (
      select max(fecha) as fecha from (
        select fecha from facturas_series where serie = ${serie} union all select ${today}) as known) as latest
    where true
    on conflict (serie, ejercicio) do update set ultimo = facturas_series.ultimo + 1, fecha = excluded.fecha
    returning ultimo as orden, fecha`.execute(db);
  return rows[0]!;
}

export async function insertFactura(
  db: Db,
  values: Insertable<Schema['facturas']>,
  desglose: Desglose[],
): Promise<FacturaRow> {
  const row = await db.insertInto('facturas').values(values).returningAll().executeTakeFirstOrThrow();
  await db
    .insertInto('factura_desglose')
    .values(desglose.map((part) => ({ ...part, exenta: Number(part.exenta), factura_id: row.id, fecha: row.fecha })))
    .execute();
  await enterInBook(db, row, desglose);
  const { rectifica, sustituye } = datosOf(row);
  if (sustituye.length > 0)
    await leaveSums(
      db,
      sustituye.map(({ id }) => id),
    );
  const links = [
    ...rectifica.map(({ id }) => ({ otra_id: id, tipo: 'rectifica' as const })),
    ...sustituye.map(({ id }) => ({ otra_id: id, tipo: 'sustituye' as const })),
  ];
  if (links.length > 0)
    await db
      .insertInto('factura_enlaces')
      .values(links.map((link) => ({ ...link, factura_id: row.id, fecha: row.fecha })))
      .execute();
  return row;
}

export function datosOf({ datos }: Pick<FacturaRow, 'datos'>): DatosFactura {
  return JSON.parse(datos) as DatosFactura;
}

export function insertRegistro(db: Db, values: Insertable<Schema['registros_facturacion']>) {
  return db.insertInto('registros_facturacion').values(values).returning('id').executeTakeFirstOrThrow();
}

interface RegistroRange {
  afterId?: number;
  upToId?: number | undefined;
}

/** In the order of the chain. */
export function listRegistros(
  db: Db,
  { limit = 500, offset = 0, ...range }: RegistroRange & { limit?: number; offset?: number },
) {
  return registrosOf(db, range).selectAll().orderBy('id').limit(limit).offset(offset).execute();
}

export async function countRegistros(db: Db, range: RegistroRange): Promise<number> {
  const count = registrosOf(db, range).select((eb) => eb.fn.countAll<number>().as('total'));
  return (await count.executeTakeFirstOrThrow()).total;
}

function registrosOf(db: Db, { afterId = 0, upToId }: RegistroRange) {
  return db
    .selectFrom('registros_facturacion')
    .where('id', '>', afterId)
    .$if(upToId !== undefined, (query) => query.where('id', '<=', upToId!));
}

/** What these invoices say that their records must say too, by id. */
export async function listSaid(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('facturas')
    .select(['id', 'numero', 'fecha', 'tipo', 'cuota_cents', 'total_cents'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findLogo(db: Db, nombre: string) {
  return db.selectFrom('factura_logos').select('png').where('nombre', '=', nombre).executeTakeFirst();
}

/** As the first invoice with it was printed: whatever becomes of the file, those that bear it stay as they are. */
export async function keepLogo(db: Db, nombre: string, png: string): Promise<void> {
  const values = { nombre, png };
  await db
    .insertInto('factura_logos')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The last record made before a day of Madrid; 0 where there is none. */
export async function lastRegistroBefore(db: Db, day: Day): Promise<number> {
  const found = await db
    .selectFrom('registros_facturacion')
    .select('id')
    .where('generado_en', '<', day)
    .orderBy('generado_en', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? 0;
}

/** All of an order, the first first; those annulled too, and which those are. */
export async function listFacturasOf(db: Db, pedidoId: number) {
  const rows = await db
    .selectFrom('facturas')
    .selectAll()
    .select(isAnnulled)
    .where('pedido_id', '=', pedidoId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, anulada: row.anulada === 1 }));
}

/** Orders that lack an invoice the program should have issued: how many, and the first few. */
export async function listSinFactura(db: Db) {
  const lacking = db.selectFrom('pedidos').where('sin_factura', 'is not', null);
  const { total } = await lacking.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const first = await lacking.select(['cod_pedido', 'sin_factura']).orderBy('id').limit(3).execute();
  return { total, first };
}

/** The invoices that correct this one or take its place, the first first; those annulled too, and which those are. */
export function listAbout(db: Db, id: number) {
  return about(db, id).select(isAnnulled).execute();
}

/** Of these, what stands: one that was annulled takes nothing back and no place. */
export function listStanding(db: Db, id: number) {
  return about(db, id)
    .where((eb) => eb.not(eb.exists(annulment(eb))))
    .execute();
}

function isAnnulled(eb: ExpressionBuilder<Schema, 'facturas'>) {
  const flag = eb
    .case()
    .when(eb.exists(annulment(eb)))
    .then(1)
    .else(0)
    .end();
  return flag.$castTo<0 | 1>().as('anulada');
}

function annulment(eb: ExpressionBuilder<Schema, 'facturas'>) {
  return eb
    .selectFrom('registros_facturacion')
    .select('registros_facturacion.id')
    .whereRef('registros_facturacion.factura_id', '=', 'facturas.id')
    .where('registros_facturacion.tipo', '=', 'anulacion');
}

function about(db: Db, id: number) {
  return db
    .selectFrom('factura_enlaces')
    .innerJoin('facturas', 'facturas.id', 'factura_enlaces.factura_id')
    .selectAll('facturas')
    .select('factura_enlaces.tipo as enlace')
    .where('factura_enlaces.otra_id', '=', id)
    .orderBy('facturas.id');
}

export async function isAnulada(db: Db, facturaId: number): Promise<boolean> {
  const found = await db
    .selectFrom('registros_facturacion')
    .select('id')
    .where('factura_id', '=', facturaId)
    .where('tipo', '=', 'anulacion')
    .executeTakeFirst();
  return found !== undefined;
}

/** Of this refund there is one already. */
export async function hasFacturaOfReembolso(db: Db, reembolsoId: number, signo: 1 | -1): Promise<boolean> {
  const found = await db
    .selectFrom('facturas')
    .select('id')
    .where('reembolso_id', '=', reembolsoId)
    .where('total_cents', signo > 0 ? '>' : '<', 0)
    .executeTakeFirst();
  return found !== undefined;
}

export function listRegistrosOf(db: Db, facturaId: number) {
  return db
    .selectFrom('registros_facturacion')
    .select(['tipo', 'generado_en', 'huella', 'anterior'])
    .where('factura_id', '=', facturaId)
    .orderBy('id')
    .execute();
}
