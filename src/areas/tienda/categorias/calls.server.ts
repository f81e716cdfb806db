import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { categoriaProducto, kind } from './categoria-producto.ts';
import { listCategoriasEnVenta, listCategoriasProducto } from './queries.server.ts';

const list = z.object({ data: z.array(categoriaProducto) });

export const categoriasProducto = {
  'get_categorias_producto.php': call({
    method: 'get',
    access: 'public',
    summary: 'The categories under which something is for sale, for the filter of the shop',
    output: list,
    async handle({ db, reads }) {
      reads('categorias_producto', 'productos');
      return { data: await listCategoriasEnVenta(db) };
    },
  }),

  'get_categorias_articulos_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Every product category, by name',
    output: list,
    async handle({ db }) {
      return { data: await listCategoriasProducto(db) };
    },
  }),

  ...kindCalls('categoria_producto', {
    ...kind,
    one: 'a product category',
    data: categoriaProducto,
    noun: 'Categoría',
    deletesByGet: true,
  }),
};
