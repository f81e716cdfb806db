import { sql } from 'kysely';
import { isThe } from '#server/db/is-the.ts';
import type { Db } from '#server/db/open.ts';
import type { SitePath } from '#server/feeds/site-map.ts';
import { things } from '#things.ts';
import { longitudeScale, type Point } from '#values/coordenadas/distance.ts';
import { type Day, todayInMadrid } from '#values/day.ts';

const columns = [
  'municipios.id',
  'municipios.nombre',
  'municipios.slug',
  'municipios.codigo_ine',
  'municipios.latitud',
  'municipios.longitud',
  'municipios.imagen',
  'municipios.descripcion',
  'municipios.updated_at',
] as const;

/** Those with a page that somebody may look for: all of our map, and others that have something to show. */
export async function listPueblos(db: Db, today: Day) {
  const [rows, counts] = await Promise.all([
    db.selectFrom('municipios').select(columns).orderBy('busqueda').orderBy('id').execute(),
    countByMunicipio(db, today),
  ]);
  return rows
    .map(({ descripcion, ...row }) => {
      const of = { ...none, ...counts.get(row.id) };
      const isEmpty = of.lugares + of.eventos + of.empresas + of.actividades === 0;
      return { ...row, ...of, tiene_contenido: !isEmpty || Boolean(descripcion) || Boolean(row.imagen) };
    })
    .filter(({ codigo_ine, tiene_contenido }) => codigo_ine !== null || tiene_contenido);
}

/** What search engines should read: pages that say something of their own. */
export async function puebloPaths(db: Db, now: string): Promise<SitePath[]> {
  const rows = await listPueblos(db, todayInMadrid(new Date(now)));
  return rows
    .filter(({ tiene_contenido }) => tiene_contenido)
    .map(({ slug, updated_at }) => ({ path: things.municipio.path(slug), lastmod: updated_at }));
}

const none = { lugares: 0, eventos: 0, empresas: 0, actividades: 0 };
type Counts = typeof none;

async function countByMunicipio(db: Db, today: Day): Promise<Map<number, Partial<Counts>>> {
  const counted = await Promise.all([
    countIn(db, 'lugares', sql`ubicaciones where publicado = 1`),
    countIn(db, 'empresas', sql`empresas where activo = 1`),
    countIn(db, 'actividades', sql`actividades where municipio_id is not null`),
    countIn(db, 'eventos', sql`eventos where ultimo_dia is null or ultimo_dia >= ${today}`),
  ]);
  const all = new Map<number, Partial<Counts>>();
  for (const { name, rows } of counted)
    for (const { municipio_id, total } of rows)
      all.set(municipio_id, { ...all.get(municipio_id), [name]: Number(total) });
  return all;
}

async function countIn(db: Db, name: keyof Counts, what: ReturnType<typeof sql>) {
  const { rows } = await sql<{ municipio_id: number; total: number }>`
    select municipio_id, count(*) as total from ${what} group by municipio_id`.execute(db);
  return { name, rows };
}

export function findPueblo(db: Db, by: { slug: string } | { id: number }) {
  return db
    .selectFrom('municipios')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .select(columns)
    .select('provincias.nombre as provincia_nombre')
    .where(isThe('municipios', by))
    .executeTakeFirst();
}

export async function listByCodigo(db: Db, codigos: string[]) {
  if (codigos.length === 0) return [];
  return db
    .selectFrom('municipios')
    .select(['nombre', 'slug'])
    .where('codigo_ine', 'in', codigos)
    .orderBy('busqueda')
    .execute();
}

/** Published places elsewhere within some 40 km, nearest first. */
export function listPlacesNear(db: Db, { id, latitud, longitud }: Point & { id: number }, count: number) {
  const scale = longitudeScale(latitud);
  const reach = 0.36;
  return db
    .selectFrom('ubicaciones')
    .innerJoin('municipios', 'municipios.id', 'ubicaciones.municipio_id')
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .innerJoin('categorias_ubicacion', 'categorias_ubicacion.id', 'ubicaciones.categoria_id')
    .where('ubicaciones.publicado', '=', 1)
    .where('ubicaciones.municipio_id', '!=', id)
    .where('ubicaciones.latitud', '>=', latitud - reach)
    .where('ubicaciones.latitud', '<=', latitud + reach)
    .where('ubicaciones.longitud', '>=', longitud - reach / scale)
    .where('ubicaciones.longitud', '<=', longitud + reach / scale)
    .select(['ubicaciones.id', 'ubicaciones.nombre', 'ubicaciones.slug', 'ubicaciones.imagen_portada'])
    .select(['ubicaciones.meta_description', 'ubicaciones.latitud', 'ubicaciones.longitud', 'ubicaciones.etiquetas'])
    .select(['ubicaciones.categoria_id', 'categorias_ubicacion.nombre as categoria_nombre'])
    .select(['ubicaciones.municipio_id', 'municipios.nombre as municipio_nombre'])
    .select('provincias.nombre as provincia_nombre')
    .orderBy(
      sql`(ubicaciones.latitud - ${latitud}) * (ubicaciones.latitud - ${latitud})
        + (ubicaciones.longitud - ${longitud}) * (ubicaciones.longitud - ${longitud}) * ${scale * scale}`,
    )
    .orderBy('ubicaciones.id')
    .limit(count)
    .execute();
}
