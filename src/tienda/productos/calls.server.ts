/** What visitors see of the shelf. The back office's own calls are in admin-calls.server.ts. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { findMoved } from '#server/db/former-paths.ts';
import { things } from '#things.ts';
import { filterId } from '#values/filter-id.ts';
import { producto } from './producto.ts';
import { findProductoEnVenta, listProductos } from './queries.server.ts';
import { toProducto, toProductos } from './wire.server.ts';

const unknown = 'Producto no encontrado.';

export const productos = {
  'get_all_productos_public.php': call({
    method: 'get',
    access: 'public',
    summary: 'Everything that is for sale, newest first',
    input: z.object({ id_tienda: filterId('La tienda'), id_categoria: filterId('La categoría') }),
    output: z.object({ data: z.array(producto) }),
    async handle({ db, input, now, reads }) {
      reads('productos', 'tiendas', 'categorias_producto');
      return { data: await toProductos(db, await listProductos(db, { ...input, activo: 1 }), { now, isPublic: true }) };
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
    output: z.object({ data: producto }),
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
      return { data: await toProducto(db, row, { now, isPublic: true }) };
    },
  }),
};
