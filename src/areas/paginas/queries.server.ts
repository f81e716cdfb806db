import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Writer } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { plain } from '#values/slug.ts';
import { paginaOrders } from './orders.ts';

interface Filter extends PageRequest, Sorting {
  search?: string | undefined;
  publicado?: number | undefined;
}

export function listPaginas(db: Db, { search, publicado, page, limit, ...sorting }: Filter) {
  const matching = db
    .selectFrom('paginas')
    .$if(Boolean(search), (query) => query.where('busqueda', 'like', `%${plain(search!)}%`))
    .$if(publicado !== undefined, (query) => query.where('publicado', '=', publicado!));
  return listPage(
    inOrder(matching.selectAll(), 'paginas', paginaOrders, sorting, ['busqueda', 'asc']),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}

export function findPagina(db: Db, by: { slug: string } | { id: number }) {
  return db.selectFrom('paginas').selectAll().where(isThe('paginas', by)).executeTakeFirst();
}

/** As many as articles keep. */
const keptVersions = 20;

/** What it said before a change. */
export async function keepVersion(db: Db, before: Row<'pagina'>, { user, now }: Writer): Promise<void> {
  const { id, titulo, contenido, imagen_url } = before;
  const valores = JSON.stringify({ titulo, contenido, imagen_url });
  await db
    .insertInto('versiones_pagina')
    .values({ pagina_id: id, titulo, valores, guardada_en: now, guardada_por: user!.usuario })
    .execute();
  const kept = db
    .selectFrom('versiones_pagina')
    .select('id')
    .where('pagina_id', '=', id)
    .orderBy('id', 'desc')
    .limit(keptVersions);
  const ids = (await kept.execute()).map((row) => row.id);
  await db.deleteFrom('versiones_pagina').where('pagina_id', '=', id).where('id', 'not in', ids).execute();
}

export function listVersiones(db: Db, paginaId: number) {
  return db
    .selectFrom('versiones_pagina')
    .select(['id', 'titulo', 'guardada_en', 'guardada_por'])
    .where('pagina_id', '=', paginaId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findVersion(db: Db, id: number) {
  const row = await db.selectFrom('versiones_pagina').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const values = JSON.parse(row.valores) as Pick<Row<'pagina'>, 'titulo' | 'contenido' | 'imagen_url'>;
  return { pagina_id: row.pagina_id, values };
}
