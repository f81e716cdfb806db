import { z } from 'zod';
import { countUbicaciones } from '#lugares/queries.server.ts';
import { call } from '#server/api/call.ts';
import { refuseWhileUsed } from '#server/api/in-use.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { id } from '#values/fields.ts';
import { slugify } from '#values/slug.ts';
import { categoriaUbicacion, categoriaUbicacionForm, categoriaUbicacionUpdate } from './categoria-ubicacion.ts';
import {
  findCategoriaUbicacion,
  insertCategoriaUbicacion,
  listCategoriasUbicacion,
  updateCategoriaUbicacion,
} from './queries.server.ts';

const notThere = 'La categoría de ubicación no existe.';

export const categoriasUbicacion = {
  'get_categorias_ubicacion.php': call({
    method: 'get',
    access: 'public',
    summary: 'The location categories, by name',
    output: z.object({ data: z.array(categoriaUbicacion) }),
    async handle({ db, reads }) {
      reads('categorias_ubicacion');
      return { data: await listCategoriasUbicacion(db) };
    },
  }),

  'create_categoria_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a location category; its slug is made from its name',
    input: categoriaUbicacionForm,
    output: z.object({ slug: z.string(), data: categoriaUbicacion }),
    async handle({ db, input: { nombre }, user, now, changed }) {
      const slug = await requireFreeSlug(db, nombre);
      const newId = await db.transaction().execute(async (db) => {
        const id = await insertCategoriaUbicacion(db, { nombre, slug }, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'categoria_ubicacion',
          id,
          titulo: nombre,
        });
        return id;
      });
      changed('categorias_ubicacion');
      return { message: 'Categoría de ubicación creada con éxito.', slug, data: { id: newId, nombre, slug } };
    },
  }),

  'update_categoria_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Rename a location category; its slug follows, for no page lives under it',
    input: categoriaUbicacionUpdate,
    output: z.object({ slug: z.string(), data: categoriaUbicacion }),
    async handle({ db, input: { id, nombre }, user, now, changed }) {
      const before = await findCategoriaUbicacion(db, { id });
      if (!before) throw notFound(notThere);
      const slug = await requireFreeSlug(db, nombre, id);
      const after = { nombre, slug };
      await db.transaction().execute(async (db) => {
        await updateCategoriaUbicacion(db, id, after, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'categoria_ubicacion',
          id,
          titulo: nombre,
          before,
          after,
        });
      });
      changed('categorias_ubicacion');
      return { message: 'Categoría de ubicación actualizada con éxito.', slug, data: { id, ...after } };
    },
  }),

  'delete_categoria_ubicacion.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move a location category that nothing uses to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      await db.transaction().execute(async (db) => {
        const row = await findCategoriaUbicacion(db, { id: input.id });
        if (!row) throw notFound(notThere);
        refuseWhileUsed(
          `La categoría de ubicación «${row.nombre}»`,
          [{ count: await countUbicaciones(db, { categoriaId: row.id }), one: 'ubicación', many: 'ubicaciones' }],
          'cambia o elimina antes lo que la usa',
        );
        await moveToTrash(db, {
          tipo: 'categoria_ubicacion',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'categorias_ubicacion', column: 'id' }],
          tags: ['categorias_ubicacion'],
        });
      });
      changed('categorias_ubicacion');
      return { message: 'Categoría de ubicación eliminada con éxito.' };
    },
  }),
};

async function requireFreeSlug(db: Db, nombre: string, exceptId?: number): Promise<string> {
  const slug = slugify(nombre);
  const refuse = (status: number, why: string) => new Refusal(status, why, { nombre: why });
  if (!slug) throw refuse(422, 'El nombre debe tener al menos una letra o un número.');
  const other = await findCategoriaUbicacion(db, { slug });
  if (other && other.id !== exceptId)
    throw refuse(409, `Ya existe una categoría de ubicación llamada «${other.nombre}».`);
  return slug;
}
