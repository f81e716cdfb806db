import type { Db } from '#server/db/open.ts';

export function listSinonimos(db: Db) {
  return db.selectFrom('sinonimos').select(['id', 'palabras', 'version']).orderBy('busqueda').orderBy('id').execute();
}
