import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { slugify } from '#values/slug.ts';
import { categoriaUbicacion, kind } from './categoria-ubicacion.ts';
import { listCategoriasUbicacion } from './queries.server.ts';

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

  ...kindCalls('categoria_ubicacion', {
    ...kind,
    one: 'a location category',
    data: categoriaUbicacion,
    noun: 'Categoría de ubicación',
    notThere: 'La categoría de ubicación no existe.',
    // It follows the name, for no page lives under it.
    slug: ({ nombre }) => slugOf(nombre),
  }),
};

function slugOf(nombre: string): string {
  const slug = slugify(nombre);
  const why = 'El nombre debe tener al menos una letra o un número.';
  if (!slug) throw new Refusal(422, why, { nombre: why });
  return slug;
}
