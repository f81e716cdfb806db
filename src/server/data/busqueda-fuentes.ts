/** How each kind of thing looks to the search: what visitors may see of it, one row or all. */
import type { TipoBusqueda } from '#domain/busqueda.ts';
import type { Db } from './open.ts';

export interface Findable {
  id: number;
  titulo: string;
  /** Everything worth finding, tags and all: the index keeps only the words. */
  html: string;
  url: string;
  imagen: string | null;
  visible_desde?: string;
}

type Load = (db: Db, id?: number) => Promise<Findable[]>;

export const findables: Partial<Record<TipoBusqueda, Load>> & { articulo: Load } = { articulo: loadArticulos };

async function loadArticulos(db: Db, id?: number): Promise<Findable[]> {
  const rows = await db
    .selectFrom('articulos')
    .innerJoin('categorias', 'categorias.id', 'articulos.categoria_id')
    .where('articulos.estado', '=', 'publicado')
    .$if(id !== undefined, (query) => query.where('articulos.id', '=', id!))
    .select([
      'articulos.id',
      'articulos.titulo',
      'articulos.resumen',
      'articulos.contenido',
      'articulos.autor',
      'articulos.slug',
      'articulos.imagen_portada_url',
      'articulos.publicado_en',
      'categorias.slug as categoria_slug',
    ])
    .orderBy('articulos.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    titulo: row.titulo,
    html: joined(row.resumen, row.contenido, row.autor),
    url: `/${row.categoria_slug}/${row.slug}`,
    imagen: row.imagen_portada_url,
    visible_desde: row.publicado_en,
  }));
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('<br>');
}
