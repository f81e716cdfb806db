import { Refusal } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { listCall } from '#server/things/list-call.ts';
import { slugify } from '#values/slug.ts';
import { categoriaUbicacion, kind } from './categoria-ubicacion.ts';
import { listCategoriasUbicacion } from './queries.server.ts';

export const categoriasUbicacion = {
  'get_categorias_ubicacion.php': listCall('categoria_ubicacion', {
    summary: 'The location categories, by name',
    item: categoriaUbicacion,
    list: listCategoriasUbicacion,
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
