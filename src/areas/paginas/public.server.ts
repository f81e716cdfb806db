import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicPaginas = publicKind('pagina', {
  shown,
  titulo: 'cosa.titulo',
  imagen: 'cosa.imagen_url',
  texto: ['cosa.contenido'],
});

function shown(db: Db) {
  return db.selectFrom('paginas as cosa').where('cosa.publicado', '=', 1);
}
