import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

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

/** All that has a place, by name. */
export async function listPlaced(db: Db, table: PlacedTable) {
  const rows = await db
    .selectFrom(`${table} as cosa` as 'ubicaciones as cosa')
    .leftJoin('municipios', 'municipios.id', 'cosa.municipio_id')
    .where(sql<boolean>`${sources[table].shown}`)
    .select(['cosa.nombre', 'cosa.etiquetas', 'cosa.latitud', 'cosa.longitud'])
    .select(['municipios.nombre as municipio_nombre', 'municipios.slug as municipio_slug'])
    .select(['municipios.latitud as municipio_latitud', 'municipios.longitud as municipio_longitud'])
    .select(sql<string | number>`${sql.ref(sources[table].clave)}`.as('clave'))
    .orderBy('cosa.busqueda')
    .orderBy('cosa.id')
    .execute();
  return rows.map((row) => ({ ...row, clave: String(row.clave) }));
}
