/** How each kind of thing looks to the search: what visitors may see of it. */
import { sql } from 'kysely';
import { eventoPath } from '#agenda/evento.ts';
import type { TipoBusqueda } from '#buscar/tipo-busqueda.ts';
import type { Db } from '#server/db/open.ts';

export interface Findable {
  id: number;
  titulo: string;
  /** Everything worth finding, tags and all: the index keeps only the words. */
  html: string;
  url: string;
  imagen: string | null;
  /** Instants between which it is found; always, unless said. */
  visible_desde?: string;
  visible_hasta?: string | undefined;
}

/** One of them, or the next few after an id: all at once would not fit into memory. */
export type Which = { id: number } | { after: number; limit: number };

type Load = (db: Db, which: Which) => Promise<Findable[]>;

export const findables: Record<TipoBusqueda, Load> = {
  async articulo(db, which) {
    const rows = await db
      .selectFrom('articulos as cosa')
      .innerJoin('categorias', 'categorias.id', 'cosa.categoria_id')
      .where('cosa.estado', '=', 'publicado')
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.titulo', 'cosa.resumen', 'cosa.contenido', 'cosa.autor', 'cosa.slug'])
      .select(['cosa.imagen_portada_url', 'cosa.publicado_en', 'categorias.slug as categoria_slug'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.titulo,
      html: joined(row.resumen, row.contenido, row.autor),
      url: `/${row.categoria_slug}/${row.slug}`,
      imagen: row.imagen_portada_url,
      visible_desde: row.publicado_en,
    }));
  },

  async libro(db, which) {
    const rows = await db
      .selectFrom('libros as cosa')
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.titulo', 'cosa.autores', 'cosa.editorial', 'cosa.isbn', 'cosa.resumen', 'cosa.slug'])
      .select('cosa.imagen_url')
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.titulo,
      html: joined(row.autores, row.resumen, row.editorial, row.isbn),
      url: `/libro/${row.slug}`,
      imagen: row.imagen_url,
    }));
  },

  async actividad(db, which) {
    const rows = await db
      .selectFrom('actividades as cosa')
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.nombre', 'cosa.lugar', 'cosa.descripcion', 'cosa.slug', 'cosa.imagen_url'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.nombre,
      html: joined(row.descripcion, row.lugar),
      url: `/actividades-y-eventos/${row.slug}`,
      imagen: row.imagen_url,
    }));
  },

  async evento(db, which) {
    const rows = await db
      .selectFrom('eventos as cosa')
      .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
      .leftJoin('tipos_evento', 'tipos_evento.id', 'cosa.tipo_evento_id')
      .where(chosen(which))
      .limit(most(which))
      .select([
        'cosa.id',
        'cosa.titulo',
        'cosa.descripcion',
        'cosa.lugar',
        'cosa.slug',
        'cosa.imagen',
        'cosa.ultimo_dia',
      ])
      .select(['municipios.nombre as municipio', 'tipos_evento.nombre as tipo'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.titulo,
      html: joined(row.descripcion, row.lugar, row.municipio, row.tipo),
      url: `/${eventoPath(row.slug)}`,
      imagen: row.imagen,
      visible_hasta: row.ultimo_dia ? `${row.ultimo_dia}T23:59:59.999Z` : undefined,
    }));
  },

  async ubicacion(db, which) {
    const rows = await db
      .selectFrom('ubicaciones as cosa')
      .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
      .innerJoin('categorias_ubicacion', 'categorias_ubicacion.id', 'cosa.categoria_id')
      .where('cosa.publicado', '=', 1)
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.nombre', 'cosa.descripcion', 'cosa.direccion', 'cosa.slug', 'cosa.imagen_portada'])
      .select(['municipios.nombre as municipio', 'categorias_ubicacion.nombre as categoria'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.nombre,
      html: joined(row.descripcion, row.direccion, row.municipio, row.categoria),
      url: `/ubicaciones/${row.slug}`,
      imagen: row.imagen_portada,
    }));
  },

  async empresa(db, which) {
    const rows = await db
      .selectFrom('empresas as cosa')
      .innerJoin('municipios', 'municipios.id', 'cosa.municipio_id')
      .innerJoin('categorias_negocio', 'categorias_negocio.id', 'cosa.categoria_id')
      .where('cosa.activo', '=', 1)
      .where('categorias_negocio.activo', '=', 1)
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.nombre', 'cosa.descripcion', 'cosa.direccion', 'cosa.imagen'])
      .select(['municipios.nombre as municipio', 'categorias_negocio.nombre as categoria'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.nombre,
      html: joined(row.descripcion, row.direccion, row.municipio, row.categoria),
      // Businesses share a page; this is their place on it.
      url: `/emprendedores#empresa-${row.id}`,
      imagen: row.imagen,
    }));
  },

  async producto(db, which) {
    const rows = await db
      .selectFrom('productos as cosa')
      .innerJoin('tiendas', 'tiendas.id', 'cosa.tienda_id')
      .innerJoin('categorias_producto', 'categorias_producto.id', 'cosa.categoria_id')
      .where('cosa.activo', '=', 1)
      .where(chosen(which))
      .limit(most(which))
      .select(['cosa.id', 'cosa.nombre', 'cosa.descripcion', 'cosa.slug', 'cosa.url_imagen'])
      .select(['tiendas.nombre as tienda', 'categorias_producto.nombre as categoria'])
      .orderBy('cosa.id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      titulo: row.nombre,
      html: joined(row.descripcion, row.categoria, row.tienda),
      url: `/tienda/${row.slug}`,
      imagen: row.url_imagen,
    }));
  },
};

function chosen(which: Which) {
  return 'id' in which ? sql<boolean>`cosa.id = ${which.id}` : sql<boolean>`cosa.id > ${which.after}`;
}

function most(which: Which): number {
  return 'id' in which ? 1 : which.limit;
}

function joined(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('<br>');
}
