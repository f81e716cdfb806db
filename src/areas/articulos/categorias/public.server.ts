import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicCategorias = publicKind('categoria', {
  shown,
  titulo: 'cosa.nombre_categoria',
});

function shown(db: Db) {
  return db.selectFrom('categorias as cosa');
}
