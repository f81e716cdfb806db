import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import type { Modo } from '#areas/ajustes/defaults.ts';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Day } from '#values/day.ts';
import { plain } from '#values/slug.ts';
import type { Desglose, FacturaCitada, Linea, Parte, TipoFactura } from './factura.ts';
import type { EstadoEnvio } from './verifactu/modo.ts';

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
  /** The order, as its buyer knows it. */
  cod_pedido: string | null;
  /** How it looked that day: the logo's address, and the text below. */
  logo: string | null;
  pie: string;
  /** Whether its record went to the tax agency; those of before there was that do not say it. */
  verifactu?: Modo;
}

export function findFactura(db: Db, by: { id: number } | { numero: string } | { clave: string }) {
  const [[column, value]] = Object.entries(by) as [['id' | 'numero' | 'clave', string | number]];
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
export async function lockCadena(db: Db) {
  await db.updateTable('facturacion_cadena').set({ id: sql`id` }).where('id', '=', 1).execute();
  return readCadena(db);
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
  const last = await db
    .selectFrom('facturas_series')
    .select('fecha')
    .where('serie', '=', serie)
    .orderBy('ejercicio', 'desc')
    .limit(1)
    .executeTakeFirst();
  const fecha = last && last.fecha > today ? last.fecha : today;
  const { ultimo } = await db
    .insertInto('facturas_series')
    .values({ serie, ejercicio: Number(fecha.slice(0, 4)), ultimo: 1, fecha })
    .onConflict((conflict) =>
      conflict.columns(['serie', 'ejercicio']).doUpdateSet({ ultimo: sql`facturas_series.ultimo + 1`, fecha }),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return { orden: ultimo, fecha };
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
  const { rectifica, sustituye } = datosOf(row);
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
  return db.insertInto('registros_facturacion').values(values).returningAll().executeTakeFirstOrThrow();
}

/** In the order of the chain. */
export function listRegistros(db: Db, { afterId = 0, limit = 500, desde = '', hasta = '9999' } = {}) {
  return db
    .selectFrom('registros_facturacion')
    .selectAll()
    .where('id', '>', afterId)
    .where('generado_en', '>=', desde)
    .where('generado_en', '<', hasta)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** All of an order, the first first. */
export function listFacturasOf(db: Db, pedidoId: number) {
  return db.selectFrom('facturas').selectAll().where('pedido_id', '=', pedidoId).orderBy('id').execute();
}

/** Orders that lack an invoice the program should have issued: how many, and the first few. */
export async function listSinFactura(db: Db) {
  const lacking = db.selectFrom('pedidos').where('sin_factura', 'is not', null);
  const { total } = await lacking.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const first = await lacking.select(['cod_pedido', 'sin_factura']).orderBy('id').limit(3).execute();
  return { total, first };
}

/** The invoices that correct this one or take its place, the first first. */
export function listAbout(db: Db, id: number) {
  return db
    .selectFrom('factura_enlaces')
    .innerJoin('facturas', 'facturas.id', 'factura_enlaces.factura_id')
    .selectAll('facturas')
    .select('factura_enlaces.tipo as enlace')
    .where('factura_enlaces.otra_id', '=', id)
    .orderBy('facturas.id')
    .execute();
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

export interface FacturaFilter {
  tipo?: TipoFactura | undefined;
  desde?: Day | undefined;
  hasta?: Day | undefined;
  search?: string | undefined;
  /** What became of one of its records at the tax agency. */
  envio?: EstadoEnvio | undefined;
}

function matching(db: Db, { tipo, desde, hasta, search, envio }: FacturaFilter) {
  return db
    .selectFrom('facturas')
    .$if(envio !== undefined, (query) => query.where((eb) => sentAs(eb, envio!)))
    .$if(tipo !== undefined, (query) => query.where('facturas.tipo', '=', tipo!))
    .$if(desde !== undefined, (query) => query.where('facturas.fecha', '>=', desde!))
    .$if(hasta !== undefined, (query) => query.where('facturas.fecha', '<=', hasta!))
    .$if(Boolean(search), (query) => query.where('facturas.busqueda', 'like', `%${plain(search!)}%`));
}

/** Newest first, each with whether it is annulled or replaced. */
export function listFacturas(db: Db, filter: FacturaFilter & PageRequest, total: number) {
  const chosen = matching(db, filter)
    .selectAll('facturas')
    .select(whatBecame)
    .orderBy('fecha', 'desc')
    .orderBy('id', 'desc');
  return listPage(chosen, total, filter);
}

/** Oldest first, as the book of issued invoices has them, so many at a time. */
export function listBook(db: Db, filter: FacturaFilter, afterId: number, limit: number) {
  return matching(db, filter)
    .selectAll('facturas')
    .select(whatBecame)
    .where('facturas.id', '>', afterId)
    .orderBy('facturas.id')
    .limit(limit)
    .execute();
}

function whatBecame(eb: ExpressionBuilder<Schema, 'facturas'>) {
  return [
    annulled(eb).as('anulada'),
    linked(eb, 'sustituye').as('sustituida'),
    linked(eb, 'rectifica').as('rectificada'),
  ] as const;
}

function annulled(eb: ExpressionBuilder<Schema, 'facturas'>) {
  return eb.exists(
    eb
      .selectFrom('registros_facturacion')
      .select('registros_facturacion.id')
      .whereRef('registros_facturacion.factura_id', '=', 'facturas.id')
      .where('registros_facturacion.tipo', '=', 'anulacion'),
  );
}

function sentAs(eb: ExpressionBuilder<Schema, 'facturas'>, estado: EstadoEnvio) {
  return eb.exists(
    eb
      .selectFrom('registro_envios')
      .select('registro_envios.registro_id')
      .whereRef('registro_envios.factura_id', '=', 'facturas.id')
      .where('registro_envios.estado', '=', estado),
  );
}

function linked(eb: ExpressionBuilder<Schema, 'facturas'>, tipo: 'sustituye' | 'rectifica') {
  return eb.exists(
    eb
      .selectFrom('factura_enlaces')
      .select('factura_enlaces.id')
      .whereRef('factura_enlaces.otra_id', '=', 'facturas.id')
      .where('factura_enlaces.tipo', '=', tipo),
  );
}

export async function countFacturas(db: Db, filter: FacturaFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** By rate: what counts, without what was annulled or replaced. */
export function sumFacturas(db: Db, filter: FacturaFilter) {
  return matching(db, filter)
    .innerJoin('factura_desglose', 'factura_desglose.factura_id', 'facturas.id')
    .where((eb) => eb.not(annulled(eb)))
    .where((eb) => eb.not(linked(eb, 'sustituye')))
    .select(['factura_desglose.iva', 'factura_desglose.exenta'])
    .select((eb) => [
      eb.fn.sum<number>('factura_desglose.base_cents').as('base_cents'),
      eb.fn.sum<number>('factura_desglose.cuota_cents').as('cuota_cents'),
    ])
    .groupBy(['factura_desglose.iva', 'factura_desglose.exenta'])
    .orderBy('factura_desglose.iva', 'desc')
    .execute();
}

export function listRegistrosOf(db: Db, facturaId: number) {
  return db
    .selectFrom('registros_facturacion')
    .select(['tipo', 'generado_en', 'huella', 'anterior'])
    .where('factura_id', '=', facturaId)
    .orderBy('id')
    .execute();
}
