/** The book of issued invoices, as quick with 100,000 as with a hundred: sums are kept by day, invoices are found by words. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Day } from '#values/day.ts';
import { plain } from '#values/slug.ts';
import type { Desglose } from './factura.ts';
import type { TipoFactura } from './tipos.ts';
import { isOpen, listLastEnvios } from './verifactu/envios-queries.server.ts';
import type { EstadoEnvio } from './verifactu/modo.ts';

export interface FacturaFilter {
  tipo?: TipoFactura | undefined;
  desde?: Day | undefined;
  hasta?: Day | undefined;
  search?: string | undefined;
  /** What became of one of its records at the tax agency. */
  envio?: EstadoEnvio | undefined;
}

/** Those that a search or a state of sending chooses: by their ids while they are few, otherwise by what they must have. */
export interface Chosen extends FacturaFilter {
  ids?: number[];
  palabras: string[];
}

/** So many at most are read one by one; of more, the newest few are soon met when all are gone through. */
const few = 1000;
const maxPalabras = 8;
const portion = 300;

/** An invoice is found by the beginnings of its words; of "000012" by "12" too. */
export function palabrasOf(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.flatMap((word) => [word, word.replace(/^0+/, '')]).filter(Boolean))];
}

export async function choose(db: Db, filter: FacturaFilter): Promise<Chosen> {
  const { search, envio } = filter;
  const words = plain(search ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  // Long words are rarer.
  const palabras = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, maxPalabras);
  if (search && palabras.length === 0) return { ...filter, palabras, ids: [] };
  const [first, ...others] = [...palabras.map(having), ...(envio ? [sentAs(envio)] : [])];
  if (first === undefined) return { ...filter, palabras };
  const also = others.map((set) => sql`and ${isIn(set, 'una.factura_id')}`);
  const { rows } = await sql<{ factura_id: number }>`
    select factura_id from (${first}) as una where true ${sql.join(also, sql` `)} limit ${few + 1}`.execute(db);
  const ids = [...new Set(rows.map(({ factura_id }) => factura_id))];
  return { ...filter, palabras, ...(rows.length <= few && { ids }) };
}

function having(word: string) {
  return sql`select factura_id from factura_palabras where palabra >= ${word} and palabra < ${`${word}\uffff`}`;
}

function sentAs(estado: EstadoEnvio) {
  const sent = sql`select factura_id from registro_envios where estado = ${estado}`;
  return estado === 'rechazado' || estado === 'con_errores' ? sql`${sent} and ${isOpen}` : sent;
}

/** Asked of each row in turn, never of all at once: what is chosen is read in its order, and only as far as it is shown. */
function isIn(set: RawBuilder<unknown>, id: string): RawBuilder<boolean> {
  return sql`(${set} and factura_id = ${sql.ref(id)} limit 1) is not null`;
}

function matching(db: Db, { tipo, desde, hasta, envio, ids, palabras }: Chosen) {
  const chosen = db
    .selectFrom('facturas')
    .$if(tipo !== undefined, (query) => query.where('facturas.tipo', '=', tipo!))
    .$if(desde !== undefined, (query) => query.where('facturas.fecha', '>=', desde!))
    .$if(hasta !== undefined, (query) => query.where('facturas.fecha', '<=', hasta!));
  if (ids) return chosen.where((eb) => (ids.length > 0 ? eb('facturas.id', 'in', ids) : eb.lit(false)));
  const sets = [...palabras.map(having), ...(envio ? [sentAs(envio)] : [])];
  return chosen.where((eb) => eb.and(sets.map((set) => isIn(set, 'facturas.id'))));
}

/** Newest first, each with what became of it. */
export async function listFacturas(db: Db, chosen: Chosen, request: PageRequest, { total, dias, newest }: Sums) {
  const from = (request.page - 1) * request.limit;
  const isAtHand = newest && (from + request.limit <= newest.length || newest.length === total);
  const { skip, hasta } = isAtHand ? { skip: 0 } : startOf(dias, from);
  const asked = isAtHand
    ? { palabras: [], ids: newest.slice(from, from + request.limit) }
    : { ...chosen, ...(hasta && { hasta }) };
  const rows = matching(db, asked).selectAll('facturas').orderBy('fecha', 'desc').orderBy('id', 'desc');
  const { rows: found, ...page } = await listPage(rows, total, request, skip);
  return { ...page, rows: await withWhatBecame(db, found) };
}

