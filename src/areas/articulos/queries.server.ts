import { type ExpressionBuilder, sql } from 'kysely';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Lista, Row } from '#server/things/thing-row.ts';
import { type Punto, puntoOf } from '#values/coordenadas/coordenadas.ts';
import { plain } from '#values/slug.ts';
import { cardPicture } from './card-picture.server.ts';
import type { Situacion } from './estado.ts';
import { articuloOrders } from './orders.ts';

/** What cards show; only what may be seen at this instant. */
export function published(db: Db, now: string) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .where('articulos.publicado_en', '<=', now)
    .select([
      'articulos.id',
      'articulos.slug',
      'articulos.titulo',
      'articulos.resumen',
      cardPicture().as('imagen_portada_url'),
      'articulos.publicado_en as fecha_creacion',
      'categorias.slug as categoria_slug',
      'categorias.nombre_categoria',
    ])
    .orderBy('articulos.publicado_en', 'desc')
    .orderBy('articulos.id', 'desc');
}

interface Latest {
  only?: string;
  except?: string;
  now: string;
}

export function latestArticulos(db: Db, count: number, { only, except, now }: Latest) {
  return published(db, now)
    .$if(only !== undefined, (query) => query.where('categorias.slug', '=', only!))
    .$if(except !== undefined, (query) => query.where('categorias.slug', '!=', except!))
    .limit(count)
    .execute();
}

/** What to read after an article: those of its category that were published before it, else the newest there are. */
export async function listRelated(
  db: Db,
  of: { id: number; categoria_id: number | null; publicado_en: string },
  count: number,
  now: string,
) {
  const ofCategoria = published(db, now)
    .where('articulos.categoria_id', '=', of.categoria_id)
    .limit(count + 1);
  const before = await ofCategoria.where('articulos.publicado_en', '<=', of.publicado_en).execute();
  const found = before.filter(({ id }) => id !== of.id).slice(0, count);
  for (const more of [ofCategoria, published(db, now).limit(2 * count + 1)]) {
    if (found.length >= count) break;
    const taken = new Set([of.id, ...found.map(({ id }) => id)]);
    found.push(...(await more.execute()).filter(({ id }) => !taken.has(id)).slice(0, count - found.length));
  }
  return found;
}

/** Those of a category or of a topic. */
function inLista(db: Db, now: string, { tipo, id_cosa }: Lista) {
  return published(db, now)
    .innerJoin('articulo_listas as lista', 'lista.articulo_id', 'articulos.id')
    .where('lista.tipo', '=', tipo)
    .where('lista.id_cosa', '=', id_cosa)
    .where('lista.visible_desde', '<=', now)
    .clearOrderBy()
    .orderBy('lista.visible_desde', 'desc')
    .orderBy('lista.articulo_id', 'desc');
}

export function listPublishedByCategoria(
  db: Db,
  categoriaId: number,
  { total, now, ...request }: PageRequest & { total: number; now: string },
) {
  return listPage(inLista(db, now, { tipo: 'categoria', id_cosa: categoriaId }), total, request);
}

