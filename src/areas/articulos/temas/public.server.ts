import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { publicKind } from '#server/public/kind.ts';

/** When the first of its articles was, or will be, published. */
const desde = sql<string | null>`(select min(lista.visible_desde) from articulo_listas as lista
  where lista.tipo = 'tema' and lista.id_cosa = cosa.id)`;

export const publicTemas = publicKind('tema', {
  shown,
  titulo: 'cosa.nombre',
  desde,
  texto: ['cosa.descripcion'],
});

/** Those under which there is something to read. */
function shown(db: Db, now?: string) {
  return db
    .selectFrom('temas as cosa')
    .where(desde, 'is not', null)
    .$if(now !== undefined, (query) => query.where(desde, '<=', now!));
}
