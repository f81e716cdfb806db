/** Where each kind of thing is edited in the back office; the compiler asks for a new kind's line. */
import type { Tipo } from '#things.ts';
import type { Found } from './admin-queries.server.ts';

type Row = Pick<Found, 'id' | 'slug'> & Partial<Pick<Found, 'titulo' | 'clase'>>;

const paths: Record<Tipo | 'pedido', (row: Row) => string> = {
  actividad: ({ slug }) => `/actividades/editar/${slug}`,
  ajuste: () => '/ajustes',
  articulo: ({ slug }) => `/articulos/editar/${slug}`,
  ayuntamiento: ({ id }) => `/patrocinadores/editar/ayuntamiento_sin_web/${id}`,
  categoria: ({ id }) => `/categorias/gestion?editar=${id}`,
  categoria_negocio: ({ id }) => `/edit-categoria-negocio/${id}`,
  categoria_producto: ({ id }) => `/categorias-productos/gestion?editar=${id}`,
  categoria_ubicacion: ({ id }) => `/ubicaciones-categorias/gestion?editar=${id}`,
  // Among many it is found by its code.
  cupon: ({ id, titulo }) => `/cupones/gestion?editar=${id}&q=${encodeURIComponent(titulo ?? '')}`,
  empresa: ({ id }) => `/edit-empresa/${id}`,
  envio: ({ id }) => `/boletin/envios/${id}`,
  evento: ({ id }) => `/eventos/editar/${id}`,
  libro: ({ slug }) => `/libros/editar/${slug}`,
  medio: ({ id }) => `/medios?ver=${id}`,
  mensaje: ({ titulo }) => `/mensajes/gestion?q=${encodeURIComponent(titulo ?? '')}`,
  municipio: ({ id }) => `/municipios/gestion?editar=${id}`,
  patrocinador: ({ id }) => `/patrocinadores/editar/texto_sin_web/${id}`,
  pedido: ({ titulo }) => `/pedidos/${titulo}`,
  producto: ({ id }) => `/productos/editar/${id}`,
  provincia: ({ id }) => `/provincias/gestion?editar=${id}`,
  ruta: ({ slug }) => `/rutas/editar/${slug}`,
  sponsor: ({ clase, id }) => `/patrocinadores/editar/${clase}/${id}`,
  tienda: ({ id }) => `/tiendas/editar/${id}`,
  tipo_evento: ({ id }) => `/tipos-evento/gestion?editar=${id}`,
  ubicacion: ({ id }) => `/manage/gestion-ubicaciones/edit/${id}`,
};

export function editPath({ tipo, ...row }: Row & Pick<Found, 'tipo'>): string {
  return `/admin${paths[tipo](row)}`;
}

/** Pages that are no thing of their own, and where what they show is kept. */
const pagePaths: Record<string, string> = {
  '/': '/ajustes/portada',
  '/agenda': '/eventos/gestion',
  '/actividades-y-eventos': '/actividades/gestion',
  '/aviso-legal': '/ajustes/legal',
  '/boletin': '/boletin/envios',
  '/condiciones-de-venta': '/ajustes/legal',
  '/contacto': '/ajustes/titular',
  '/desistimiento': '/desistimientos/gestion',
  '/devoluciones': '/ajustes/legal',
  '/emprendedores': '/empresas/gestion',
  '/envios': '/ajustes/envios',
  '/libros': '/libros/gestion',
  '/politica-cookies': '/ajustes/legal',
  '/politica-privacidad': '/ajustes/legal',
  '/mapa': '/municipios/gestion',
  '/pueblos': '/municipios/gestion',
  '/quienes-somos': '/ajustes/legal',
  '/reclamaciones': '/ajustes/legal',
  '/rutas': '/rutas/gestion',
  '/tienda': '/productos/gestion',
  '/ubicaciones': '/manage/gestion-ubicaciones',
};

export function editPathOfPage(path: string): string | undefined {
  return Object.hasOwn(pagePaths, path) ? `/admin${pagePaths[path]}` : undefined;
}
