import type { Db } from '#server/db/open.ts';

export function listTiposEvento(db: Db) {
  return db.selectFrom('tipos_evento').select(['id', 'nombre', 'descripcion', 'version']).orderBy('busqueda').execute();
}
