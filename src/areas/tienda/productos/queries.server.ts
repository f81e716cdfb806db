import { type ExpressionBuilder, sql } from 'kysely';
import { type Opcion, varianteName } from '#areas/tienda/variantes/opciones.ts';
import {
  followVariantes,
  keepOwnPictures,
  listVariantes,
  shiftVariante,
  shiftVarianteInTrash,
  type VariantesSent,
  varianteStock,
  writeVariantes,
} from '#areas/tienda/variantes/queries.server.ts';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type Orders, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { changeInTrash } from '#server/things/change-in-trash.ts';
import type { Row } from '#server/things/thing-row.ts';
import { plain } from '#values/slug.ts';
import { productoAdminOrders, productoOrders } from './orders.ts';

function whole(db: Db) {
  return db
    .selectFrom('productos')
    .innerJoin('tiendas', 'tiendas.id', 'productos.tienda_id')
    .innerJoin('categorias_producto', 'categorias_producto.id', 'productos.categoria_id')
    .selectAll('productos')
    .select(['tiendas.nombre as nombre_tienda', 'categorias_producto.nombre as nombre_categoria']);
}

export type ProductoRow = NonNullable<Awaited<ReturnType<typeof findProducto>>>;

export interface ProductoFilter {
  ids?: number[];
  id_tienda?: number | null | undefined;
  id_categoria?: number | null | undefined;
  q?: string | undefined;
  activo?: number | undefined;
  /** Running out: of it, or of one of its variants, there are so few units or fewer. */
  pocas?: number | undefined;
}

/** Newest first unless another order is asked for. */
export function listProductos(db: Db, filter: ProductoFilter, sorting: Sorting = {}) {
  return inOrder(matching(db, filter), 'productos', productoAdminOrders, sorting, ['id', 'desc']).execute();
}

