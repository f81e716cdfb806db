/** Pages of books, locations and sponsors, for the site map. */
import { listLibroPaths } from './data/libros.ts';
import type { Db } from './data/open.ts';
import { listSponsorPagePaths } from './data/sponsor-pages.ts';
import { listUbicacionPaths } from './data/ubicaciones.ts';

export async function contenidoPaths(db: Db) {
  const [libros, ubicaciones, sponsors] = await Promise.all([
    listLibroPaths(db),
    listUbicacionPaths(db),
    listSponsorPagePaths(db),
  ]);
  return [
    { path: '/libros', lastmod: undefined },
    ...libros.map(({ slug, updated_at }) => ({ path: `/libro/${slug}`, lastmod: updated_at })),
    { path: '/ubicaciones', lastmod: undefined },
    ...ubicaciones.map(({ slug, updated_at }) => ({ path: `/ubicaciones/${slug}`, lastmod: updated_at })),
    ...sponsors,
  ];
}
