import type { Db } from '#server/db/open.ts';
import { insertThing } from '#server/db/save-thing.ts';
import type { IvaRate } from '#tienda/productos/producto.ts';
import { addPrecio } from '#tienda/productos/queries.server.ts';
import { newReferencia } from '#tienda/productos/referencia-queries.server.ts';
import { categoriasProducto } from './content/territorio.ts';
import { productos, tiendas } from './content/tienda.ts';
import { fillPedidos } from './fill-pedidos.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Shops, product categories, products, and the orders of a past year. */
export async function fillTienda(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const tiendaIds = new Map<string, number>();
  for (const { imagen, ...tienda } of tiendas) {
    const own = { referencia: await newReferencia(db, 'tiendas'), imagen_url: pictures.get(imagen) ?? null };
    tiendaIds.set(tienda.nombre, await insertThing(db, 'tienda', { ...tienda, ...own }, at));
  }
  const categoriaIds = new Map<string, number>();
  for (const nombre of categoriasProducto)
    categoriaIds.set(nombre, await insertThing(db, 'categoria_producto', { nombre }, at));
  // The shelf shows the newest first: the first of the list is the last to come.
  for (const { tienda, categoria, precioCents, iva, imagenes, ...producto } of productos.toReversed()) {
    const [main = null, ...more] = imagenes.flatMap((name) => pictures.get(name) ?? []);
    const id = await insertThing(
      db,
      'producto',
      {
        ...producto,
        tienda_id: tiendaIds.get(tienda)!,
        categoria_id: categoriaIds.get(categoria)!,
        referencia: await newReferencia(db, 'productos'),
        precio_cents: precioCents,
        iva: iva as IvaRate,
        activo: 1,
        url_imagen: main,
        imagenes_adicionales: JSON.stringify(more),
      },
      at,
    );
    await addPrecio(db, { id, precio_cents: precioCents, updated_at: at }, undefined);
  }
  await fillPedidos(db, now);
}
