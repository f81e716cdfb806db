import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { slugify } from '#values/slug.ts';
import { categoriaUbicacion, categoriaUbicacionForm, categoriaUbicacionUpdate } from './categoria-ubicacion.ts';
import { listCategoriasUbicacion } from './queries.server.ts';

const missing = 'La categoría de ubicación no existe.';
const output = z.object({ slug: z.string(), data: categoriaUbicacion });

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
    access: 'contenido',
    summary: 'Add a location category; its slug is made from its name',
    input: categoriaUbicacionForm,
    output,
    async handle(context) {
      const { nombre } = context.input;
      const data = await saveThing(context, 'categoria_ubicacion', { slug: slugOf(nombre), values: { nombre } });
      return { message: 'Categoría de ubicación creada con éxito.', slug: data.slug, data };
    },
  }),

  'update_categoria_ubicacion.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Rename a location category; its slug follows, for no page lives under it',
    input: categoriaUbicacionUpdate,
    output,
    async handle(context) {
      const { id, version, nombre } = context.input;
      const change = { id, version, missing, slug: slugOf(nombre), values: { nombre } };
      const data = await saveThing(context, 'categoria_ubicacion', change);
      return { message: 'Categoría de ubicación actualizada con éxito.', slug: data.slug, data };
    },
  }),

  'delete_categoria_ubicacion.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a location category that nothing uses to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'categoria_ubicacion', context.input.id, missing);
      return { message: 'Categoría de ubicación eliminada con éxito.' };
    },
  }),
};

function slugOf(nombre: string): string {
  const slug = slugify(nombre);
  const why = 'El nombre debe tener al menos una letra o un número.';
  if (!slug) throw new Refusal(422, why, { nombre: why });
  return slug;
}
