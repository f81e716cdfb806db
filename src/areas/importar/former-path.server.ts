import type { Db } from '#server/db/open.ts';
import { type FormerTipo, rememberPath } from '#server/things/former-paths.ts';
import { findImportado, rememberImportado } from './importados-queries.server.ts';

/** The old address leads here from now on; what undoing must take away is remembered. */
export async function addFormerPath(
  db: Db,
  importacionId: number,
  fuente: string,
  tipo: FormerTipo,
  id: number,
  paths: { before: string; after: string },
): Promise<void> {
  if (paths.before === paths.after) return;
  await rememberPath(db, tipo, id, paths);
  const clave = `ruta:${paths.before}`;
  // It is the first import's to take away.
  if ((await findImportado(db, fuente, clave))?.id_cosa === id) return;
  await rememberImportado(db, {
    ...{ fuente, clave, importacion_id: importacionId, tipo: 'ruta', id_cosa: id, version: 0 },
    valor: paths.before,
  });
}
