/** What visitors see of the shelf. The back office's own calls are in admin-calls.server.ts. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { findMoved } from '#server/db/former-paths.ts';
import type { Db } from '#server/db/open.ts';
import { things } from '#things.ts';
import { filterId } from '#values/filter-id.ts';
import { centsToEuros } from '#values/money.ts';
import { crossedOutCents, producto, productoPublico } from './producto.ts';
import { findProductoEnVenta, listPrecios, listProductos, type ProductoRow } from './queries.server.ts';

const unknown = 'Producto no encontrado.';

export const productos = {
  'get_all_productos_public.php': call({
    method: 'get',
    access: 'public',
    summary: 'Everything that is for sale, newest first',
    input: z.object({ id_tienda: filterId('La tienda'), id_categoria: filterId('La categoría') }),
    output: z.object({ data: z.array(producto) }),
    async handle({ db, input, reads }) {
      reads('productos', 'tiendas', 'categorias_producto');
      return { data: (await listProductos(db, { ...input, activo: 1 })).map(toProducto) };
    },
  }),

  'get_producto_publico.php': call({
    method: 'get',
    access: 'public',
    summary:
      'One product that is for sale; an address it had before finds it too (its slug in the answer is the new one)',
    input: z.object({
      slug: z
        .string({ error: 'No se encontró el slug del producto.' })
        .min(1, 'No se encontró el slug del producto.')
        .max(255, unknown),
    }),
    output: z.object({ data: productoPublico }),
    async handle({ db, input: { slug }, now, reads }) {
      reads('tiendas', 'categorias_producto');
      const row =
        (await findProductoEnVenta(db, { slug })) ??
        (await findMoved(db, 'producto', things.producto.path(slug), (id) => findProductoEnVenta(db, { id })));
      // Anything may still be put up for sale under this address.
      if (!row) {
        reads('productos');
        throw notFound(unknown);
      }
      reads(`producto:${row.id}`);
      return { data: { ...toProducto(row), precio_anterior: await precioAnterior(db, row.id, now) } };
    },
  }),
};

export function toProducto(row: ProductoRow): z.input<typeof producto> {
  return {
    ...row,
    precio: centsToEuros(row.precio_cents),
    imagenes_adicionales_urls: JSON.parse(row.imagenes_adicionales) as string[],
  };
}

export async function precioAnterior(db: Db, productoId: number, now: string): Promise<number | null> {
  const cents = crossedOutCents(await listPrecios(db, productoId), new Date(now));
  return cents === null ? null : centsToEuros(cents);
}
