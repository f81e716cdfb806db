import type { Db } from '#server/db/open.ts';

export function listProvincias(db: Db) {
  return db
    .selectFrom('provincias')
    .select(['id', 'nombre', 'comunidad_autonoma', 'version'])
    .orderBy('busqueda')
    .execute();
}
