import { z } from 'zod';
import type { Sitio } from '#areas/ajustes/sitio.ts';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { publicSegments } from '#server/public/paths.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { things } from '#things.ts';
import { id } from '#values/fields.ts';
import { slugify } from '#values/slug.ts';
import { type Categoria, categoria, categoriaForm, categoriaUpdate } from './categoria.ts';
import { findCategoria, listCategorias } from './queries.server.ts';
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
    access: 'contenido',
    summary: 'Add an article category; its slug is made from its name',
    input: categoriaForm,
    output: z.object({ slug: z.string(), data: categoria }),
    async handle(context) {
      const slug = slugify(context.input.nombre_categoria);
      const data = await saveThing(context, 'categoria', {
        slug,
        async values(db) {
          await refuseBadSlug(db, slug);
          return context.input;
        },
      });
      return { message: 'Categoría creada con éxito.', slug, data };
    },
  }),

  'update_categoria.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Rename an article category; its address stays',
    input: categoriaUpdate,
    output: z.object({ data: categoria }),
    async handle(context) {
      const { id, version, ...values } = context.input;
      const data = await saveThing(context, 'categoria', { id, version, values });
      return { message: 'Categoría actualizada con éxito.', data };
    },
  }),

  'delete_categoria.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move an article category that nothing uses to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const found = await findCategoria(context.db, { id: context.input.id });
      if (found) refuseInMenu(found, context.app.ajustes.current.menus);
      await trashThing(context, 'categoria', context.input.id, 'La categoría no existe.');
      return { message: 'Categoría eliminada con éxito.' };
    },
  }),
};

/** Every page would show a link that leads nowhere. */
function refuseInMenu({ nombre_categoria, slug }: Categoria, { cabecera, pie }: Sitio['menus']): void {
  const leadsThere = ({ destino }: { destino: string | null }) => destino === things.categoria.path(slug);
  const places = [
    ...(cabecera.some((entry) => leadsThere(entry) || entry.enlaces.some(leadsThere))
      ? ['el menú de la cabecera']
      : []),
    ...(pie.some(({ enlaces }) => enlaces.some(leadsThere)) ? ['el pie de página'] : []),
  ];
  if (places.length > 0)
    throw new Refusal(
      409,
      `La categoría «${nombre_categoria}» está en ${places.join(' y en ')}; quítala antes en Ajustes → Menús.`,
    );
}

async function refuseBadSlug(db: Db, slug: string): Promise<void> {
  const refuse = (status: number, why: string) => new Refusal(status, why, { nombre_categoria: why });
  if (!slug) throw refuse(422, 'El nombre debe tener al menos una letra o un número.');
  if (isReserved(slug) || publicSegments.has(slug))
    throw refuse(422, `«${slug}» es una dirección reservada del sitio; elige otro nombre.`);
  if (await findCategoria(db, { slug })) throw refuse(409, `Ya existe una categoría con la dirección «${slug}».`);
}
