/** Where each kind of thing is edited in the back office; the compiler asks for a new kind's line. */
import type { Tipo } from '#things.ts';
import type { Found } from './admin-queries.server.ts';

type Row = Pick<Found, 'id' | 'titulo' | 'slug' | 'clase'>;

const paths: Record<Tipo | 'pedido', (row: Row) => string> = {
  actividad: ({ slug }) => `/actividades/editar/${slug}`,
  ajuste: () => '/ajustes',
  articulo: ({ slug }) => `/articulos/editar/${slug}`,
  ayuntamiento: ({ id }) => `/patrocinadores/editar/ayuntamiento_sin_web/${id}`,
  categoria: ({ id }) => `/categorias/gestion?editar=${id}`,
  categoria_negocio: ({ id }) => `/edit-categoria-negocio/${id}`,
  categoria_producto: ({ id }) => `/categorias-productos/gestion?editar=${id}`,
  categoria_ubicacion: ({ id }) => `/ubicaciones-categorias/gestion?editar=${id}`,
  empresa: ({ id }) => `/edit-empresa/${id}`,
  evento: ({ id }) => `/eventos/editar/${id}`,
  libro: ({ slug }) => `/libros/editar/${slug}`,
  mensaje: ({ titulo }) => `/mensajes/gestion?q=${encodeURIComponent(titulo)}`,
  municipio: ({ id }) => `/municipios/gestion?editar=${id}`,
  patrocinador: ({ id }) => `/patrocinadores/editar/texto_sin_web/${id}`,
  pedido: ({ titulo }) => `/pedidos/${titulo}`,
  producto: ({ id }) => `/productos/editar/${id}`,
  provincia: ({ id }) => `/provincias/gestion?editar=${id}`,
  sponsor: ({ clase, id }) => `/patrocinadores/editar/${clase}/${id}`,
  tienda: ({ id }) => `/tiendas/editar/${id}`,
  tipo_evento: ({ id }) => `/tipos-evento/gestion?editar=${id}`,
  ubicacion: ({ id }) => `/manage/gestion-ubicaciones/edit/${id}`,
};

export function editPath(row: Found): string {
  return `/admin${paths[row.tipo](row)}`;
}
