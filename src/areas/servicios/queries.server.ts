import { placed } from '#server/db/near.ts';
import type { Db } from '#server/db/open.ts';
import type { Point } from '#values/coordenadas/distance.ts';
import type { Servicio } from './servicio.ts';

const columns = ['id', 'tipo', 'nombre', 'latitud', 'longitud', 'fecha', 'version'] as const;

export async function listServicios(db: Db): Promise<Servicio[]> {
  const rows = await db.selectFrom('servicios').select(columns).orderBy('busqueda').orderBy('id').execute();
  return rows as Servicio[];
}

/** Within so many kilometres to each side. */
export async function listServiciosNear(db: Db, point: Point, km: number): Promise<Servicio[]> {
  const rows = await db
    .selectFrom('servicios')
    .select(columns)
    .where(placed('servicios').within(km, [point]))
    .orderBy('id')
    .limit(200)
    .execute();
  return rows as Servicio[];
}
