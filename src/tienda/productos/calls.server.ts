/** What visitors see of the shelf. The back office's own calls are in productos-admin.ts. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { findMoved } from '#server/db/own-slug.ts';
import { filterId } from '#values/filter-id.ts';
import { centsToEuros } from '#values/money.ts';
import { crossedOutCents, producto, productoPublico } from './producto.ts';
import { findProductoEnVenta, listPrecios, listProductosEnVenta, type ProductoRow } from './queries.server.ts';

const unknown = 'Producto no encontrado.';

export const productos = {
  'get_all_productos_public.php': call({
    method: 'get',
    access: 'public',
    summary: 'Everything that is for sale, newest first',
    input: z.object({ id_tienda: filterId('La tienda'), id_categoria: filterId('La categoría') }),
    output: z.object({ data: z.array(producto) }),
    async handle({ db, input, reads }) {
      reads('productos', 'tiendas', 'categorias-producto');
      const rows = await listProductosEnVenta(db, {
        tiendaId: input.id_tienda ?? undefined,
        categoriaId: input.id_categoria ?? undefined,
      });
      return { data: rows.map(toProducto) };
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
    async handle({ db, input, now, reads }) {
      reads('tiendas', 'categorias-producto');
      const row =
        (await findProductoEnVenta(db, { slug: input.slug })) ??
        (await findMoved(db, 'producto', `tienda/${input.slug}`, (movedId) =>
          findProductoEnVenta(db, { id: movedId }),
        ));
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
