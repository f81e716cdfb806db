import { publicKinds } from '#public-kinds.server.ts';
import { isThe } from '#server/db/is-the.ts';
import { placed } from '#server/db/near.ts';
import type { Db } from '#server/db/open.ts';
import { inOrder, listPage, type PageRequest, type Sorting } from '#server/db/page.ts';
import { distanceKm, type Point } from '#values/coordenadas/distance.ts';
import { type Etiqueta, etiquetaPattern } from '#values/etiquetas.ts';
import { plain } from '#values/slug.ts';
import { orders } from './admin.ts';
import type { Dificultad } from './dificultad.ts';
import type { columnsOf } from './trazado.ts';

interface RutaFilter {
  search?: string | undefined;
  dificultad?: Dificultad | undefined;
  municipioId?: number | undefined;
  etiqueta?: Etiqueta | undefined;
}

/** Newest first, unless it is asked for in another order. */
export function listRutas(db: Db, { page, limit, orden, dir, ...filter }: RutaFilter & PageRequest & Sorting) {
  return listPage(
    inOrder(withMunicipio(db, filter).select(shortColumns), 'rutas', orders, { orden, dir }, ['created_at', 'desc']),
    matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total')),
    { page, limit },
  );
}

export type RutaRow = NonNullable<Awaited<ReturnType<typeof findRuta>>>;

export function findRuta(db: Db, by: { slug: string } | { id: number }) {
  return withMunicipio(db, {}).selectAll('rutas').where(isThe('rutas', by)).executeTakeFirst();
}

/** What cards and tables show. */
const shortColumns = [
  'rutas.id',
  'rutas.nombre',
  'rutas.slug',
  'rutas.imagen_url',
  'rutas.municipio_id',
  'rutas.dificultad',
  'rutas.distancia_m',
  'rutas.subida_m',
  'rutas.bajada_m',
  'rutas.minutos',
  'rutas.circular',
  'rutas.latitud',
  'rutas.longitud',
  'rutas.etiquetas',
] as const;

function withMunicipio(db: Db, filter: RutaFilter) {
  return matching(db, filter)
    .leftJoin('municipios', 'municipios.id', 'rutas.municipio_id')
    .select(['municipios.nombre as municipio_nombre', 'municipios.slug as municipio_slug']);
}

function matching(db: Db, { search, dificultad, municipioId, etiqueta }: RutaFilter) {
  return db
    .selectFrom('rutas')
    .$if(Boolean(search), (query) => query.where('rutas.busqueda', 'like', `%${plain(search!)}%`))
    .$if(dificultad !== undefined, (query) => query.where('rutas.dificultad', '=', dificultad!))
    .$if(municipioId !== undefined, (query) => query.where('rutas.municipio_id', '=', municipioId!))
    .$if(etiqueta !== undefined, (query) => query.where('rutas.etiquetas', 'like', etiquetaPattern(etiqueta!)));
}

/** The whole track, packed. */
export async function findTrazado(db: Db, rutaId: number): Promise<string | undefined> {
  const row = await db.selectFrom('ruta_trazados').select('puntos').where('ruta_id', '=', rutaId).executeTakeFirst();
  return row?.puntos;
}

export async function saveTrazado(db: Db, rutaId: number, puntos: string): Promise<void> {
  await db
    .insertInto('ruta_trazados')
    .values({ ruta_id: rutaId, puntos })
    .onConflict((conflict) => conflict.column('ruta_id').doUpdateSet({ puntos }))
    .execute();
}

/** Tracks of which nobody has worked out where they are interrupted. */
export function listUndrawn(db: Db) {
  return db
    .selectFrom('rutas')
    .innerJoin('ruta_trazados', 'ruta_trazados.ruta_id', 'rutas.id')
    .where('rutas.cortes', 'is', null)
    .select(['rutas.id', 'rutas.dificultad_elegida', 'ruta_trazados.puntos'])
    .execute();
}

export async function saveDrawing(
  db: Db,
  rutaId: number,
  drawn: ReturnType<typeof columnsOf> & { dificultad?: Dificultad },
): Promise<void> {
  await db.updateTable('rutas').set(drawn).where('id', '=', rutaId).execute();
}

const nearKm = 3;
/** Of a crowded place, so many are looked at. */
const candidates = 200;

/** Published places near the line, nearest first. */
export async function listNearLine(db: Db, line: readonly Point[], count: number) {
  const rows = await publicKinds.ubicacion
    .shown(db)
    .where(placed('cosa').within(nearKm, line))
    .select(['cosa.id', 'cosa.nombre', 'cosa.slug', 'cosa.imagen_portada', 'cosa.latitud', 'cosa.longitud'])
    .select('categorias_ubicacion.nombre as categoria_nombre')
    .orderBy(placed('cosa').distanceFrom(line[Math.floor(line.length / 2)]!))
    .orderBy('cosa.id')
    .limit(candidates)
    .execute();
  return rows
    .map((row) => {
      const at = { latitud: row.latitud!, longitud: row.longitud! };
      return { ...row, ...at, distancia_km: Math.min(...line.map((point) => distanceKm(point, at))) };
    })
    .filter(({ distancia_km }) => distancia_km <= nearKm)
    .sort((one, other) => one.distancia_km - other.distancia_km)
    .slice(0, count);
}
