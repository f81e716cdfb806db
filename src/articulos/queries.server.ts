import type { ExpressionBuilder } from 'kysely';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { listPage, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { chosen, type Findable, joined, most, type Which } from '#server/search/source.ts';
import { plain } from '#values/slug.ts';
import type { Situacion } from './estado.ts';
import { articuloPath } from './path.ts';

/** What cards show; only what may be seen at this instant. */
function published(db: Db, now: string) {
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
      'articulos.imagen_portada_url',
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

export function listPublishedByCategoria(
  db: Db,
  categoriaId: number,
  { total, now, ...request }: PageRequest & { total: number; now: string },
) {
  return listPage(published(db, now).where('articulos.categoria_id', '=', categoriaId), total, request);
}

/** Those published after one instant and until another. */
export async function countPublished(db: Db, categoriaId: number, after: string, until: string): Promise<number> {
  const row = await db
    .selectFrom('articulos')
    .where('categoria_id', '=', categoriaId)
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', after)
    .where('publicado_en', '<=', until)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

export type ArticuloRow = NonNullable<Awaited<ReturnType<typeof findArticulo>>>;

/** With `visibleAt`: only if visitors may see it at that instant. */
export function findArticulo(db: Db, by: { slug: string } | { id: number }, visibleAt?: string) {
  const [column, value] = 'id' in by ? (['articulos.id', by.id] as const) : (['articulos.slug', by.slug] as const);
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where(column, '=', value)
    .$if(visibleAt !== undefined, (query) =>
      query.where('articulos.estado', '=', 'publicado').where('articulos.publicado_en', '<=', visibleAt!),
    )
    .selectAll('articulos')
    .select(['categorias.slug as categoria_slug', 'categorias.nombre_categoria'])
    .executeTakeFirst();
}

export const missingArticulo = 'El artículo no se encontró o no se pudo cargar.';

export async function requireArticulo(db: Db, by: { slug: string } | { id: number }): Promise<ArticuloRow> {
  const row = await findArticulo(db, by);
  if (!row) throw notFound(missingArticulo);
  return row;
}

interface ArticuloFilter extends PageRequest {
  search?: string | undefined;
  situacion?: Situacion | undefined;
  categoriaId?: number | undefined;
  now: string;
  /** Only what this user wrote and nobody published yet. */
  by?: string | undefined;
}

export function listArticulosAdmin(db: Db, filter: ArticuloFilter) {
  const matching = db
    .selectFrom('articulos')
    .$if(Boolean(filter.search), (query) => query.where('articulos.busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.situacion !== undefined, (query) => query.where(inSituacion(filter.situacion!, filter.now)))
    .$if(filter.by !== undefined, (query) =>
      query.where('articulos.escrito_por', '=', filter.by!).where('articulos.estado', '!=', 'publicado'),
    )
    .$if(filter.categoriaId !== undefined, (query) => query.where('articulos.categoria_id', '=', filter.categoriaId!));
  return listPage(
    matching
      .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
      .select([
        'articulos.id',
        'articulos.titulo',
        'articulos.slug',
        'articulos.categoria_id',
        'articulos.estado',
        'articulos.escrito_por',
        'articulos.publicado_en',
        'articulos.created_at',
        'categorias.slug as categoria_slug',
        'categorias.nombre_categoria',
      ])
      .orderBy('articulos.created_at', 'desc')
      .orderBy('articulos.id', 'desc'),
    matching.select((eb) => eb.fn.countAll<number>().as('total')),
    filter,
  );
}

function inSituacion(situacion: Situacion, now: string) {
  return ({ eb, and }: ExpressionBuilder<Schema, 'articulos'>) => {
    if (situacion === 'publicado' || situacion === 'programado')
      return and([
        eb('articulos.estado', '=', 'publicado'),
        eb('articulos.publicado_en', situacion === 'publicado' ? '<=' : '>', now),
      ]);
    return eb('articulos.estado', '=', situacion);
  };
}

/** What the search knows of it. */
export async function searchArticulo(db: Db, which: Which): Promise<Findable[]> {
  const rows = await db
    .selectFrom('articulos as cosa')
    .innerJoin('categorias', 'categorias.id', 'cosa.categoria_id')
    .where('cosa.estado', '=', 'publicado')
    .where(chosen(which))
    .limit(most(which))
    .select(['cosa.id', 'cosa.titulo', 'cosa.resumen', 'cosa.contenido', 'cosa.autor', 'cosa.slug'])
    .select(['cosa.imagen_portada_url', 'cosa.publicado_en', 'categorias.slug as categoria_slug'])
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.titulo,
    html: joined(row.resumen, row.contenido, row.autor),
    url: articuloPath(row),
    imagen: row.imagen_portada_url,
    visible_desde: row.publicado_en,
  }));
}