/** Newest first unless another order is asked for. */
export function pageProductos(
  db: Db,
  filter: ProductoFilter,
  { orden, dir, ...request }: PageRequest & Sorting,
  orders: Orders = productoOrders,
) {
  return listPage(
    inOrder(matching(db, filter), 'productos', orders, { orden, dir }, ['id', 'desc']),
    matching(db, filter)
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

/** Of those that were found, the best first unless another order is asked for. */
export async function pageFound(
  db: Db,
  { ids, ...filter }: ProductoFilter & { ids: number[] },
  { orden, dir, page, limit }: PageRequest & Sorting,
) {
  const found =
    ids.length === 0
      ? []
      : await matching(db, { ...filter, ids })
          .clearSelect()
          .select(['productos.id', 'precio_cents'])
          .execute();
  const place = new Map(ids.map((id, index) => [id, index]));
  const way = dir === 'desc' ? -1 : 1;
  const best = found.toSorted(
    (one, other) =>
      (orden ? way * (one.precio_cents - other.precio_cents) : 0) || place.get(one.id)! - place.get(other.id)!,
  );
  const shown = best.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  const rows = shown.length === 0 ? [] : await listProductos(db, { ids: shown });
  return {
    ...{ total: best.length, page, limit, pages: Math.max(1, Math.ceil(best.length / limit)) },
    rows: shown.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  };
}

function matching(db: Db, { ids, id_tienda, id_categoria, q, activo, pocas }: ProductoFilter) {
  return whole(db)
    .$if(ids !== undefined, (query) => query.where('productos.id', 'in', ids!))
    .$if(activo !== undefined, (query) => query.where('productos.activo', '=', activo!))
    .$if(id_tienda != null, (query) => query.where('productos.tienda_id', '=', id_tienda!))
    .$if(id_categoria != null, (query) => query.where('productos.categoria_id', '=', id_categoria!))
    .$if(pocas !== undefined, (query) => query.where((eb) => isScarce(eb, pocas!)))
    .$if(Boolean(q), (query) => query.where('productos.busqueda', 'like', `%${plain(q!)}%`));
}

/** The shops and the categories that have products, by name. */
export async function listShelves(db: Db) {
  const having = (table: 'tiendas' | 'categorias_producto', column: 'tienda_id' | 'categoria_id') =>
    db
      .selectFrom(table)
      .select(['id', 'nombre'])
      .where('id', 'in', (eb) => eb.selectFrom('productos').select(column))
      .orderBy('busqueda')
      .orderBy('id')
      .execute();
  const [tiendas, categorias] = [having('tiendas', 'tienda_id'), having('categorias_producto', 'categoria_id')];
  return { tiendas: await tiendas, categorias: await categorias };
}

function isScarce(eb: ExpressionBuilder<Schema, 'productos'>, umbral: number) {
  return eb.or([
    eb('productos.stock', '<=', umbral),
    eb(
      'productos.id',
      'in',
      eb.selectFrom('producto_variantes').select('producto_id').where('activo', '=', 1).where('stock', '<=', umbral),
    ),
  ]);
}

/** How many of them there are, and the first; of one with variants the scarcest of these. */
export async function countStockBajo(db: Db, umbral: number, shown: number) {
  const scarce = db
    .selectFrom('productos')
    .where('activo', '=', 1)
    .where((eb) => isScarce(eb, umbral));
  const { total } = await scarce.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const ofScarcest = (column: 'stock' | 'valores') => sql`(select ${sql.ref(`v.${column}`)} from producto_variantes v
    where v.producto_id = productos.id and v.activo = 1 and v.stock is not null
    order by v.stock, v.orden, v.id limit 1)`;
  const least = sql<number>`coalesce(${ofScarcest('stock')}, stock, 0)`;
  const first = await scarce
    .select(['nombre', least.as('stock'), ofScarcest('valores').$castTo<string | null>().as('valores')])
    .orderBy(least)
    .orderBy('busqueda')
    .limit(shown)
    .execute();
  return {
    total,
    first: first.map(({ valores, ...row }) => ({
      ...row,
      ...(valores && { variante: varianteName({ valores: JSON.parse(valores) }) }),
    })),
  };
}

export function findProducto(db: Db, by: { id: number } | { slug: string }) {
  return whole(db).where(isThe('productos', by)).executeTakeFirst();
}

/**
 * What goes with a product and can be bought: of its category, then of its shop. Those behind it on the shelf come
 * first, so that from one to the next all of them are seen.
 */
export async function listRelacionados(
  db: Db,
  of: Pick<Row<'producto'>, 'id' | 'categoria_id' | 'tienda_id'>,
  count: number,
) {
  // Only their numbers are put in order: texts are long.
  const chosen = await db
    .selectFrom('productos')
    .select('id')
    .where('activo', '=', 1)
    .where('id', '!=', of.id)
    .where((eb) => eb.or([eb('categoria_id', '=', of.categoria_id), eb('tienda_id', '=', of.tienda_id)]))
    .where((eb) => eb.or([eb('stock', 'is', null), eb('stock', '>', 0)]))
    .orderBy(sql`case when categoria_id = ${of.categoria_id} then 0 else 1 end`)
    .orderBy(sql`case when id < ${of.id} then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  if (chosen.length === 0) return [];
  const rows = await listProductos(db, { ids: chosen.map(({ id }) => id) });
  return chosen.flatMap(({ id }) => rows.find((row) => row.id === id) ?? []);
}

export async function findProductoEnVenta(db: Db, by: { id: number } | { slug: string }) {
  const row = await findProducto(db, by);
  return row?.activo === 1 ? row : undefined;
}

/** For an order: only what is for sale, with the variants that are. */
export async function findProductosEnVenta(db: Db, ids: number[]) {
  const rows = await db
    .selectFrom('productos')
    .select(['id', 'categoria_id', 'referencia', 'nombre', 'precio_cents', 'iva', 'stock', 'opciones'])
    .where('id', 'in', ids)
    .where('activo', '=', 1)
    .execute();
  const variantes = (await listVariantes(db, ids)).filter(({ activo }) => activo === 1);
  return rows.map(({ opciones, ...row }) => ({
    ...row,
    opciones: JSON.parse(opciones) as Opcion[],
    variantes: variantes.filter(({ producto_id }) => producto_id === row.id),
  }));
}

/** The variants with it; a product that has some follows them, whatever was sent of its own price and units. */
export function saveVariantes(sent: VariantesSent) {
  return async (db: Db, after: Row<'producto'>, before: Row<'producto'> | undefined) => {
    await writeVariantes(db, after, sent, after.updated_at);
    await followVariantes(db, after.id);
    await keepOwnPictures(db, after);
    await addPrecio(db, { ...after, precio_cents: await precioCents(db, after.id) }, before);
  };
}

/** A price is remembered from the moment it is asked. */
export async function addPrecio(db: Db, after: Priced, before: Priced | undefined): Promise<void> {
  const { id: producto_id, precio_cents, updated_at: desde } = after;
  if (precio_cents !== before?.precio_cents)
    await db.insertInto('precios_producto').values({ producto_id, variante_id: null, precio_cents, desde }).execute();
}

async function precioCents(db: Db, id: number): Promise<number> {
  const row = await db.selectFrom('productos').select('precio_cents').where('id', '=', id).executeTakeFirstOrThrow();
  return row.precio_cents;
}

type Priced = Pick<Row<'producto'>, 'id' | 'precio_cents' | 'updated_at'>;

/** A product's own units, or those of one of its variants. */
export interface StockOf {
  productoId: number;
  varianteId: number | null;
}

/** Adds so many units (or takes them) to what is there now; false when there are not that many. */
export async function shiftStock(db: Db, { productoId, varianteId }: StockOf, delta: number): Promise<boolean> {
  if (varianteId !== null) return shiftVariante(db, productoId, varianteId, delta);
  const { numUpdatedRows } = await db
    .updateTable('productos')
    .set({ stock: sql<number>`stock + ${delta}` })
    .where('id', '=', productoId)
    // What has variants by now keeps its units there.
    .where('opciones', '=', '[]')
    .where(sql<number>`stock + ${delta}`, '>=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The same wherever it is: an order outlives its product's way into the trash and back. `short`: there are not that
 * many; `none`: it is gone, or never runs out.
 */
export async function shiftStockAnywhere(db: Db, place: StockOf, delta: number): Promise<'moved' | 'short' | 'none'> {
  if (await shiftStock(db, place, delta)) return 'moved';
  const inTrash = await shiftInTrash(db, place, delta);
  if (inTrash) return inTrash;
  // Somebody restored it at this very moment.
  if (await shiftStock(db, place, delta)) return 'moved';
  const shelf =
    place.varianteId === null
      ? await db
          .selectFrom('productos')
          .select('stock')
          .where('id', '=', place.productoId)
          .where('opciones', '=', '[]')
          .executeTakeFirst()
      : await varianteStock(db, place.varianteId);
  return shelf && shelf.stock !== null ? 'short' : 'none';
}

async function shiftInTrash(db: Db, { productoId, varianteId }: StockOf, delta: number) {
  if (varianteId !== null) return shiftVarianteInTrash(db, productoId, varianteId, delta);
  let outcome: 'moved' | 'short' | 'none' = 'none';
  const isInTrash = await changeInTrash(db, 'producto', productoId, (row) => {
    if (row.stock === null || row.opciones !== '[]') return row;
    outcome = row.stock + delta < 0 ? 'short' : 'moved';
    return outcome === 'moved' ? { ...row, stock: row.stock + delta } : row;
  });
  return isInTrash ? outcome : undefined;
}

/** Every price of products with one that began since then; `of` names them. From old to new. */
export function listPrecios(db: Db, since: string, of?: number[]) {
  return db
    .selectFrom('precios_producto')
    .select(['producto_id', 'variante_id', 'precio_cents', 'desde'])
    .where('producto_id', 'in', (eb) =>
      eb
        .selectFrom('precios_producto')
        .select('producto_id')
        .where('desde', '>=', since)
        .$if(of !== undefined, (query) => query.where('producto_id', 'in', of!)),
    )
    .orderBy('desde')
    .orderBy('id')
    .execute();
}

/** When prices began, in this period. */
export async function listPrecioStarts(db: Db, from: string, to: string | undefined) {
  return db
    .selectFrom('precios_producto')
    .select(['producto_id', 'desde'])
    .where('desde', '>', from)
    .$if(to !== undefined, (query) => query.where('desde', '<=', to!))
    .orderBy('desde')
    .limit(to === undefined ? 1 : 1000)
    .execute();
}
