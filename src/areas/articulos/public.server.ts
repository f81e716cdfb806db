import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';
import { cardPicture } from './card-picture.server.ts';

export const publicArticulos = publicKind('articulo', {
  shown,
  titulo: 'cosa.titulo',
  url: sql`'/' || categorias.slug || '/' || cosa.slug`,
  imagen: cardPicture('cosa'),
  categoria: 'categorias.nombre_categoria',
  // It is somewhere only in words.
  lugar: ['cosa.map_search_text'],
  desde: 'cosa.publicado_en',
  texto: ['cosa.resumen', 'cosa.contenido', 'cosa.autor'],
  resumen: ['cosa.resumen', 'cosa.contenido'],
});

function shown(db: Db, now?: string) {
  return db
    .selectFrom('articulos as cosa')
    .innerJoin('categorias', 'categorias.id', 'cosa.categoria_id')
    .where('cosa.estado', '=', 'publicado')
    .$if(now !== undefined, (query) => query.where('cosa.publicado_en', '<=', now!));
}
