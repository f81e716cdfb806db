import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { type Etiqueta, etiquetaPattern } from '#values/etiquetas.ts';

/** A part of the earth, in degrees. */
export interface Box {
  sur: number;
  norte: number;
  oeste: number;
  este: number;
}

interface Asked {
  etiqueta?: Etiqueta | undefined;
  box: Box;
  limit: number;
}

export interface PlacedRow {
  nombre: string;
  clave: string;
  latitud: number;
  longitud: number;
  municipio: string | null;
}

export type PlacedTable = 'ubicaciones' | 'empresas' | 'actividades' | 'rutas';

/** What visitors may see of each; a thing without coordinates is in the middle of its municipality. */
const sources = {
  ubicaciones: { clave: 'cosa.slug', shown: sql`cosa.publicado = 1` },
  empresas: {
    clave: 'cosa.id',
    shown: sql`cosa.activo = 1 and exists (
      select 1 from categorias_negocio where categorias_negocio.id = cosa.categoria_id and categorias_negocio.activo = 1)`,
  },
  actividades: { clave: 'cosa.slug', shown: sql`1 = 1` },
  rutas: { clave: 'cosa.slug', shown: sql`1 = 1` },
} satisfies Record<PlacedTable, unknown>;

const latitud = sql<number>`coalesce(cosa.latitud, municipios.latitud)`;
const longitud = sql<number>`coalesce(cosa.longitud, municipios.longitud)`;

function placed(db: Db, table: PlacedTable, { etiqueta, box }: Omit<Asked, 'limit'>) {
  return db
    .selectFrom(`${table} as cosa` as 'ubicaciones as cosa')
    .leftJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .where(sql<boolean>`${sources[table].shown}`)
    .where(latitud, '>=', box.sur)
    .where(latitud, '<=', box.norte)
    .where(longitud, '>=', box.oeste)
    .where(longitud, '<=', box.este)
    .$if(etiqueta !== undefined, (query) => query.where('cosa.etiquetas', 'like', etiquetaPattern(etiqueta!)));
}

export async function listPlaced(db: Db, table: PlacedTable, asked: Asked): Promise<PlacedRow[]> {
  const rows = await placed(db, table, asked)
    .select(['cosa.nombre', 'municipios.nombre as municipio'])
    .select([latitud.as('latitud'), longitud.as('longitud')])
    .select(sql<string | number>`${sql.ref(sources[table].clave)}`.as('clave'))
    .orderBy('cosa.busqueda')
    .orderBy('cosa.id')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({ ...row, clave: String(row.clave) }));
}

/** How many there are in each municipality. */
export async function countPlaced(db: Db, table: PlacedTable, asked: Omit<Asked, 'limit'>) {
  const rows = await placed(db, table, asked)
    .where('municipios.latitud', 'is not', null)
    .select(['municipios.nombre', 'municipios.slug', 'municipios.latitud', 'municipios.longitud'])
    .select((eb) => eb.fn.countAll<number>().as('cuantos'))
    .groupBy(['municipios.nombre', 'municipios.slug', 'municipios.latitud', 'municipios.longitud'])
    .orderBy('municipios.slug')
    .execute();
  return rows.flatMap(({ nombre, slug, latitud, longitud, cuantos }) =>
    nombre && slug && latitud !== null && longitud !== null
      ? [{ nombre, slug, latitud, longitud, cuantos: Number(cuantos) }]
      : [],
  );
}
