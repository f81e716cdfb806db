import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { plain } from '#values/slug.ts';
import { categoriaNegocioOrders } from './orders.ts';

interface CategoriaNegocioFilter extends PageRequest, Sorting {
  search?: string | undefined;
  activo?: number | undefined;
  /** Only what visitors may see. */
  isPublic?: boolean;
}

export function listCategoriasNegocio(db: Db, { search, activo, isPublic, ...request }: CategoriaNegocioFilter) {
  const matching = db
    .selectFrom('categorias_negocio')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(activo !== undefined, (query) => query.where('activo', '=', activo!))
    .$if(isPublic === true, (query) => query.where('activo', '=', 1));
  const chosen = matching.select(['id', 'nombre', 'descripcion', 'para', 'activo']);
  return listPage(
    inOrder(chosen, 'categorias_negocio', categoriaNegocioOrders, request, ['busqueda', 'asc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

export function findCategoriaNegocio(db: Db, id: number) {
  return db.selectFrom('categorias_negocio').selectAll().where('id', '=', id).executeTakeFirst();
}
