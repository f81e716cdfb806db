import { z } from 'zod';
import { countArticulosIn } from '#articulos/queries.server.ts';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { id } from '#values/fields.ts';
import { plural } from '#values/plural.ts';
import { slugify } from '#values/slug.ts';
import { categoria, categoriaForm, categoriaUpdate } from './categoria.ts';
import { findCategoria, insertCategoria, listCategorias, renameCategoria } from './queries.server.ts';
import { isReserved } from './reserved.ts';

export const categorias = {
  'get_categories.php': call({
    method: 'get',
    access: 'public',
    summary: 'The article categories',
    output: z.object({ categories: z.array(categoria) }),
    async handle({ db, reads }) {
      reads('categorias');
      return { categories: await listCategorias(db) };
    },
  }),

  'create_categoria.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add an article category; its slug is made from its name',
    input: categoriaForm,
    output: z.object({ slug: z.string(), data: categoria }),
    async handle({ db, input, user, now, changed }) {
      const slug = slugify(input.nombre_categoria);
      await refuseBadSlug(db, slug);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertCategoria(db, { ...input, slug }, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'categoria',
          id,
          titulo: input.nombre_categoria,
        });
        return id;
      });
      changed('categorias');
      return { message: 'Categoría creada con éxito.', slug, data: { id: newId, ...input, slug } };
    },
  }),

  'update_categoria.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Rename an article category; its address stays',
    input: categoriaUpdate,
    output: z.object({ data: categoria }),
    async handle({ db, input, user, now, changed }) {
      const before = await findCategoria(db, { id: input.id });
      if (!before) throw notFound('La categoría no existe.');
      await db.transaction().execute(async (db) => {
        await renameCategoria(db, before.id, input.nombre_categoria, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'categoria',
          id: before.id,
          titulo: before.nombre_categoria,
          before,
          after: input,
        });
      });
      changed('categorias');
      return {
        message: 'Categoría actualizada con éxito.',
        data: { ...before, nombre_categoria: input.nombre_categoria },
      };
    },
  }),

  'delete_categoria.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an article category without articles to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findCategoria(db, { id: input.id });
        if (!row) throw notFound('La categoría no existe.');
        const used = await countArticulosIn(db, row.id);
        if (used > 0)
          throw new Refusal(
            409,
            `La categoría «${row.nombre_categoria}» tiene ${plural(used, 'artículo', 'artículos')}; cámbialos de categoría o elimínalos antes.`,
          );
        await moveToTrash(db, {
          tipo: 'categoria',
          id: row.id,
          titulo: row.nombre_categoria,
          by: user!.usuario,
          now,
          tables: [{ table: 'categorias', column: 'id' }],
          tags: ['categorias'],
        });
      });
      changed('categorias');
      return { message: 'Categoría eliminada con éxito.' };
    },
  }),
};

async function refuseBadSlug(db: Db, slug: string): Promise<void> {
  const refuse = (status: number, why: string) => new Refusal(status, why, { nombre_categoria: why });
  if (!slug) throw refuse(422, 'El nombre debe tener al menos una letra o un número.');
  if (isReserved(slug)) throw refuse(422, `«${slug}» es una dirección reservada del sitio; elige otro nombre.`);
  if (await findCategoria(db, { slug })) throw refuse(409, `Ya existe una categoría con la dirección «${slug}».`);
}
