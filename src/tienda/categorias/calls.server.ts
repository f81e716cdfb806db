import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { countProductos } from '#tienda/productos/queries.server.ts';
import { id } from '#values/fields.ts';
import { plural } from '#values/plural.ts';
import { categoriaProducto, categoriaProductoForm, categoriaProductoUpdate } from './categoria-producto.ts';
import {
  findCategoriaProducto,
  findCategoriaProductoNamed,
  insertCategoriaProducto,
  listCategoriasEnVenta,
  listCategoriasProducto,
  renameCategoriaProducto,
} from './queries.server.ts';

const unknown = 'La categoría no existe.';

export const categoriasProducto = {
  'get_categorias_producto.php': call({
    method: 'get',
    access: 'public',
    summary: 'The categories under which something is for sale, for the filter of the shop',
    output: z.object({ data: z.array(categoriaProducto) }),
    async handle({ db, reads }) {
      reads('categorias-producto', 'productos');
      return { data: await listCategoriasEnVenta(db) };
    },
  }),

  'get_categorias_articulos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every product category, by name',
    output: z.object({ data: z.array(categoriaProducto) }),
    async handle({ db }) {
      return { data: await listCategoriasProducto(db) };
    },
  }),

  'create_categoria_producto.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a product category',
    input: categoriaProductoForm,
    output: z.object({ data: categoriaProducto }),
    async handle({ db, input: { nombre }, user, now, changed }) {
      await refuseTakenName(db, nombre);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertCategoriaProducto(db, nombre, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'categoria-producto',
          id,
          titulo: nombre,
        });
        return id;
      });
      changed('categorias-producto');
      return { message: 'Categoría creada con éxito.', data: { id: newId, nombre } };
    },
  }),

  'update_categoria_producto.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Rename a product category',
    input: categoriaProductoUpdate,
    output: z.object({ data: categoriaProducto }),
    async handle({ db, input: { id, nombre }, user, now, changed }) {
      const before = await findCategoriaProducto(db, id);
      if (!before) throw notFound(unknown);
      await refuseTakenName(db, nombre, id);
      await db.transaction().execute(async (db) => {
        await renameCategoriaProducto(db, id, nombre, now);
        const by = user!.usuario;
        await recordChange(db, {
          by,
          now,
          accion: 'editar',
          tipo: 'categoria-producto',
          id,
          titulo: nombre,
          before,
          after: { nombre },
        });
      });
      changed('categorias-producto', 'productos');
      return { message: 'Categoría actualizada con éxito.', data: { id, nombre } };
    },
  }),

  'delete_categoria_producto.php': call({
    method: 'get',
    access: 'admin',
    changes: true,
    summary: 'Move a product category without products to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findCategoriaProducto(db, input.id);
        if (!row) throw notFound(unknown);
        const used = await countProductos(db, { categoria_id: row.id });
        if (used > 0)
          throw new Refusal(
            409,
            `La categoría «${row.nombre}» tiene ${plural(used, 'producto', 'productos')}; cámbialos de categoría o elimínalos antes.`,
          );
        await moveToTrash(db, {
          tipo: 'categoria-producto',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'categorias_producto', column: 'id' }],
          tags: ['categorias-producto'],
        });
      });
      changed('categorias-producto');
      return { message: 'Categoría eliminada con éxito.' };
    },
  }),
};

async function refuseTakenName(db: Db, nombre: string, exceptId?: number): Promise<void> {
  const other = await findCategoriaProductoNamed(db, nombre);
  if (other && other.id !== exceptId)
    throw new Refusal(409, `Ya existe una categoría llamada «${nombre}».`, { nombre: 'Este nombre ya está en uso.' });
}