/** Those of a category published after one instant and until another. */
export async function countPublished(db: Db, categoriaId: number, after: string, until: string): Promise<number> {
  const row = await db
    .selectFrom('articulo_listas')
    .where('tipo', '=', 'categoria')
    .where('id_cosa', '=', categoriaId)
    .where('visible_desde', '>', after)
    .where('visible_desde', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** What each of them says. */
export function listContenidos(db: Db, ids: number[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('articulos').select(['id', 'contenido']).where('id', 'in', ids).execute();
}

export type ArticuloRow = NonNullable<Awaited<ReturnType<typeof findArticulo>>>;

/** With `visibleAt`: only if visitors may see it at that instant. */
export function findArticulo(db: Db, by: { slug: string } | { id: number }, visibleAt?: string) {
  const [column, value] = 'id' in by ? (['articulos.id', by.id] as const) : (['articulos.slug', by.slug] as const);
  return db
    .selectFrom('articulos')
    .leftJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where(column, '=', value)
    .$if(visibleAt !== undefined, (query) =>
      query.where('articulos.estado', '=', 'publicado').where('articulos.publicado_en', '<=', visibleAt!),
    )
    .selectAll('articulos')
    .select(ofCategoria)
    .executeTakeFirst();
}

/** A draft may have no category yet. */
const ofCategoria = [
  sql<string>`coalesce(categorias.slug, '')`.as('categoria_slug'),
  sql<string>`coalesce(categorias.nombre_categoria, '')`.as('nombre_categoria'),
];

/** The draft that a form has begun, if its first save arrived. */
export function findByClave(db: Db, clave: string) {
  return db.selectFrom('articulos').selectAll().where('clave_alta', '=', clave).executeTakeFirst();
}

/** What visitors see of it did not change: neither did the date on which it was changed. */
export async function keepUpdatedAt(db: Db, { id, updated_at }: Row<'articulo'>): Promise<void> {
  await db.updateTable('articulos').set({ updated_at }).where('id', '=', id).execute();
}

export const articuloNotThere = 'El artículo no se encontró o no se pudo cargar.';

export async function requireArticulo(db: Db, by: { slug: string } | { id: number }): Promise<ArticuloRow> {
  const row = await findArticulo(db, by);
  if (!row) throw notFound(articuloNotThere);
  return row;
}

const firma = sql<string>`coalesce(articulos.autor, articulos.escrito_por)`;

interface ArticuloFilter {
  search?: string | undefined;
  situacion?: Situacion | undefined;
  categoria?: number | null | undefined;
  tema?: number | null | undefined;
  /** Who signs it, or else wrote it. */
  autor?: string | null | undefined;
  now: string;
  /** Only what this user wrote and nobody published yet. */
  by?: string | undefined;
}

function matchingArticulos(db: Db, filter: ArticuloFilter) {
  return db
    .selectFrom('articulos')
    .$if(Boolean(filter.search), (query) => query.where('articulos.busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.situacion !== undefined, (query) => query.where(inSituacion(filter.situacion!, filter.now)))
    .$if(filter.by !== undefined, (query) =>
      query.where('articulos.escrito_por', '=', filter.by!).where('articulos.estado', '!=', 'publicado'),
    )
    .$if(Boolean(filter.autor), (query) => query.where(firma, '=', filter.autor!))
    .$if(Boolean(filter.categoria), (query) => query.where(isListed({ tipo: 'categoria', id_cosa: filter.categoria! })))
    .$if(Boolean(filter.tema), (query) => query.where(isListed({ tipo: 'tema', id_cosa: filter.tema! })));
}

function isListed({ tipo, id_cosa }: Lista) {
  return (eb: ExpressionBuilder<Schema, 'articulos'>) =>
    eb(
      'articulos.id',
      'in',
      eb.selectFrom('articulo_listas').where('tipo', '=', tipo).where('id_cosa', '=', id_cosa).select('articulo_id'),
    );
}

/** Whoever signs an article, or else wrote it; of those whom somebody sees only their own, just them. */
export function listFirmas(db: Db, by: string | undefined) {
  return db
    .selectFrom('articulos')
    .$if(by !== undefined, (query) => query.where('articulos.escrito_por', '=', by!))
    .where(firma, 'is not', null)
    .select((eb) => [firma.as('autor'), eb.fn.countAll<number>().as('total')])
    .groupBy(firma)
    .orderBy(firma)
    .limit(500)
    .execute();
}

export async function countArticulosAdmin(db: Db, filter: ArticuloFilter): Promise<number> {
  const counted = matchingArticulos(db, filter).select((eb) => eb.fn.countAll<number>().as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** `total` is what `countArticulosAdmin` says of the same filter. Which ones a page has is read from the indexes alone. */
export async function listArticulosAdmin(
  db: Db,
  { total, page, limit, orden, dir, ...filter }: ArticuloFilter & PageRequest & Sorting & { total: number },
) {
  const own: [string, 'desc'] = ['created_at', 'desc'];
  const matching = matchingArticulos(db, filter).select('articulos.id');
  const ofPage = inOrder(matching, 'articulos', articuloOrders, { orden, dir }, own)
    .limit(limit)
    .offset((page - 1) * limit);
  const chosen = db
    .selectFrom('articulos')
    .where('articulos.id', 'in', ofPage)
    .leftJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .select([
      cardPicture().as('imagen_portada_url'),
      'articulos.id',
      'articulos.titulo',
      'articulos.slug',
      'articulos.categoria_id',
      'articulos.estado',
      'articulos.escrito_por',
      'articulos.autor',
      'articulos.destacado',
      'articulos.publicado_en',
      'articulos.cambios_en',
      'articulos.created_at',
      ...ofCategoria,
    ]);
  const rows = total === 0 ? [] : await inOrder(chosen, 'articulos', articuloOrders, { orden, dir }, own).execute();
  return { rows, total, page, limit, pages: Math.max(1, Math.ceil(total / limit)) };
}

function inSituacion(situacion: Situacion, now: string) {
  return ({ eb, and }: ExpressionBuilder<Schema, 'articulos'>) => {
    if (situacion === 'publicado' || situacion === 'programado')
      return and([
        eb('articulos.estado', '=', 'publicado'),
        // Nearly all that are published are so by now: an index over it would lead past the one that has their order.
        situacion === 'publicado'
          ? eb(sql`articulos.publicado_en || ''`, '<=', now)
          : eb('articulos.publicado_en', '>', now),
      ]);
    return eb('articulos.estado', '=', situacion);
  };
}

/** The middle of the municipality that a text for a map names: "Castillo, Belmonte, Cuenca", "Lagunas de Cañada del Hoyo". */
export async function findPuntoIn(db: Db, text: string | null): Promise<Punto> {
  if (!text) return null;
  const parts = text.split(/[,;·]/).map((part) => plain(part.trim()));
  const rows = await db
    .selectFrom('municipios')
    .select(['busqueda', 'latitud', 'longitud'])
    .where('codigo_ine', 'is not', null)
    .where(sql<boolean>`${plain(text)} like '%' || busqueda || '%'`)
    .execute();
  /** Named for itself, at the end of a name, or no more than the province. */
  const rank = ({ busqueda }: { busqueda: string }) => {
    if (busqueda === 'cuenca') return 2;
    if (parts.includes(busqueda)) return 0;
    return parts.some((part) => part.endsWith(` de ${busqueda}`) || part.endsWith(` ${busqueda}`)) ? 1 : 3;
  };
  const named = rows.filter((row) => rank(row) < 3);
  return puntoOf(...named.sort((one, other) => rank(one) - rank(other) || other.busqueda.length - one.busqueda.length));
}
