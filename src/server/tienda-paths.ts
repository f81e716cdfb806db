import type { Db } from './data/open.ts';
import { listProductoPaths } from './data/productos.ts';

/** The shop's addresses for the site map. */
export async function tiendaPaths(db: Db): Promise<{ path: string; lastmod: string | undefined }[]> {
  const productos = await listProductoPaths(db);
  return [
    { path: '/tienda', lastmod: undefined },
    { path: '/condiciones-de-venta', lastmod: undefined },
    ...productos.map(({ slug, updated_at }) => ({ path: `/tienda/${slug}`, lastmod: updated_at })),
  ];
}