/** From which day on the list is read, and how many of that day are passed over: the last page costs what the first does. */
function startOf(dias: Dia[], offset: number): { skip: number; hasta?: Day } {
  let skip = offset;
  for (const { fecha, facturas } of dias) {
    if (skip < facturas) return { skip, hasta: fecha };
    skip -= facturas;
  }
  return { skip: offset };
}

/** Oldest first, as the book of issued invoices has them, so many at a time. */
export async function listBook(db: Db, chosen: Chosen, last: BookPosition | undefined, limit: number) {
  const rows = await matching(db, chosen)
    .selectAll('facturas')
    .$if(last !== undefined, (query) => query.where(isAfter(last!)))
    .orderBy('facturas.fecha')
    .orderBy('facturas.id')
    .limit(limit)
    .execute();
  return withWhatBecame(db, rows);
}

/** Each with whether it was annulled, replaced or corrected, and with what the agency said of its last record. */
async function withWhatBecame<Row extends { id: number }>(db: Db, rows: Row[]) {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const links = await db
    .selectFrom('factura_enlaces')
    .select(['factura_id', 'otra_id', 'tipo'])
    .where('otra_id', 'in', ids)
    .execute();
  const annulments = await db
    .selectFrom('registros_facturacion')
    .select('factura_id')
    .where('factura_id', 'in', [...ids, ...links.map(({ factura_id }) => factura_id)])
    .where('tipo', '=', 'anulacion')
    .execute();
  const annulled = new Set(annulments.map(({ factura_id }) => factura_id));
  const standing = links.filter(({ factura_id }) => !annulled.has(factura_id));
  const linked = new Set(standing.map(({ otra_id, tipo }) => `${tipo} ${otra_id}`));
  const envios = await listLastEnvios(db, ids);
  return rows.map((row) => ({
    ...row,
    envio: envios.get(row.id) ?? null,
    anulada: annulled.has(row.id),
    sustituida: linked.has(`sustituye ${row.id}`),
    rectificada: linked.has(`rectifica ${row.id}`),
  }));
}

interface BookPosition {
  fecha: Day;
  id: number;
}

function isAfter({ fecha, id }: BookPosition): RawBuilder<boolean> {
  return sql`(facturas.fecha, facturas.id) > (${fecha}, ${id})`;
}

/** What counts: neither annulled nor replaced by one that stands. */
function counts(id: string): RawBuilder<boolean> {
  const column = sql.ref(id);
  return sql`not exists (select 1 from registros_facturacion r where r.factura_id = ${column} and r.tipo = 'anulacion')
    and not exists (select 1 from factura_enlaces e where e.otra_id = ${column} and e.tipo = 'sustituye' and not exists (
      select 1 from registros_facturacion a where a.factura_id = e.factura_id and a.tipo = 'anulacion'))`;
}

interface Dia {
  fecha: Day;
  facturas: number;
}
type Suma = Omit<Desglose, 'exenta'> & { exenta: number };

export interface Sums {
  total: number;
  /** By rate: what counts, without what was annulled or replaced. */
  sumas: Suma[];
  /** How many there are of each day, the newest first. */
  dias: Dia[];
  /** Of those that were looked at one by one: which are the newest, so that the first pages need not look again. */
  newest?: number[];
}

export async function sumFacturas(db: Db, chosen: Chosen): Promise<Sums> {
  return chosen.ids || chosen.envio || chosen.palabras.length > 0 ? sumInPortions(db, chosen) : sumDias(db, chosen);
}

async function sumDias(db: Db, { tipo, desde, hasta }: Chosen): Promise<Sums> {
  const kept = db
    .selectFrom('facturas_por_dia')
    .$if(tipo !== undefined, (query) => query.where('tipo', '=', tipo!))
    .$if(desde !== undefined, (query) => query.where('fecha', '>=', desde!))
    .$if(hasta !== undefined, (query) => query.where('fecha', '<=', hasta!));
  const dias = await kept
    .select(['fecha', (eb) => eb.fn.sum<number>('facturas').as('facturas')])
    .groupBy('fecha')
    .orderBy('fecha', 'desc')
    .execute();
  const sumas = await kept
    .select(['iva', 'exenta'])
    .select((eb) => [
      eb.fn.sum<number>('base_cents').as('base_cents'),
      eb.fn.sum<number>('cuota_cents').as('cuota_cents'),
    ])
    .groupBy(['iva', 'exenta'])
    .orderBy('iva', 'desc')
    .orderBy('exenta')
    .execute();
  const total = dias.reduce((all, { facturas }) => all + facturas, 0);
  return {
    total,
    // Kept and gone through again and again: rows of the database are slow to look into.
    dias: dias.map(({ fecha, facturas }) => ({ fecha, facturas })),
    sumas: sumas.filter(({ base_cents, cuota_cents }) => base_cents !== 0 || cuota_cents !== 0),
  };
}

