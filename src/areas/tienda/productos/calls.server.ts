/** What visitors see of the shelf. The back office's own calls are in admin-calls.server.ts. */
import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { filterId } from '#values/filter-id.ts';
import { producto } from './producto.ts';
import { findProductoEnVenta, listProductos } from './queries.server.ts';
import { toProducto, toProductos } from './wire.server.ts';

const notThere = 'Producto no encontrado.';

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
    input: bySlug('No se encontró el slug del producto.', notThere),
    output: z.object({ data: producto }),
    async handle(context) {
      const { db, input, now, reads } = context;
      reads('tiendas', 'categorias_producto');
      const row = await readBySlug(context, 'producto', input.slug, notThere, (by) => findProductoEnVenta(db, by));
      return { data: await toProducto(db, row, { now, isPublic: true }) };
    },
  }),
};
