import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { listPage, type Page, type PageRequest } from '#server/db/page.ts';
import type { Schema } from '#server/db/schema.ts';
import { plain } from '#values/slug.ts';
import type { Estado } from './articulo.ts';

type Insert = Insertable<Schema['articulos']>;
export type ArticuloValues = Omit<Insert, 'id' | 'busqueda' | 'publicado_en' | 'created_at' | 'updated_at'> & {
  /** Absent: at once. */
  publicado_en?: string | undefined;
};

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
      'articulos.publicado_en',
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

/** Those that came to light after one instant and until another. */
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

function whole(db: Db) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .selectAll('articulos')
    .select(['categorias.slug as categoria_slug', 'categorias.nombre_categoria']);
}

export type ArticuloRow = NonNullable<Awaited<ReturnType<typeof findArticulo>>>;

/** With `visibleAt`: only if visitors may see it at that instant. */
export function findArticulo(db: Db, by: { slug: string } | { id: number }, visibleAt?: string) {
  return whole(db)
    .$if('slug' in by, (query) => query.where('articulos.slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('articulos.id', '=', (by as { id: number }).id))
    .$if(visibleAt !== undefined, (query) =>
      query.where('articulos.estado', '=', 'publicado').where('articulos.publicado_en', '<=', visibleAt!),
    )
    .executeTakeFirst();
}

export interface ArticuloFilter extends PageRequest {
  search?: string | undefined;
  estado?: Estado | undefined;
  categoriaId?: number | undefined;
}

type AdminRow = Pick<
  ArticuloRow,
  | 'id'
  | 'titulo'
  | 'slug'
  | 'categoria_id'
  | 'categoria_slug'
  | 'nombre_categoria'
  | 'estado'
  | 'publicado_en'
  | 'created_at'
>;

export function listArticulosAdmin(db: Db, filter: ArticuloFilter): Promise<Page<AdminRow>> {
  const matching = db
    .selectFrom('articulos')
    .$if(Boolean(filter.search), (query) => query.where('articulos.busqueda', 'like', `%${plain(filter.search!)}%`))
    .$if(filter.estado !== undefined, (query) => query.where('articulos.estado', '=', filter.estado!))
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

export async function isArticuloSlugTaken(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom('articulos').where('slug', '=', slug).select('id').executeTakeFirst();
  return row !== undefined;
}

export async function insertArticulo(db: Db, values: ArticuloValues, now: string): Promise<number> {
  const row = await db
    .insertInto('articulos')
    .values({
      ...values,
      publicado_en: values.publicado_en ?? now,
      busqueda: plain(values.titulo),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateArticulo(db: Db, id: number, values: Updateable<Schema['articulos']>, now: string) {
  const busqueda = values.titulo === undefined ? {} : { busqueda: plain(values.titulo as string) };
  await db
    .updateTable('articulos')
    .set({ ...values, ...busqueda, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function countArticulosIn(db: Db, categoriaId: number): Promise<number> {
  const row = await db
    .selectFrom('articulos')
    .where('categoria_id', '=', categoriaId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Every published article's path and date, for the site map. */
export function listArticuloPaths(db: Db, now: string) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .where('articulos.publicado_en', '<=', now)
    .select(['articulos.slug', 'articulos.updated_at', 'categorias.slug as categoria_slug'])
    .orderBy('articulos.id')
    .execute();
}

/** What comes to light between two instants, `from` itself excluded. */
export function listArticulosPublishedBetween(db: Db, from: string, to: string) {
  return db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', from)
    .where('publicado_en', '<=', to)
    .select(['id', 'categoria_id'])
    .execute();
}

/** The next instant at which a scheduled article comes to light. */
export async function nextPublication(db: Db, after: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('articulos')
    .where('estado', '=', 'publicado')
    .where('publicado_en', '>', after)
    .select('publicado_en')
    .orderBy('publicado_en')
    .limit(1)
    .executeTakeFirst();
  return row?.publicado_en;
}
