import type { Insertable, Updateable } from 'kysely';
import type { Estado } from '#domain/articulo.ts';
import { plain } from '#domain/slug.ts';
import type { Db } from './open.ts';
import { listPage, type Page, type PageRequest } from './page.ts';
import type { Schema } from './schema.ts';

export type ArticuloValues = Omit<Insertable<Schema['articulos']>, 'id' | 'busqueda' | 'created_at' | 'updated_at'>;

/** What cards show; only published ones. */
function published(db: Db) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .select([
      'articulos.id',
      'articulos.slug',
      'articulos.titulo',
      'articulos.resumen',
      'articulos.imagen_portada_url',
      'articulos.created_at',
      'categorias.slug as categoria_slug',
      'categorias.nombre_categoria',
    ])
    .orderBy('articulos.created_at', 'desc')
    .orderBy('articulos.id', 'desc');
}

export function latestArticulos(db: Db, count: number, { only, except }: { only?: string; except?: string }) {
  return published(db)
    .$if(only !== undefined, (query) => query.where('categorias.slug', '=', only!))
    .$if(except !== undefined, (query) => query.where('categorias.slug', '!=', except!))
    .limit(count)
    .execute();
}

export function listPublishedByCategoria(db: Db, categoriaId: number, request: PageRequest) {
  return listPage(
    published(db).where('articulos.categoria_id', '=', categoriaId),
    db
      .selectFrom('articulos')
      .where('categoria_id', '=', categoriaId)
      .where('estado', '=', 'publicado')
      .select((eb) => eb.fn.countAll<number>().as('total')),
    request,
  );
}

function whole(db: Db) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .selectAll('articulos')
    .select(['categorias.slug as categoria_slug', 'categorias.nombre_categoria']);
}

export type ArticuloRow = NonNullable<Awaited<ReturnType<typeof findArticulo>>>;

export function findArticulo(db: Db, by: { slug: string } | { id: number }, estado?: Estado) {
  return whole(db)
    .$if('slug' in by, (query) => query.where('articulos.slug', '=', (by as { slug: string }).slug))
    .$if('id' in by, (query) => query.where('articulos.id', '=', (by as { id: number }).id))
    .$if(estado !== undefined, (query) => query.where('articulos.estado', '=', estado!))
    .executeTakeFirst();
}

export interface ArticuloFilter extends PageRequest {
  search?: string | undefined;
  estado?: Estado | undefined;
  categoriaId?: number | undefined;
}

type AdminRow = Pick<
  ArticuloRow,
  'id' | 'titulo' | 'slug' | 'categoria_slug' | 'nombre_categoria' | 'estado' | 'created_at'
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
        'articulos.estado',
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
    .values({ ...values, busqueda: plain(values.titulo), created_at: now, updated_at: now })
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
export function listArticuloPaths(db: Db) {
  return db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .select(['articulos.slug', 'articulos.updated_at', 'categorias.slug as categoria_slug'])
    .orderBy('articulos.id')
    .execute();
}
