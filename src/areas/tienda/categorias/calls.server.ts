import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { categoriaProducto, categoriaProductoForm, categoriaProductoUpdate } from './categoria-producto.ts';
import { listCategoriasEnVenta, listCategoriasProducto } from './queries.server.ts';

const list = z.object({ data: z.array(categoriaProducto) });
const output = z.object({ data: categoriaProducto });

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

  'create_categoria_producto.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Add a product category',
    input: categoriaProductoForm,
    output,
    async handle(context) {
      const data = await saveThing(context, 'categoria_producto', { values: context.input });
      return { message: 'Categoría creada con éxito.', data };
    },
  }),

  'update_categoria_producto.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Rename a product category',
    input: categoriaProductoUpdate,
    output,
    async handle(context) {
      const { id, version, ...values } = context.input;
      const data = await saveThing(context, 'categoria_producto', { id, version, values });
      return { message: 'Categoría actualizada con éxito.', data };
    },
  }),

  'delete_categoria_producto.php': call({
    method: 'get',
    access: 'tienda',
    changes: true,
    summary: 'Move a product category without products to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'categoria_producto', context.input.id, 'La categoría no existe.');
      return { message: 'Categoría eliminada con éxito.' };
    },
  }),
};
