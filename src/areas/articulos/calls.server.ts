import { z } from 'zod';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { findMoved } from '#server/things/former-paths.ts';
import { paging } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { isReserved } from '#values/reserved.ts';
import { textos } from './archivo/textos.ts';
import { articulo, articuloListItem, latestArticulo } from './articulo.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { articuloPath } from './path.ts';
import {
  type ArticuloRow,
  countPublished,
  findArticulo,
  findPuntoIn,
  latestArticulos,
  listPublishedByCategoria,
  listRelated,
} from './queries.server.ts';
import { showTarjetas } from './tarjetas/show.server.ts';
import { temasOf } from './temas/queries.server.ts';
import { toArticulo } from './wire.server.ts';

const relatedCount = 3;
const notPublished = later('Artículo no encontrado o no publicado.');

export const articulos = {
  'get_latest_news.php': call({
    method: 'get',
    access: 'public',
    summary: 'Latest news, for the grid of the home page',
    output: z.object({ data: z.array(latestArticulo) }),
    async handle({ db, now, reads }) {
      reads('articulos', 'categorias');
      return { data: await latestArticulos(db, 6, { only: 'noticias', now }) };
    },
  }),

  'get_latest_posts.php': call({
    method: 'get',
    access: 'public',
    summary: 'Latest articles of every category but news, for the carousel of the home page',
    output: z.object({ data: z.array(latestArticulo) }),
    async handle({ db, now, reads }) {
      reads('articulos', 'categorias');
      return { data: await latestArticulos(db, 9, { except: 'noticias', now }) };
    },
  }),

  'get_posts.php': call({
    method: 'get',
    access: 'public',
    summary: 'Published articles of a category, newest first',
    input: z.object({
      categoriaSlug: z
        .string({ error: later('No se ha especificado una categoría.') })
        // No upper limit: the page of an address too long to exist is a 404 like any other.
        .min(1, later('No se ha especificado una categoría.')),
      ...paging,
    }),
    output: z.object({
      data: z.array(articuloListItem),
      /** `busqueda`: its page's description for search engines, where it has none of its own. */
      categoria: z.object({
        nombre_categoria: z.string(),
        slug: z.string(),
        descripcion: z.string().nullable(),
        busqueda: z.string(),
      }),
      ...pageFields,
    }),
    async handle({ app, db, input, now, reads }) {
      reads('categorias');
      const categoria = await findCategoria(db, { slug: input.categoriaSlug });
      if (!categoria) throw notFound(later('No se encontraron artículos para esta categoría.'));
      reads(`articulos:categoria:${categoria.id}`);
      const total = await totalOf(app, categoria.id, now);
      const request = { ...toPageRequest(input, 24), total, now };
      const { rows, ...page } = await listPublishedByCategoria(db, categoria.id, request);
      reads('ajustes');
      const { nombre_categoria } = await app.traducciones.into(categoria);
      const said = { categoria: nombre_categoria };
      const busqueda = texto(app.ajustes.current, textos, 'categoria.busqueda', said);
      return { data: rows, categoria: { ...categoria, busqueda }, ...page };
    },
  }),

  'get_post.php': call({
    method: 'get',
    access: 'public',
    thing: 'articulo',
    summary: 'One published article; an address it had before finds it too (its slug in the answer is the new one)',
    input: z.object({
      slug: z
        .string({ error: later('No se encontró el slug del artículo.') })
        .min(1, later('No se encontró el slug del artículo.'))
        .max(255, notPublished),
      categoriaSlug: z.string().max(255, notPublished).optional(),
    }),
    output: z.object({ data: articulo }),
    async handle(context) {
      const { db, input, now, reads } = context;
      // No category has such an address, and no article is below it.
      if (input.categoriaSlug && isReserved(input.categoriaSlug)) throw notFound(notPublished);
      reads('categorias', 'municipios');
      const row = await findPublished(db, input, now);
      // Anything may still be published under this address.
      if (!row) {
        reads('articulos');
        throw notFound(notPublished);
      }
      reads(`articulo:${row.id}`);
      const temas = await temasOf(db, row.temas);
      reads(...temas.map(({ id }) => `tema:${id}`));
      const shown = toArticulo({ ...row, contenido: await showTarjetas(context, row.contenido) }, temas);
      return { data: { ...shown, punto: await findPuntoIn(db, row.map_search_text) } };
    },
  }),

  'get_relacionados.php': call({
    method: 'get',
    access: 'public',
    summary: 'What to read after an article: up to three of its category, those before it first',
    input: z.object({ slug: z.string({ error: notPublished }).min(1, notPublished).max(255, notPublished) }),
    output: z.object({ data: z.array(latestArticulo) }),
    async handle({ db, input, now, reads }) {
      reads('categorias');
      const row = await findArticulo(db, input, now);
      if (!row) {
        reads('articulos');
        throw notFound(notPublished);
      }
      const data = await listRelated(db, row, relatedCount, now);
      reads(`articulo:${row.id}`, ...data.map(({ id }) => `articulo:${id}`));
      // What is published later does not come before this one; but it takes the place of what was filled up with.
      const isBefore = (item: (typeof data)[number]) =>
        item.categoria_slug === row.categoria_slug && item.fecha_creacion <= row.publicado_en;
      if (data.filter(isBefore).length < relatedCount) reads('articulos');
      return { data };
    },
  }),
};

/** What was counted once, and what was published since then. */
async function totalOf({ db, totals }: App, categoriaId: number, now: string): Promise<number> {
  const tag = `articulos:categoria:${categoriaId}`;
  const counted = await totals.get(tag, [tag], async () => ({
    until: now,
    total: await countPublished(db, categoriaId, '', now),
  }));
  return counted.total + (now > counted.until ? await countPublished(db, categoriaId, counted.until, now) : 0);
}

interface Address {
  slug: string;
  categoriaSlug?: string | undefined;
}

/** Under its address, or under one it had before while no other article has that now. */
async function findPublished(db: Db, { slug, categoriaSlug }: Address, now: string): Promise<ArticuloRow | undefined> {
  const row = await findArticulo(db, { slug }, now);
  if (!categoriaSlug || row?.categoria_slug === categoriaSlug) return row;
  const path = articuloPath({ categoria_slug: categoriaSlug, slug });
  return findMoved(db, 'articulo', path, (id) => findArticulo(db, { id }, now));
}
