import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';
import type { PastPrice } from './producto.ts';

export type ProductoValues = Omit<Insertable<Schema['productos']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

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
  tiendaId?: number | undefined;
  categoriaId?: number | undefined;
  search?: string | undefined;
  activo?: number | undefined;
}

/** Newest first. */
export function listProductos(db: Db, filter: ProductoFilter) {
  return whole(db)
    .$if(filter.activo !== undefined, (query) => query.where('productos.activo', '=', filter.activo!))
    .$if(filter.tiendaId !== undefined, (query) => query.where('productos.tienda_id', '=', filter.tiendaId!))
    .$if(filter.categoriaId !== undefined, (query) => query.where('productos.categoria_id', '=', filter.categoriaId!))
    .$if(Boolean(filter.search), (query) => query.where('productos.busqueda', 'like', `%${plain(filter.search!)}%`))
    .orderBy('productos.id', 'desc')
    .execute();
}

/** What is for sale: the public list is a query of its own. */
export function listProductosEnVenta(db: Db, filter: Omit<ProductoFilter, 'activo' | 'search'>) {
  return listProductos(db, { ...filter, activo: 1 });
}

/** Active ones with so few units or fewer, the scarcest first. */
export function listStockBajo(db: Db, umbral: number) {
  return whole(db)
    .where('productos.activo', '=', 1)
    .where('productos.stock', '<=', umbral)
    .orderBy('productos.stock')
    .orderBy('productos.busqueda')
    .execute();
}

export function findProducto(db: Db, by: { id: number } | { slug: string }) {
  return whole(db)
    .$if('id' in by, (query) => query.where('productos.id', '=', (by as { id: number }).id))
    .$if('slug' in by, (query) => query.where('productos.slug', '=', (by as { slug: string }).slug))
    .executeTakeFirst();
}

export async function findProductoEnVenta(db: Db, by: { id: number } | { slug: string }) {
  const row = await findProducto(db, by);
  return row?.activo === 1 ? row : undefined;
}

/** For an order: only what is for sale. */
export function findProductosEnVenta(db: Db, ids: number[]) {
  return db
    .selectFrom('productos')
    .select(['id', 'referencia', 'nombre', 'precio_cents', 'iva', 'stock'])
    .where('id', 'in', ids)
    .where('activo', '=', 1)
    .execute();
}

export async function insertProducto(db: Db, values: ProductoValues, now: string): Promise<number> {
  const { id } = await db
    .insertInto('productos')
    .values({ ...values, busqueda: searchText(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('precios_producto')
    .values({ producto_id: id, precio_cents: values.precio_cents, desde: now })
    .execute();
  return id;
}

/** A changed price goes into the history with it. */
export async function updateProducto(
  db: Db,
  before: ProductoRow,
  values: Updateable<Schema['productos']>,
  now: string,
) {
  await db
    .updateTable('productos')
    .set({
      ...values,
      busqueda: searchText({ ...before, ...(values.nombre && { nombre: values.nombre }) }),
      updated_at: now,
    })
    .where('id', '=', before.id)
    .execute();
  if (values.precio_cents === undefined || values.precio_cents === before.precio_cents) return;
  await db
    .insertInto('precios_producto')
    .values({ producto_id: before.id, precio_cents: values.precio_cents, desde: now })
    .execute();
}

/** Adds so many units (or takes them) to what is there now; false when there are not that many. */
export async function shiftStock(db: Db, id: number, delta: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('productos')
    .set({ stock: sql<number>`stock + ${delta}` })
    .where('id', '=', id)
    .where(sql<number>`stock + ${delta}`, '>=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** From old to new. */
export async function listPrecios(db: Db, productoId: number): Promise<PastPrice[]> {
  const rows = await db
    .selectFrom('precios_producto')
    .select(['precio_cents', 'desde'])
    .where('producto_id', '=', productoId)
    .orderBy('desde')
    .orderBy('id')
    .execute();
  return rows.map(({ precio_cents, desde }) => ({ precioCents: precio_cents, since: desde }));
}

export async function countProductos(db: Db, where: { tienda_id: number } | { categoria_id: number }): Promise<number> {
  const [column, id] = Object.entries(where)[0] as ['tienda_id' | 'categoria_id', number];
  const row = await db
    .selectFrom('productos')
    .where(column, '=', id)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export async function isProductoReferenciaTaken(db: Db, referencia: string): Promise<boolean> {
  const row = await db.selectFrom('productos').select('id').where('referencia', '=', referencia).executeTakeFirst();
  return row !== undefined;
}

/** Path and date of what is for sale, for the site map. */
export function listProductoPaths(db: Db) {
  return db.selectFrom('productos').select(['slug', 'updated_at']).where('activo', '=', 1).orderBy('id').execute();
}

function searchText({ nombre, referencia }: { nombre: string; referencia: string }): string {
  return plain(`${nombre} ${referencia}`);
}
