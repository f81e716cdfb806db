import { z } from 'zod';
import type { Sitio } from '#areas/ajustes/sitio.ts';
import { call } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { publicSegments } from '#server/public/paths.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { things } from '#things.ts';
import { slugify } from '#values/slug.ts';
import { type Categoria, categoria, kind } from './categoria.ts';
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

  ...kindCalls('categoria', {
    ...kind,
    one: 'an article category',
    data: categoria,
    noun: 'Categoría',
    newSlug: ({ nombre_categoria }) => slugify(nombre_categoria),
    async values(columns, { db, slug, before }) {
      if (!before) await refuseBadSlug(db, slug!);
      return columns;
    },
    beforeDelete: (row, { app }) => refuseInMenu(row, app.ajustes.current.menus),
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
