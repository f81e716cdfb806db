import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

export const publicLibros = publicKind('libro', {
  shown,
  titulo: 'cosa.titulo',
  imagen: 'cosa.imagen_url',
  texto: ['cosa.autores', 'cosa.resumen', 'cosa.editorial', 'cosa.isbn'],
});

function shown(db: Db) {
  return db.selectFrom('libros as cosa');
}
