/** What visitors see of the shelf. The back office's own calls are in admin-calls.server.ts. */

import { z } from 'zod';
import { readSynonyms } from '#areas/buscar/sinonimos/read.server.ts';
import { categoriaProducto } from '#areas/tienda/categorias/categoria-producto.ts';
import { listCategoriasEnVenta } from '#areas/tienda/categorias/queries.server.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { findThings } from '#server/search/index.ts';
import { paging } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { later } from '#values/idioma/say.ts';
import { searchWords } from '#values/words.ts';
import { productoOrders } from './orders.ts';
import { producto, productoPagina } from './producto.ts';
import { findProductoEnVenta, listProductos, listRelacionados, pageFound, pageProductos } from './queries.server.ts';
import { toProducto, toProductos } from './wire.server.ts';

const notThere = later('Producto no encontrado.');
const perPage = 48;
const relatedCount = 4;
/** What is found beyond these is not looked for. */
const mostFound = 10 * perPage;

/** "3,7": those of a cart. */
const idList = z
  .string()
  .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, later('Los productos deben ser hasta 100 números separados por comas.'))
  .transform((text) => text.split(',').map(Number))
  .optional();

export const productos = {
  'get_all_productos_public.php': call({
    method: 'get',
    access: 'public',
    summary:
      'Everything that is for sale, newest first; with `page` or `limit` a page of it, in another order if asked, and the categories there are; with `q` what is found, best first; with `ids` those of a cart, without their texts and further pictures',
    input: z.object({
      id_tienda: filterId(later('La tienda')),
      id_categoria: filterId(later('La categoría')),
      // Whatever is typed is a question.
      q: z.string().optional(),
      ids: idList,
      ...paging,
      ...sorting(productoOrders),
    }),
    output: z.object({
      data: z.array(producto),
      categorias: z.array(categoriaProducto).optional(),
      ...z.object(pageFields).partial().shape,
    }),
    async handle({ app, db, input: { q = '', ids, page, limit, orden, dir, ...input }, now, reads }) {
      reads('tiendas', 'categorias_producto');
      const filter = { ...input, activo: 1 };
      const how = { now, isPublic: true };
      if (ids) {
        reads(...ids.map((id) => `producto:${id}`));
        return { data: (await toProductos(db, await listProductos(db, { ...filter, ids }), how)).map(inShort) };
      }
      reads('productos');
      const words = searchWords(q);
      if (words.length === 0 && page === undefined && limit === undefined)
        return { data: await toProductos(db, await listProductos(db, filter), how) };
      const request = { ...toPageRequest({ page, limit }, perPage), orden, dir };
      const { rows, ...paged } = words.length > 0 ? await find(words) : await pageProductos(db, filter, request);
      return { data: await toProductos(db, rows, how), categorias: await listCategoriasEnVenta(db), ...paged };

      async function find(words: string[]) {
        reads('busqueda', 'sinonimos');
        const asked = { words, synonyms: await readSynonyms(app), now, most: mostFound };
        return pageFound(db, { ...filter, ids: await findThings(app.database, 'producto', asked) }, request);
      }
    },
  }),

  'get_producto_publico.php': call({
    method: 'get',
    access: 'public',
    thing: 'producto',
    summary:
      'One product that is for sale, with up to four that go with it (`relacionados`, without their texts and further pictures); an address it had before finds it too (its slug in the answer is the new one)',
    input: bySlug(later('No se encontró el slug del producto.'), notThere),
    output: z.object({ data: productoPagina }),
    async handle(context) {
      const { db, input, now, reads } = context;
      // What goes with it changes with any of them.
      reads('tiendas', 'categorias_producto', 'productos');
      const row = await readBySlug(context, 'producto', input.slug, notThere, (by) => findProductoEnVenta(db, by));
      const how = { now, isPublic: true };
      const related = await toProductos(db, await listRelacionados(db, row, relatedCount), how);
      return { data: { ...(await toProducto(db, row, how)), relacionados: related.map(inShort) } };
    },
  }),
};

function inShort<One extends object>(one: One) {
  return { ...one, descripcion: null, imagenes_adicionales_urls: [] };
}
