import { randomInt } from 'node:crypto';
import type { Db } from '#server/db/open.ts';
import { insertCategoriaProducto } from '#tienda/categorias/queries.server.ts';
import type { IvaRate } from '#tienda/productos/producto.ts';
import { insertProducto } from '#tienda/productos/queries.server.ts';
import { newReferencia } from '#tienda/productos/referencia.ts';
import { insertTienda } from '#tienda/tiendas/queries.server.ts';
import { slugify } from '#values/slug.ts';
import { categoriasProducto } from './content/territorio.ts';
import { productos, tiendas } from './content/tienda.ts';
import { fillPedidos } from './fill-pedidos.ts';
import type { StoredPictures } from './store-pictures.ts';

/** Shops, product categories, products, and the orders of a past year. */
export async function fillTienda(db: Db, pictures: StoredPictures, now: Date): Promise<void> {
  const at = now.toISOString();
  const tiendaIds = new Map<string, number>();
  for (const { imagen, ...tienda } of tiendas)
    tiendaIds.set(
      tienda.nombre,
      await insertTienda(
        db,
        { ...tienda, referencia: newReferencia('TIE', randomInt), imagen_url: pictures.get(imagen) ?? null },
        at,
      ),
    );
  const categoriaIds = new Map<string, number>();
  for (const nombre of categoriasProducto) categoriaIds.set(nombre, await insertCategoriaProducto(db, nombre, at));
  // The shelf shows the newest first: the first of the list is the last to come.
  for (const { tienda, categoria, precioCents, iva, imagenes, ...producto } of productos.toReversed()) {
    const [main = null, ...more] = imagenes.flatMap((name) => pictures.get(name) ?? []);
    await insertProducto(
      db,
      {
        ...producto,
        tienda_id: tiendaIds.get(tienda)!,
        categoria_id: categoriaIds.get(categoria)!,
        referencia: newReferencia('PRO', randomInt),
        slug: slugify(producto.nombre),
        precio_cents: precioCents,
        iva: iva as IvaRate,
        activo: 1,
        url_imagen: main,
        imagenes_adicionales: JSON.stringify(more),
      },
      at,
    );
  }
  await fillPedidos(db, now);
}
