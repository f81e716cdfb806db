import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicEnvios = publicKind('envio', {
  shown,
  titulo: 'cosa.asunto',
});

/** Newsletters of the archive. */
function shown(db: Db) {
  return db.selectFrom('envios as cosa').where('cosa.publico', '=', 1);
}
