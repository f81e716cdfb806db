import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { may } from '#server/api/may.ts';
import { sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { estadoActivoFilter } from '#values/fields/activo.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { categoriaNegocio, categoriaNegocioAdmin, kind } from './categoria-negocio.ts';
import { categoriaNegocioOrders } from './orders.ts';
import { findCategoriaNegocio, listCategoriasNegocio } from './queries.server.ts';

const notThere = later('La categoría de negocio no existe.');
const output = z.object({ data: categoriaNegocioAdmin });

export const categoriasNegocio = {
  'get_categorias_negocio.php': call({
    method: 'get',
    access: 'public',
    summary:
      'The business categories by name, as a plain list; X-Total-Count says how many match. Visitors see the active ones',
    input: z.object({ q: searchText(), estado: estadoActivoFilter, ...sorting(categoriaNegocioOrders), ...paging }),
    plain: true,
    output: z.object({ data: z.array(categoriaNegocio) }),
    async handle(context) {
      const { db, input, headers, reads } = context;
      reads('categorias_negocio');
      const { rows, total } = await listCategoriasNegocio(db, {
        search: input.q,
        activo: input.estado && (input.estado === 'activo' ? 1 : 0),
        isPublic: !may(context.user, 'contenido'),
        orden: input.orden,
        dir: input.dir,
        // Selects are filled from it: everything, unless a page is asked for.
        ...toPageRequest(input, 1000),
      });
      headers.set('x-total-count', String(total));
      return { data: rows };
    },
  }),

  'get_categoria_negocio.php': call({
    method: 'get',
    access: 'public',
    summary: 'One business category; visitors see it while it is active',
    input: z.object({ id: id() }),
    output,
    async handle(context) {
      context.reads('categorias_negocio');
      const row = await findCategoriaNegocio(context.db, context.input.id);
      if (!row || (row.activo === 0 && !may(context.user, 'contenido'))) throw notFound(notThere);
      return { data: row };
    },
  }),

  ...kindCalls('categoria_negocio', {
    ...kind,
    one: 'a business category',
    data: categoriaNegocioAdmin,
    // New ones are shown.
    values: ({ activo, ...columns }, { before }) => ({ ...columns, activo: activo ?? before?.activo ?? 1 }),
  }),
};