/** Of any others each is looked at; not all at once, for others wait meanwhile. */
async function sumInPortions(db: Db, chosen: Chosen): Promise<Sums> {
  const sumas = new Map<string, Suma>();
  const dias = new Map<Day, number>();
  let newest: number[] = [];
  let total = 0;
  for (let last: BookPosition | undefined; ; ) {
    const rows = await matching(db, chosen)
      .select(['facturas.id', 'facturas.fecha'])
      .$if(last !== undefined, (query) => query.where(isAfter(last!)))
      .orderBy('facturas.fecha')
      .orderBy('facturas.id')
      .limit(portion)
      .execute();
    total += rows.length;
    newest = [...newest, ...rows.map(({ id }) => id)].slice(-few);
    for (const { fecha } of rows) dias.set(fecha, (dias.get(fecha) ?? 0) + 1);
    for (const part of await listCounting(
      db,
      rows.map(({ id }) => id),
    )) {
      const key = `${part.iva} ${part.exenta}`;
      const suma = sumas.get(key) ?? { iva: part.iva, exenta: part.exenta, base_cents: 0, cuota_cents: 0 };
      suma.base_cents += part.base_cents;
      suma.cuota_cents += part.cuota_cents;
      sumas.set(key, suma);
    }
    last = rows.at(-1);
    if (rows.length < portion) break;
  }
  const inOrder = [...sumas.values()].sort((one, other) => other.iva - one.iva || one.exenta - other.exenta);
  const newestFirst = [...dias].map(([fecha, facturas]) => ({ fecha, facturas })).reverse();
  return { total, dias: newestFirst, sumas: inOrder, newest: newest.reverse() };
}

/** The rates of these, without those annulled or replaced. */
async function listCounting(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('factura_desglose')
    .innerJoin('facturas', 'facturas.id', 'factura_desglose.factura_id')
    .select(['facturas.fecha', 'facturas.tipo'])
    .select(['factura_desglose.iva', 'factura_desglose.exenta'])
    .select(['factura_desglose.base_cents', 'factura_desglose.cuota_cents'])
    .where('factura_desglose.factura_id', 'in', ids)
    .where(counts('factura_desglose.factura_id'))
    .execute();
}

/** In the transaction that issues it: the book knows it from then on. */
export async function enterInBook(
  db: Db,
  { id, fecha, tipo, busqueda }: { id: number; fecha: Day; tipo: TipoFactura; busqueda: string },
  desglose: Desglose[],
): Promise<void> {
  const palabras = palabrasOf(busqueda).map((palabra) => ({ palabra, factura_id: id }));
  await db.insertInto('factura_palabras').values(palabras).execute();
  const partes = desglose.map((part, index) => ({
    ...part,
    exenta: Number(part.exenta),
    facturas: index === 0 ? 1 : 0,
  }));
  await addToDias(
    db,
    partes.map((part) => ({ fecha, tipo, ...part })),
  );
}

/** Before they are annulled or replaced: they count no longer, and are still there. */
export async function leaveSums(db: Db, ids: number[]): Promise<void> {
  for (const { base_cents, cuota_cents, ...part } of await listCounting(db, ids))
    await addToDias(db, [{ ...part, facturas: 0, base_cents: -base_cents, cuota_cents: -cuota_cents }]);
}

/** After what had taken their place was annulled: those that count again. */
export async function returnToSums(db: Db, ids: number[]): Promise<void> {
  for (const part of await listCounting(db, ids)) await addToDias(db, [{ ...part, facturas: 0 }]);
}

async function addToDias(db: Db, partes: Schema['facturas_por_dia'][]): Promise<void> {
  await db
    .insertInto('facturas_por_dia')
    .values(partes)
    .onConflict((conflict) =>
      conflict.columns(['fecha', 'tipo', 'iva', 'exenta']).doUpdateSet({
        facturas: sql`facturas_por_dia.facturas + excluded.facturas`,
        base_cents: sql`facturas_por_dia.base_cents + excluded.base_cents`,
        cuota_cents: sql`facturas_por_dia.cuota_cents + excluded.cuota_cents`,
      }),
    )
    .execute();
}
