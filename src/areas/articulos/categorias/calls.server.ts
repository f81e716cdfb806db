import { z } from 'zod';
import { menusWith } from '#areas/ajustes/in-menu.ts';
import type { Sitio } from '#areas/ajustes/sitio.ts';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { requireFreeAddress } from '#server/things/site-address.ts';
import { things } from '#things.ts';
import { slugify } from '#values/slug.ts';
import { type Categoria, categoria, kind } from './categoria.ts';
import { listCategorias } from './queries.server.ts';

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

  ...kindCalls('categoria', {
    ...kind,
    one: 'an article category',
    data: categoria,
    noun: 'Categoría',
    newSlug: ({ nombre_categoria }) => slugify(nombre_categoria),
    async values(columns, { db, slug, before }) {
      if (!before) await requireFreeAddress(db, slug!, 'categoria');
      return columns;
    },
    beforeDelete: (row, { app }) => refuseInMenu(row, app.ajustes.current.menus),
  }),
};

/** Every page would show a link that leads nowhere. */
function refuseInMenu({ nombre_categoria, slug }: Categoria, menus: Sitio['menus']): void {
  const places = menusWith(things.categoria.path(slug), menus);
  if (places)
    throw new Refusal(409, `La categoría «${nombre_categoria}» está en ${places}; quítala antes en Ajustes → Menús.`);
}
