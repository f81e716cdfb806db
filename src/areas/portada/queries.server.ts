import { publicKinds } from '#public-kinds.server.ts';
import type { Db } from '#server/db/open.ts';

interface Wanted {
  /** By its address; main or besides. */
  categoria?: string;
  destacados?: true;
  limit: number;
  now: string;
}

/** The newest of them that visitors may see. */
export async function articulosOf(db: Db, { categoria, destacados, limit, now }: Wanted): Promise<number[]> {
  const rows = await publicKinds.articulo
    .shown(db, now)
    .$if(destacados === true, (query) => query.where('cosa.destacado', '=', 1))
    .$if(categoria !== undefined, (query) =>
      query.where((eb) =>
        eb(
          'cosa.id',
          'in',
          eb
            .selectFrom('articulo_listas')
            .innerJoin('categorias as suya', 'suya.id', 'articulo_listas.id_cosa')
            .where('articulo_listas.tipo', '=', 'categoria')
            .where('suya.slug', '=', categoria!)
            .select('articulo_listas.articulo_id'),
        ),
      ),
    )
    .select('cosa.id')
    .orderBy('cosa.publicado_en', 'desc')
    .orderBy('cosa.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function idsWithPicture(db: Db, tipo: 'ruta' | 'municipio', now: string): Promise<number[]> {
  const rows =
    tipo === 'ruta'
      ? await publicKinds.ruta
          .shown(db, now)
          .where('cosa.imagen_url', 'is not', null)
          .select('cosa.id')
          .orderBy('cosa.id')
          .execute()
      : await publicKinds.municipio
          .shown(db, now)
          .where('cosa.imagen', 'is not', null)
          .select('cosa.id')
          .orderBy('cosa.id')
          .execute();
  return rows.map(({ id }) => id);
}
