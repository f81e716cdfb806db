import { type Expression, sql } from 'kysely';
import { publicKinds } from '#public-kinds.server.ts';
import { isThe } from '#server/db/is-the.ts';
import { placed } from '#server/db/near.ts';
import type { Db } from '#server/db/open.ts';
import type { Point } from '#values/coordenadas/distance.ts';
import { todayInMadrid } from '#values/day.ts';

const columns = [
  'municipios.id',
  'municipios.nombre',
  'municipios.slug',
  'municipios.codigo_ine',
  'municipios.latitud',
  'municipios.longitud',
  'municipios.imagen',
  'municipios.descripcion',
  'municipios.habitantes',
  'municipios.altitud',
  'municipios.superficie',
  'municipios.carretera_km',
  'municipios.autobus',
  'municipios.updated_at',
] as const;

/** Those with a page that somebody may look for: all of our map, where it is shown, and others that have something to show. */
export async function listPueblos(db: Db, now: string, hasMap: boolean) {
  const [rows, counts] = await Promise.all([
    db.selectFrom('municipios').select(columns).orderBy('busqueda').orderBy('id').execute(),
    countByMunicipio(db, now),
  ]);
  return rows
    .map(({ descripcion, ...row }) => {
      const of = { ...none, ...counts.get(row.id) };
      const isEmpty = of.lugares + of.eventos + of.empresas + of.actividades === 0;
      return { ...row, ...of, tiene_contenido: !isEmpty || Boolean(descripcion) || Boolean(row.imagen) };
    })
    .filter(({ codigo_ine, tiene_contenido }) => (hasMap && codigo_ine !== null) || tiene_contenido);
}

/** What search engines should read: pages that say something of their own. */
export async function listedPueblos(db: Db, now: string): Promise<Set<number>> {
  return new Set((await listPueblos(db, now, false)).map(({ id }) => id));
}

const none = { lugares: 0, eventos: 0, empresas: 0, actividades: 0 };
type Counts = typeof none;

async function countByMunicipio(db: Db, now: string): Promise<Map<number, Partial<Counts>>> {
  const { ubicacion, empresa, actividad, evento } = publicKinds;
  const today = todayInMadrid(new Date(now));
  const toCome = sql<boolean>`cosa.ultimo_dia is null or cosa.ultimo_dia >= ${today}`;
  const counted = await Promise.all([
    countIn(db, 'lugares', ubicacion.shown(db, now).select('cosa.municipio_id')),
    countIn(db, 'empresas', empresa.shown(db, now).select('cosa.municipio_id')),
    countIn(db, 'actividades', actividad.shown(db, now).select('cosa.municipio_id')),
    countIn(db, 'eventos', evento.shown(db, now).where(toCome).select('cosa.municipio_id')),
  ]);
  const all = new Map<number, Partial<Counts>>();
  for (const { name, rows } of counted)
    for (const { municipio_id, total } of rows)
      all.set(municipio_id, { ...all.get(municipio_id), [name]: Number(total) });
  return all;
}

async function countIn(db: Db, name: keyof Counts, shown: Expression<unknown>) {
  const { rows } = await sql<{ municipio_id: number; total: number }>`
    select municipio_id, count(*) as total from ${shown} as cosas group by municipio_id`.execute(db);
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
    .select(['nombre', 'slug', 'latitud', 'longitud'])
    .where('codigo_ine', 'in', codigos)
    .orderBy('busqueda')
    .execute();
}

const nearKm = 40;

/** Published places elsewhere, nearest first. */
export function listPlacesNear(db: Db, here: Point & { id: number }, count: number) {
  const place = placed('cosa');
  return publicKinds.ubicacion
    .shown(db)
    .innerJoin('provincias', 'provincias.id', 'municipios.provincia_id')
    .where('cosa.municipio_id', '!=', here.id)
    .where(place.within(nearKm, [here]))
    .select(['cosa.id', 'cosa.nombre', 'cosa.slug', 'cosa.imagen_portada', 'cosa.meta_description'])
    .select(['cosa.latitud', 'cosa.longitud', 'cosa.etiquetas', 'cosa.municipio_id', 'cosa.categoria_id'])
    .select(['categorias_ubicacion.nombre as categoria_nombre', 'municipios.nombre as municipio_nombre'])
    .select('provincias.nombre as provincia_nombre')
    .orderBy(place.distanceFrom(here))
    .orderBy('cosa.id')
    .limit(count)
    .execute();
}
