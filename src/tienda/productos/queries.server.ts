import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Row } from '#server/db/thing-row.ts';
import { changeInTrash } from '#server/db/trash.ts';
import { chosen, type Findable, joined, most, type Which } from '#server/search/source.ts';
import { things } from '#things.ts';
import { plain } from '#values/slug.ts';
import type { PastPrice } from './producto.ts';

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
  id_tienda?: number | null | undefined;
  id_categoria?: number | null | undefined;
  q?: string | undefined;
  activo?: number | undefined;
}

/** Newest first. */
export function listProductos(db: Db, { id_tienda, id_categoria, q, activo }: ProductoFilter) {
  return whole(db)
    .$if(activo !== undefined, (query) => query.where('productos.activo', '=', activo!))
    .$if(id_tienda != null, (query) => query.where('productos.tienda_id', '=', id_tienda!))
    .$if(id_categoria != null, (query) => query.where('productos.categoria_id', '=', id_categoria!))
    .$if(Boolean(q), (query) => query.where('productos.busqueda', 'like', `%${plain(q!)}%`))
    .orderBy('productos.id', 'desc')
    .execute();
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
  const [[column, value]] = Object.entries(by) as [['slug' | 'id', string | number]];
  return whole(db).where(`productos.${column}`, '=', value).executeTakeFirst();
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

/** A price is remembered from the moment it is asked. */
export async function addPrecio(db: Db, after: Priced, before: Priced | undefined): Promise<void> {
  const { id: producto_id, precio_cents, updated_at: desde } = after;
  if (precio_cents !== before?.precio_cents)
    await db.insertInto('precios_producto').values({ producto_id, precio_cents, desde }).execute();
}

type Priced = Pick<Row<'producto'>, 'id' | 'precio_cents' | 'updated_at'>;

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

/**
 * The same wherever it is: an order outlives its product's way into the trash and back. `short`: there are not that
 * many; `none`: it is gone, or never runs out.
 */
export async function shiftStockAnywhere(db: Db, id: number, delta: number): Promise<'moved' | 'short' | 'none'> {
  if (await shiftStock(db, id, delta)) return 'moved';
  let outcome: 'moved' | 'short' | 'none' = 'none';
  const isInTrash = await changeInTrash(db, 'producto', id, (row) => {
    if (row.stock === null) return row;
    outcome = row.stock + delta < 0 ? 'short' : 'moved';
    return outcome === 'moved' ? { ...row, stock: row.stock + delta } : row;
  });
  if (isInTrash) return outcome;
  // Somebody restored it at this very moment.
  if (await shiftStock(db, id, delta)) return 'moved';
  const shelf = await db.selectFrom('productos').select('stock').where('id', '=', id).executeTakeFirst();
  return shelf && shelf.stock !== null ? 'short' : 'none';
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

/** What the search knows of it. */
export async function searchProducto(db: Db, which: Which): Promise<Findable[]> {
  const rows = await db
    .selectFrom('productos as cosa')
    .innerJoin('tiendas', 'tiendas.id', 'cosa.tienda_id')
    .innerJoin('categorias_producto', 'categorias_producto.id', 'cosa.categoria_id')
    .where('cosa.activo', '=', 1)
    .where(chosen(which))
    .limit(most(which))
    .select(['cosa.id', 'cosa.nombre', 'cosa.descripcion', 'cosa.slug', 'cosa.url_imagen'])
    .select(['tiendas.nombre as tienda', 'categorias_producto.nombre as categoria'])
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.nombre,
    html: joined(row.descripcion, row.categoria, row.tienda),
    url: things.producto.path(row.slug),
    imagen: row.url_imagen,
  }));
}
